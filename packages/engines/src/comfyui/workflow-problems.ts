import { isLink, type WorkflowGraph } from './workflow-graph.js';
import { LINK_PARAMETERS, type WorkflowManifest } from './workflow-manifest.js';

interface Pointer {
  readonly what: string;
  readonly node: string;
  readonly input: string;
}

/** Everything in which a workflow and its manifest don't fit together, a sentence each. */
export function workflowProblems(graph: WorkflowGraph, manifest: WorkflowManifest): string[] {
  return [
    ...brokenLinks(graph),
    ...brokenTargets(graph, manifest),
    ...unknownNodes(graph, manifest),
    ...missingParameters(manifest),
  ];
}

function brokenLinks(graph: WorkflowGraph): string[] {
  return Object.entries(graph).flatMap(([id, node]) =>
    Object.entries(node.inputs).flatMap(([input, value]) =>
      isLink(value) && !(value[0] in graph)
        ? [`node ${id}, input ${input}: is linked to node ${value[0]}, which is not there`]
        : [],
    ),
  );
}

function brokenTargets(graph: WorkflowGraph, manifest: WorkflowManifest): string[] {
  const parameters = Object.entries(manifest.parameters).flatMap(([name, targets]) =>
    (targets ?? []).map((target) => ({ name, what: `parameter ${name}`, ...target })),
  );
  const models = manifest.models.map((model) => ({ what: 'model file', ...model }));
  return [
    ...[...parameters, ...models].flatMap((pointer) => brokenPointer(graph, pointer)),
    ...linkedParameters(graph, parameters),
  ];
}

function brokenPointer(graph: WorkflowGraph, { what, node: id, input }: Pointer): string[] {
  const node = graph[id];
  if (node === undefined) return [`${what}: there is no node ${id}`];
  return input in node.inputs ? [] : [`${what}: node ${id} (${node.class_type}) has no input ${input}`];
}

/** A value written over a link would cut the graph; a few parameters are there to do that. */
function linkedParameters(
  graph: WorkflowGraph,
  parameters: readonly (Pointer & { readonly name: string })[],
): string[] {
  return parameters
    .filter(({ name, node, input }) => !LINK_PARAMETERS.has(name) && isLink(graph[node]?.inputs[input]))
    .map(
      ({ what, node, input }) =>
        `${what}: node ${node}, input ${input} takes another node's output, so no value can be set there`,
    );
}

function unknownNodes(graph: WorkflowGraph, manifest: WorkflowManifest): string[] {
  const progress = manifest.progress
    .filter((id) => !(id in graph))
    .map((id) => `progress: there is no node ${id}`);
  const { output } = manifest;
  return output === undefined || output in graph
    ? progress
    : [...progress, `output: there is no node ${output}`];
}

function missingParameters({ mode, parameters }: WorkflowManifest): string[] {
  const needed = ['width', 'height', 'frames', ...(mode === 'image' ? ['image'] : [])];
  return needed
    .filter((name) => parameters[name] === undefined)
    .map((name) => `parameter ${name}: is missing`);
}
