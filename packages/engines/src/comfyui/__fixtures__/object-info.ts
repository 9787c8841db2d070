import { recordedExchange, transcript } from '@clipwright/testing/recorded';
import { loadWorkflow, BUILT_IN_WORKFLOWS, type Workflow } from '../workflow-library.js';

type Definitions = Record<string, { input: Record<string, Record<string, unknown[]>> }>;

/** One of our workflows. */
export function builtIn(name: string): Workflow {
  const loaded = loadWorkflow(name, undefined);
  if ('problems' in loaded) throw new Error(loaded.problems.join('\n'));
  return loaded.workflow;
}

/** The model files that our workflows load, by folder. */
export function modelFiles(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { graph, manifest } of BUILT_IN_WORKFLOWS.map(builtIn)) {
    for (const { node, input, folder } of manifest.models)
      files.set(folder, [...(files.get(folder) ?? []), String(graph[node]?.inputs[input])]);
  }
  return files;
}

/** `/object_info` of the recorded server, with every node that our workflows use, and with these model files. */
export function objectInfo(
  files: ReadonlyMap<string, readonly string[]> = modelFiles(),
): Record<string, unknown> {
  const said = recordedExchange(transcript('comfyui/object-info-trimmed'), 'GET', '/object_info');
  const info = said.answer?.json as Definitions;
  for (const { graph, manifest } of BUILT_IN_WORKFLOWS.map(builtIn)) {
    for (const { node, input, folder } of manifest.models) {
      const specs = specsWith(input, info[graph[node]!.class_type]!);
      specs[input] = listing(specs[input]!, files.get(folder) ?? []);
    }
  }
  return info;
}

const specsWith = (input: string, { input: groups }: Definitions[string]): Record<string, unknown[]> =>
  Object.values(groups).find((specs) => input in specs)!;

/** A list in the shape in which the server tells it. */
const listing = ([type, config]: readonly unknown[], options: readonly string[]): unknown[] =>
  type === 'COMBO' ? [type, { ...(config as object), options }] : [options];
