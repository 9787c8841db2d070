import type { EngineCapabilities } from '@clipwright/core/engine';
import { offering, upTo } from '@clipwright/core/fields';
import { ASPECT_RATIOS, RESOLUTIONS } from '@clipwright/core/models';
import { VIDEO_MODES, type VideoMode } from '@clipwright/core/videos';
import { z } from 'zod';
import { loadWorkflow, type Workflow } from './workflow-library.js';
import { durationRange, type WorkflowManifest } from './workflow-manifest.js';
import { ownParameters } from './workflow-parameters.js';

const workflowName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'takes the name of a workflow: letters, digits, dots, hyphens');

/** A ComfyUI engine's options, without `kind` and `replicas`. */
export const comfyUiSettings = z.strictObject({
  /**
   * The workflow of each mode: one of ours, or one in `workflowFolder`. A mode without one is not offered.
   */
  workflows: z
    .strictObject({ text: workflowName.optional(), image: workflowName.optional() })
    .refine(
      ({ text, image }) => (text ?? image) !== undefined,
      'names no workflow; it takes text, image, or both',
    ),
  /** A folder of `<name>.json` and `<name>.manifest.json`; what is found there goes before ours. */
  workflowFolder: z.string().min(1).optional(),
  /** Sent as a bearer token, for a proxy that guards the server: ComfyUI itself asks nobody who they are. */
  apiKey: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'takes visible ASCII characters, without spaces')
    .optional(),
  headers: z
    .record(
      z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/),
      z.string().regex(/^[\x20-\x7e]*$/, 'takes ASCII characters on one line'),
    )
    .optional(),
  /** In place of what the manifests say. */
  durationsSeconds: durationRange.optional(),
  resolutions: z.array(z.enum(RESOLUTIONS)).min(1).optional(),
  aspectRatios: z.array(z.enum(ASPECT_RATIOS)).min(1).optional(),
  audio: z.boolean().optional(),
  pollIntervalMs: z.int().min(1).default(2_000),
  requestTimeoutMs: z.int().min(1).default(30_000),
  downloadTimeoutMs: z.int().min(1).default(600_000),
  /** How long a server that has our work may be out of reach. */
  patienceMs: z.int().min(0).default(120_000),
  maxVideoBytes: z.int().min(1).default(2_147_483_648),
});

export type ComfyUiSettings = z.infer<typeof comfyUiSettings>;

/** The workflow of each mode. Throws one error that tells every problem with every file. */
export function comfyUiWorkflows(settings: ComfyUiSettings): Partial<Record<VideoMode, Workflow>> {
  const problems: string[] = [];
  const workflows: Partial<Record<VideoMode, Workflow>> = {};
  for (const mode of VIDEO_MODES) {
    const name = settings.workflows[mode];
    if (name === undefined) continue;
    const loaded = loadWorkflow(name, settings.workflowFolder);
    if ('problems' in loaded) problems.push(...loaded.problems);
    else if (loaded.workflow.manifest.mode !== mode)
      problems.push(`${name}: is a workflow for ${loaded.workflow.manifest.mode}, but is set for ${mode}`);
    else workflows[mode] = loaded.workflow;
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return workflows;
}

/**
 * What an engine of these settings can do: what all its workflows can, unless the settings say otherwise.
 * Throws as above.
 */
export function comfyUiCapabilities(settings: ComfyUiSettings): EngineCapabilities {
  const workflows = comfyUiWorkflows(settings);
  const manifests = Object.values(workflows).map(({ manifest }) => manifest);
  const capabilities: EngineCapabilities = {
    modes: VIDEO_MODES.filter((mode) => workflows[mode] !== undefined),
    durationsSeconds: settings.durationsSeconds ?? {
      min: Math.max(...manifests.map(({ durationsSeconds }) => durationsSeconds.min)),
      max: Math.min(...manifests.map(({ durationsSeconds }) => durationsSeconds.max)),
    },
    resolutions:
      settings.resolutions ??
      RESOLUTIONS.filter((one) => manifests.every(({ resolutions }) => resolutions.includes(one))),
    aspectRatios:
      settings.aspectRatios ??
      ASPECT_RATIOS.filter((one) => manifests.every(({ aspectRatios }) => aspectRatios.includes(one))),
    audio: settings.audio ?? manifests.every(({ audio }) => audio),
    ...offering({
      fps: shared(manifests.map(({ fps }) => fps)),
      last_image_url: workflows.image?.manifest.parameters.lastImage === undefined ? [] : [1],
      reference_image_urls: upTo(Math.min(...manifests.map(referencesOf))),
    }),
    // A server makes one video after another; a replica's own `slots` may let it hold more.
    parallelSlots: 1,
    // A start is looked for before it is made, under an id that comes from the video's.
    idempotentStart: true,
  };
  assertSomething(capabilities);
  return capabilities;
}

/** What a model may set beside what a request fills: whatever any of the workflows has an input for. */
export const comfyUiParameters = (settings: ComfyUiSettings): z.ZodObject =>
  ownParameters(Object.values(comfyUiWorkflows(settings)));

/** How many reference images a workflow takes. */
const referencesOf = ({ parameters }: WorkflowManifest): number => parameters.referenceImages?.length ?? 0;

/** The one number that all have. */
const shared = (numbers: readonly number[]): readonly number[] =>
  new Set(numbers).size === 1 ? numbers.slice(0, 1) : [];

function assertSomething({ durationsSeconds, resolutions, aspectRatios }: EngineCapabilities): void {
  const none = [
    ...(durationsSeconds.min > durationsSeconds.max ? ['length'] : []),
    ...(resolutions.length === 0 ? ['resolution'] : []),
    ...(aspectRatios.length === 0 ? ['aspect ratio'] : []),
  ];
  if (none.length > 0)
    throw new Error(
      `The workflows for text and image have no ${none.join(' and no ')} in common: give each an engine of its own.`,
    );
}
