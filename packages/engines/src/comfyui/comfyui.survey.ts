import type { VideoMode } from '@clipwright/core/videos';
import type { ServerProfile, ServerSurvey, SurveyedServer } from '../remote/server-survey.js';
import type { SystemStats } from './comfyui.answers.js';
import { ComfyUiClient } from './comfyui.client.js';
import { comfyUiSettings } from './comfyui.settings.js';
import { lacksOn, namesTaken, type NodeInfo } from './object-info.js';
import { BUILT_IN_WORKFLOWS, loadWorkflow, type Workflow } from './workflow-library.js';

type Nodes = Readonly<Record<string, NodeInfo>>;

/**
 * What a ComfyUI server tells of itself, and which of our workflows would run there. Rejects with a
 * WireError.
 */
export async function surveyComfyUi({ url, apiKey, fetch, signal }: SurveyedServer): Promise<ServerSurvey> {
  const settings = comfyUiSettings.parse({ workflows: { text: BUILT_IN_WORKFLOWS[0] }, apiKey });
  const client = new ComfyUiClient({ url, settings, fetch, signal });
  const [stats, nodes] = await Promise.all([client.systemStats(), client.allNodes()]);
  const workflows = BUILT_IN_WORKFLOWS.flatMap((name) => builtIn(name) ?? []);
  const judged = workflows.map((workflow) => ({
    workflow,
    lacks: lacksOn(workflow, (name) => nodes[name] ?? null),
  }));
  const running = judged.flatMap(({ workflow, lacks }) => (lacks.length === 0 ? [workflow] : []));
  return {
    program: 'ComfyUI',
    version: stats.system.comfyui_version ?? null,
    ...deviceOf(stats),
    nodes: Object.keys(nodes).length,
    models: modelsOn(nodes, workflows),
    profiles: profilesOf(running, cardGibOf(stats)),
    lacking: judged.flatMap(({ workflow: { name }, lacks }) => (lacks.length === 0 ? [] : [{ name, lacks }])),
  };
}

function builtIn(name: string): Workflow | null {
  const loaded = loadWorkflow(name, undefined);
  return 'workflow' in loaded ? loaded.workflow : null;
}

/** Its devices; what it calls the memory of a CPU is the computer's. */
function deviceOf({ devices }: SystemStats): Pick<ServerSurvey, 'card' | 'memory'> {
  const [first] = devices;
  if (first === undefined) return { card: null, memory: null };
  const { vram_total: totalBytes, vram_free: freeBytes } = first;
  return {
    card: devices.map(({ name }) => (name === 'cpu' ? 'none: it runs on the CPU' : name)).join(', '),
    memory: totalBytes === undefined ? null : { totalBytes, freeBytes: freeBytes ?? null },
  };
}

/** The files that it lists in the folders that our workflows load from. */
function modelsOn(nodes: Nodes, workflows: readonly Workflow[]): ServerSurvey['models'] {
  const found = workflows.flatMap(({ graph, manifest }) =>
    manifest.models.map(({ node, input, folder }) => {
      const names = namesTaken(nodes[graph[node]?.class_type ?? ''] ?? null, input);
      return { folder, names: names.filter(isFile) };
    }),
  );
  const namesIn = (folder: string): string[] =>
    found.flatMap((one) => (one.folder === folder ? one.names : []));
  const folders = [...new Set(found.map(({ folder }) => folder))];
  return folders.map((folder) => ({ folder, names: [...new Set(namesIn(folder))].toSorted() }));
}

/** Beside files the lists have what a node does without one, such as pixel_space. */
const isFile = (name: string): boolean => /\.\w+$/.test(name);

const familyOf = ({ name }: Workflow): string => name.replace(/-(text|image)$/, '');

/** GiB of a card that the makers speak of, as the guide has them; what does not fit is offloaded, and slower. */
const CARDS_GIB: Readonly<Record<string, number>> = {
  'wan-2.2-5b': 8,
  'wan-2.2-14b': 24,
  'hunyuan-video-1.5': 24,
  'ltx-2.3': 32,
};
const GIB = 1024 ** 3;
/** A card of 24 GB tells a little less. */
const TOLERANCE = 0.9;

interface Family {
  readonly name: string;
  readonly workflows: readonly Workflow[];
  readonly gib: number;
}

/**
 * One for each model whose workflows run: the largest that fits the card first, then those that are too large
 * for it, smallest first; of each, those for text and images before those for one alone. Where there is no
 * card, or its memory is not told, all count as too large.
 */
function profilesOf(running: readonly Workflow[], cardGib: number): ServerProfile[] {
  const names = new Set([...Object.keys(CARDS_GIB), ...running.map(familyOf)]);
  const families = [...names].map((name) => ({
    name,
    workflows: running.filter((one) => familyOf(one) === name),
    gib: CARDS_GIB[name] ?? 0,
  }));
  const there = families.filter(({ workflows }) => workflows.length > 0);
  const fits = there.filter(({ gib }) => gib <= cardGib);
  const large = there.filter(({ gib }) => gib > cardGib);
  return [
    ...fits.toSorted((one, other) => modesOf(other) - modesOf(one) || other.gib - one.gib),
    ...large.toSorted((one, other) => modesOf(other) - modesOf(one) || one.gib - other.gib),
  ].map((family) => profileOf(family, cardGib));
}

const modesOf = ({ workflows }: Family): number => workflows.length;

function profileOf({ name, workflows, gib }: Family, cardGib: number): ServerProfile {
  const byMode = new Map<VideoMode, string>(workflows.map((one) => [one.manifest.mode, one.name]));
  const chosen = (['text', 'image'] as const).flatMap((mode) => {
    const workflow = byMode.get(mode);
    return workflow === undefined ? [] : [[mode, workflow] as const];
  });
  const large = `The makers of ${name} speak of cards of ${gib} GB. What does not fit is offloaded, and slower.`;
  return {
    name,
    options: { workflows: Object.fromEntries(chosen) },
    hasSound: workflows.every(({ manifest }) => manifest.audio),
    notes: gib > cardGib ? [large] : [],
  };
}

/** 0 where there is no card, or it tells no memory. */
function cardGibOf({ devices: [first] }: SystemStats): number {
  if (first === undefined || first.name === 'cpu') return 0;
  return (first.vram_total ?? 0) / GIB / TOLERANCE;
}
