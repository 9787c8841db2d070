import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadWorkflow, BUILT_IN_WORKFLOWS, type Workflow } from '../workflow-library.js';

const DEFINITIONS = fileURLToPath(new URL('./node-definitions.json', import.meta.url));

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

/** `/object_info` of a server with every node that our workflows use, and with these model files. */
export function objectInfo(
  files: ReadonlyMap<string, readonly string[]> = modelFiles(),
): Record<string, unknown> {
  const text = readFileSync(DEFINITIONS, 'utf8');
  const listed = text.replaceAll(/\["models\/([a-z_]+)"\]/g, (_, folder: string) =>
    JSON.stringify(files.get(folder) ?? []),
  );
  return JSON.parse(listed) as Record<string, unknown>;
}
