import * as z from 'zod';
import { VIDEO_MODES, type VideoMode } from '../videos/video-status.js';
import { ASPECT_RATIOS, MODEL_IDS, RESOLUTIONS, type VideoModel } from '../models/video-model.js';

const WireModel = /* @__PURE__ */ z.object({
  id: z.enum(MODEL_IDS),
  default: z.boolean(),
  modes: z.array(z.enum(VIDEO_MODES)),
  durations: z.object({ min: z.int(), max: z.int(), default: z.int() }),
  resolutions: z.array(z.string()),
  default_resolution: z.enum(RESOLUTIONS),
  aspect_ratios: z.array(z.enum(ASPECT_RATIOS)),
  audio: z.boolean(),
  max_prompt_length: z.int(),
  credits_per_second: z.partialRecord(z.enum(RESOLUTIONS), z.number()),
  fps: z.number(),
  /** Values of the fields that only some engines can make. */
  choices: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  engine: z.string(),
  engines: z.array(z.string()),
});

/**
 * 200 of the models route: the catalogue, and the engines behind each model in the order in which they are
 * asked.
 */
export const ModelsResponse = /* @__PURE__ */ z.object({
  success: z.literal(true),
  models: z.array(WireModel),
});
export type ModelsResponse = z.infer<typeof ModelsResponse>;

/**
 * A catalogue entry with what its engines make videos from, and their names in the order in which they are
 * asked.
 */
export type ServedModel = VideoModel & {
  readonly modes: readonly VideoMode[];
  readonly engines: readonly [string, ...string[]];
};

/** The answer of the models route. */
export function modelsResponse(catalogue: readonly ServedModel[]): ModelsResponse {
  return { success: true, models: catalogue.map(wireModel) };
}

function wireModel(model: ServedModel): ModelsResponse['models'][number] {
  return {
    id: model.id,
    default: model.default,
    modes: [...model.modes],
    durations: { ...model.durations },
    resolutions: model.resolutions.map((choice) => choice.label),
    default_resolution: model.defaultResolution,
    aspect_ratios: [...model.aspectRatios],
    audio: model.audio,
    max_prompt_length: model.maxPromptLength,
    credits_per_second: { ...model.creditsPerSecond },
    fps: model.fps,
    choices: Object.fromEntries(Object.entries(model.choices).map(([field, of]) => [field, [...of]])),
    engine: model.engines[0],
    engines: [...model.engines],
  };
}
