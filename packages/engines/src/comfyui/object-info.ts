import { z } from 'zod';
import type { ServerLack } from '../remote/server-survey.js';
import { isLink, titleOf, type GraphNode, type WorkflowGraph } from './workflow-graph.js';
import type { Workflow } from './workflow-library.js';

/** An input as `/object_info` tells it: its type, or the list of what it takes, and its settings. */
const inputSpec = z.tuple([z.unknown()]).rest(z.unknown());
const inputSpecs = z.record(z.string(), inputSpec).catch({});

/** A node's class on a server. */
export const nodeInfo = z.looseObject({
  input: z.looseObject({ required: inputSpecs.default({}), optional: inputSpecs.default({}) }),
  output: z.array(z.unknown()).catch([]),
});

export type NodeInfo = z.infer<typeof nodeInfo>;
type InputSpec = z.infer<typeof inputSpec>;

/** The node classes that a workflow needs. */
export const classesOf = (graph: WorkflowGraph): string[] => [
  ...new Set(Object.values(graph).map((node) => node.class_type)),
];

/** What a server lacks to run a workflow, a sentence each: node classes, inputs, model files. */
export const missingOn = (workflow: Workflow, infoOf: (className: string) => NodeInfo | null): string[] =>
  lacksOn(workflow, infoOf).map(
    ({ what, mend }) => `${workflow.name}: ${what}${mend === null ? '' : `; ${mend}`}`,
  );

/** The same, each apart from how it is mended. */
export function lacksOn(
  { graph, manifest }: Workflow,
  infoOf: (className: string) => NodeInfo | null,
): ServerLack[] {
  const absent = classesOf(graph).filter((className) => infoOf(className) === null);
  const classes = absent.map((className) => ({
    what: `the server has no node ${className}`,
    mend: 'update ComfyUI, or install the nodes that bring it',
  }));
  const files = new Map(manifest.models.map((model) => [graph[model.node]?.inputs[model.input], model]));
  const written = new Set(
    Object.values(manifest.parameters).flatMap((targets) =>
      (targets ?? []).map(({ node, input }) => `${node} ${input}`),
    ),
  );
  const unfit = Object.entries(graph).flatMap(([id, node]) => {
    const info = infoOf(node.class_type);
    if (info === null) return [];
    return [...missingInputs(node, info), ...unfitInputs(id, node, info, written, new Set(files.keys()))].map(
      (problem) => ({ what: `node ${id} (${titleOf(graph, id)}): ${problem}`, mend: null }),
    );
  });
  return [...classes, ...missingFiles({ graph, manifest }, infoOf), ...unfit];
}

function missingFiles(
  { graph, manifest }: Pick<Workflow, 'graph' | 'manifest'>,
  infoOf: (className: string) => NodeInfo | null,
): ServerLack[] {
  return manifest.models.flatMap(({ node: id, input, folder, url }) => {
    const node = graph[id];
    const options = optionsOf(specOf(infoOf(node?.class_type ?? ''), input));
    const file = node?.inputs[input];
    if (options === null || typeof file !== 'string' || options.has(file)) return [];
    const from = url === undefined ? '' : `, from ${url}`;
    return [{ what: `${file} is missing`, mend: `put it into models/${folder} of ComfyUI${from}` }];
  });
}

function missingInputs(node: GraphNode, info: NodeInfo): string[] {
  return Object.keys(info.input.required)
    .filter((input) => !(input in node.inputs))
    .map((input) => `the input ${input} is missing`);
}

function unfitInputs(
  id: string,
  node: GraphNode,
  info: NodeInfo,
  written: ReadonlySet<string>,
  files: ReadonlySet<unknown>,
): string[] {
  return Object.entries(node.inputs).flatMap(([input, value]) => {
    // `format.codec` belongs to the input `format`, whose kind tells what may follow.
    if (specOf(info, input) === null)
      return specOf(info, input.split('.', 1)[0] ?? '') === null ? [`it has no input ${input}`] : [];
    const given = isLink(value) || written.has(`${id} ${input}`) || files.has(value);
    return given || takes(specOf(info, input), value)
      ? []
      : [`the input ${input} does not take ${JSON.stringify(value)}`];
  });
}

/** The names that an input of a node takes from a list; none where it takes more than a list. */
export const namesTaken = (info: NodeInfo | null, input: string): string[] =>
  [...(optionsOf(specOf(info, input)) ?? [])].filter((name) => typeof name === 'string');

const specOf = (info: NodeInfo | null, input: string): InputSpec | null =>
  info?.input.required[input] ?? info?.input.optional[input] ?? null;

const takes = (spec: InputSpec | null, value: unknown): boolean => optionsOf(spec)?.has(value) ?? true;

/** Lists that are longer than a server tells: what is uploaded, or asked for elsewhere, joins them. */
const OPEN_LISTS = ['image_upload', 'video_upload', 'audio_upload', 'remote', 'remote_combo'];

const inputConfig = z.looseObject({ options: z.array(z.unknown()).catch([]) });

/**
 * What a list input takes, in any of the three shapes that servers tell it; null where it takes more than a
 * list.
 */
function optionsOf(spec: InputSpec | null): ReadonlySet<unknown> | null {
  if (spec === null) return null;
  const [type, config] = spec;
  const { options, ...rest } = inputConfig.catch({ options: [] }).parse(config);
  if (OPEN_LISTS.some((open) => open in rest)) return null;
  if (Array.isArray(type)) return new Set(type.map(slashed));
  if (type === 'COMBO') return new Set(options.map(slashed));
  return type === 'COMFY_DYNAMICCOMBO_V3' ? new Set(options.map(keyOf)) : null;
}

const keyOf = (option: unknown): unknown => z.looseObject({ key: z.unknown() }).safeParse(option).data?.key;

/** Servers on Windows list files in folders with backslashes. */
const slashed = (option: unknown): unknown =>
  typeof option === 'string' ? option.replaceAll('\\', '/') : option;
