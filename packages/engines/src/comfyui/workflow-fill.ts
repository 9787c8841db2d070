import type { EngineRequest } from '@clipwright/core/engine';
import { type Size, sizeToMake, textOfSize } from '../remote/native-size.js';
import type { WorkflowGraph } from './workflow-graph.js';
import type { Workflow } from './workflow-library.js';
import { REQUEST_PARAMETERS, type ManifestTarget, type WorkflowManifest } from './workflow-manifest.js';

/** A graph that makes one video, and what it makes differently. */
export interface FilledWorkflow {
  readonly graph: WorkflowGraph;
  readonly warnings: readonly string[];
}

/** What a request does not say: where the file goes, and where the images lie on the server. */
export interface FilledPlaces {
  /**
   * Different for every start: a graph that is identical to an earlier one would answer with that one's file.
   */
  readonly outputPrefix: string;
  readonly imageName: string | null;
  readonly lastImageName?: string | null;
  readonly referenceNames?: readonly string[];
}

type Value = string | number | boolean;

/** Writes a request into a copy of a workflow, in sizes, frames and rates that its model takes. */
export function fillWorkflow(
  { graph, manifest }: Workflow,
  request: EngineRequest,
  places: FilledPlaces,
): FilledWorkflow {
  const { width, height } = sizeToMake(request, manifest);
  const size = { width, height };
  const frames = framesFor(request, manifest);
  const filled = structuredClone(graph);
  const values: Record<string, Value | null> = {
    ...ownValues(request),
    ...size,
    frames,
    outputPrefix: places.outputPrefix,
    ...textsOf(request),
    image: places.imageName,
    seed: request.seed,
  };
  for (const [parameter, targets] of Object.entries(manifest.parameters))
    setAll(filled, targets ?? [], values[parameter] ?? null);
  if (!request.audio) removeAll(filled, manifest.parameters.audio ?? []);
  moreImages(filled, manifest.parameters, places);
  return { graph: filled, warnings: [...roundings(request, manifest, size), ...ignored(request, manifest)] };
}

/** Names the images beside the first, and cuts the links to those that there are none of. */
function moreImages(
  graph: WorkflowGraph,
  parameters: WorkflowManifest['parameters'],
  { lastImageName = null, referenceNames = [] }: FilledPlaces,
): void {
  const { lastImage = [], lastImageLink = [], referenceImages = [], referenceImageLinks = [] } = parameters;
  setAll(graph, lastImage, lastImageName);
  if (lastImageName === null) removeAll(graph, lastImageLink);
  referenceImages.forEach((one, index) => setAll(graph, [one], referenceNames[index] ?? null));
  removeAll(graph, referenceImageLinks.slice(referenceNames.length));
}

/** The smallest number of frames that the model makes and that is long enough. */
function framesFor({ durationSeconds }: EngineRequest, { fps, frameStep }: WorkflowManifest): number {
  return Math.ceil((Math.ceil(durationSeconds * fps) - 1) / frameStep) * frameStep + 1;
}

/** A negative prompt that nobody gave leaves the workflow's own in place. */
const textsOf = ({
  prompt,
  negativePrompt,
}: EngineRequest): { prompt: string; negativePrompt: string | null } => ({
  prompt: prompt ?? '',
  negativePrompt,
});

/** The operator's; what one workflow has no input for is there for the other one. */
function ownValues({ params }: EngineRequest): Record<string, Value> {
  const own = Object.entries(params).filter(([key]) => !REQUEST_PARAMETERS.has(key));
  return Object.fromEntries(
    own.filter((entry): entry is [string, Value] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  );
}

function setAll(graph: WorkflowGraph, targets: readonly ManifestTarget[], value: Value | null): void {
  if (value === null) return;
  for (const { node, input, times } of targets) {
    const inputs = graph[node]?.inputs;
    if (inputs !== undefined)
      inputs[input] = times !== undefined && typeof value === 'number' ? Math.round(value * times) : value;
  }
}

function removeAll(graph: WorkflowGraph, targets: readonly ManifestTarget[]): void {
  for (const { node, input } of targets) delete graph[node]?.inputs[input];
}

function roundings(
  request: EngineRequest,
  { fps, sizes, sizeMultiple }: WorkflowManifest,
  { width, height }: Size,
): string[] {
  const sized = width === request.width && height === request.height;
  const isNative = sizes.includes(textOfSize({ width, height }));
  const makes = isNative ? sizes.join(', ') : `sizes in steps of ${sizeMultiple} pixels`;
  return [
    ...(sized
      ? []
      : [`The model makes ${makes}, so it made ${width}x${height} for ${request.width}x${request.height}.`]),
    ...(fps === request.fps ? [] : [`The model makes ${fps} frames a second, not ${request.fps}.`]),
  ];
}

function ignored({ negativePrompt }: EngineRequest, { parameters }: WorkflowManifest): string[] {
  return negativePrompt !== null && parameters.negativePrompt === undefined
    ? ['The model takes no negative prompt, so it was left out.']
    : [];
}
