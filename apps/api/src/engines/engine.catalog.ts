import type { EngineCapabilities } from '@clipwright/core/engine';
import { ASPECT_RATIOS, MODELS, type ModelId, RESOLUTIONS } from '@clipwright/core/models';
import type { ServedModel } from '@clipwright/core/videos';

/** Names and abilities of the engines as data: all that the HTTP side may see of them. */
export const ENGINE_CATALOG = {
  sketch: {
    modes: ['text', 'image'],
    durationsSeconds: { min: 1, max: 15 },
    resolutions: RESOLUTIONS,
    aspectRatios: ASPECT_RATIOS,
    audio: true,
    parallelSlots: 256,
    idempotentStart: true,
  },
} as const satisfies Record<string, EngineCapabilities>;

export type EngineName = keyof typeof ENGINE_CATALOG;

/** Which engine makes the videos of each model. */
export const ENGINE_OF_MODEL: Readonly<Record<ModelId, EngineName>> = { modela2: 'sketch', modelb3: 'sketch' };

/** Every model with the engine behind it. */
export const servedCatalogue = (): ServedModel[] => MODELS.map((model) => ({ ...model, engine: ENGINE_OF_MODEL[model.id] }));
