import { ASPECT_RATIOS, RESOLUTIONS } from '@clipwright/core/models';
import { VIDEO_MODES } from '@clipwright/core/videos';
import { z } from 'zod';
import { nativeSize } from '../remote/native-size.js';

/**
 * One input of one node. `times` scales a number on its way: a first stage at half size takes the width times
 * 0.5.
 */
const target = z.strictObject({
  node: z.string().min(1),
  input: z.string().min(1),
  times: z.number().positive().optional(),
});

const targets = z.array(target).min(1);

/** A file that a node loads: the node's input names it, and it lies in `models/<folder>` of the server. */
const modelFile = z.strictObject({
  node: z.string().min(1),
  input: z.string().min(1),
  folder: z.string().min(1),
  url: z.url().optional(),
});

/** Whole seconds. */
export const durationRange = z
  .strictObject({ min: z.int().min(1), max: z.int().max(60) })
  .refine(({ min, max }) => min <= max, 'takes a min that is not above its max');

/**
 * What stands beside a workflow: which inputs take a request's values, and what the model behind it can do.
 * Parameters beyond the named ones (steps, cfg) can be set for each model in the settings.
 */
export const workflowManifest = z.strictObject({
  title: z.string().min(1),
  mode: z.enum(VIDEO_MODES),
  fps: z.number().positive().max(120),
  /** The model makes `frameStep` * k + 1 frames. */
  frameStep: z.int().positive().default(1),
  /** Width and height are multiples of this. */
  sizeMultiple: z.int().positive().default(2),
  /** The sizes that the model was made for, where it was made for a few. */
  sizes: z.array(nativeSize).default([]),
  audio: z.boolean(),
  durationsSeconds: durationRange,
  resolutions: z.array(z.enum(RESOLUTIONS)).min(1),
  aspectRatios: z
    .array(z.enum(ASPECT_RATIOS))
    .min(1)
    .default([...ASPECT_RATIOS]),
  parameters: z
    .object({
      prompt: targets,
      seed: targets,
      outputPrefix: targets,
      width: targets.optional(),
      height: targets.optional(),
      frames: targets.optional(),
      negativePrompt: targets.optional(),
      image: targets.optional(),
      /** The `LoadImage` of the picture that a video ends with, and inputs that are taken away where none was asked for. */
      lastImage: targets.optional(),
      lastImageLink: targets.optional(),
      /** One `LoadImage` for each reference image, and one input for each that is taken away where there is none. */
      referenceImages: targets.max(3).optional(),
      referenceImageLinks: targets.max(3).optional(),
      /** Inputs that are taken away where no sound was asked for. */
      audio: targets.optional(),
    })
    .catchall(targets),
  /** The nodes that take the time; progress is theirs. All of them where none is named. */
  progress: z.array(z.string()).default([]),
  /** The node whose file is the video; the first mp4 where none is named. */
  output: z.string().optional(),
  models: z.array(modelFile).default([]),
});

export type WorkflowManifest = z.infer<typeof workflowManifest>;
export type ManifestTarget = z.infer<typeof target>;

/** The parameters that a request fills; any other is the operator's. */
export const REQUEST_PARAMETERS: ReadonlySet<string> = new Set([
  'prompt',
  'seed',
  'outputPrefix',
  'width',
  'height',
  'frames',
  'negativePrompt',
  'image',
  'lastImage',
  'lastImageLink',
  'referenceImages',
  'referenceImageLinks',
  'audio',
]);

/** Those that name links to be cut, and no values. */
export const LINK_PARAMETERS: ReadonlySet<string> = new Set([
  'lastImageLink',
  'referenceImageLinks',
  'audio',
]);
