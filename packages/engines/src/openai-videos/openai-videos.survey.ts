import { z } from 'zod';
import type { ServerSurvey, SurveyedServer } from '../remote/server-survey.js';
import { unreached } from './openai-videos.errors.js';
import { type FlavourName, flavourNamed } from './openai-videos.flavours.js';
import { type ListedModel, profileOf } from './openai-videos.profiles.js';
import { VideosWire } from './openai-videos.wire.js';

const TIMEOUT_MS = 10_000;

const text = z.string().min(1).nullish().catch(null);
const card = z.looseObject({ id: z.string().min(1), root: text, task_type: text });
const listed = z.looseObject({ data: z.array(card) });
/** Older releases of SGLang name the one model that they serve. */
const single = z.looseObject({ model_path: z.string().min(1), task_type: text });

interface Program {
  readonly program: string;
  readonly versionPath: string | null;
  /** What the release is of, where it is not the program's own. */
  readonly of: string;
}

/** The flavours whose servers say enough of themselves to be declared from that. */
export type SurveyedFlavour = Extract<FlavourName, 'sglang' | 'vllm-omni' | 'fastvideo'>;

/** Which program speaks a flavour, and who tells its release. No route of FastVideo's does. */
const PROGRAMS: Readonly<Record<SurveyedFlavour, Program>> = {
  sglang: { program: 'SGLang Diffusion', versionPath: 'server_info', of: '' },
  // The release of the vLLM inside; vLLM-Omni's own is told nowhere.
  'vllm-omni': { program: 'vLLM-Omni', versionPath: 'version', of: 'vLLM ' },
  fastvideo: { program: 'FastVideo', versionPath: null, of: '' },
};

const versionAnswer = z.looseObject({ version: z.string().regex(/^[\w.+-]{1,60}$/) });

/**
 * What a server tells of itself. None of them tells its card or its memory. Rejects with an EngineError where
 * it does not list its models.
 */
export async function surveyVideosServer(
  name: SurveyedFlavour,
  { url, apiKey, fetch, signal }: SurveyedServer,
): Promise<ServerSurvey> {
  const flavour = flavourNamed(name);
  const { program, versionPath, of } = PROGRAMS[name];
  const wire = new VideosWire({ replica: { name, url }, apiKey, fetch });
  const models = await modelsAt(wire, flavour.modelPaths, signal);
  const version = versionPath === null ? null : await versionAt(wire, versionPath, signal);
  const profiles = models.flatMap((model) => profileOf(model, flavour) ?? []);
  const unfit = models.filter((model) => !profiles.some((profile) => profile.name === model.id));
  return {
    program,
    version: version === null ? null : `${of}${version}`,
    card: null,
    memory: null,
    nodes: null,
    models: [{ folder: null, names: models.map(described) }],
    profiles,
    lacking: [
      ...unfit.map(({ id, task }) =>
        lacking(id, `it makes no video, its task is ${task}`, 'serve another model'),
      ),
      ...(models.length === 0
        ? [lacking(program, 'it serves no model yet', 'wait until one is loaded')]
        : []),
    ],
  };
}

const lacking = (name: string, what: string, mend: string) => ({ name, lacks: [{ what, mend }] });

const described = ({ id, root, task }: ListedModel): string =>
  [
    id,
    ...(root === null || root === id ? [] : [`from ${root}`]),
    ...(task === null ? [] : [`task ${task}`]),
  ].join(', ');

async function modelsAt(
  wire: VideosWire,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<ListedModel[]> {
  for (const path of paths) {
    const reply = await wire.ask({ method: 'GET', path, signal, timeoutMs: TIMEOUT_MS });
    const models = reply.kind === 'silence' ? null : modelsIn(reply.json);
    if (models !== null) return models;
  }
  throw unreached('it does not list its models');
}

function modelsIn(json: unknown): ListedModel[] | null {
  const list = listed.safeParse(json).data;
  if (list !== undefined)
    return list.data.map(({ id, root, task_type }) => ({ id, root: root ?? null, task: task_type ?? null }));
  const one = single.safeParse(json).data;
  return one === undefined ? null : [{ id: one.model_path, root: null, task: one.task_type ?? null }];
}

async function versionAt(wire: VideosWire, path: string, signal: AbortSignal): Promise<string | null> {
  const reply = await wire.ask({ method: 'GET', path, signal, timeoutMs: TIMEOUT_MS });
  if (reply.kind === 'silence' || reply.status !== 200) return null;
  return versionAnswer.safeParse(reply.json).data?.version ?? null;
}
