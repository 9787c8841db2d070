import type { EngineCapabilities } from '@clipwright/core/engine';
import { narrowedChoices } from '@clipwright/core/fields';
import type { Resolution, VideoModel } from '@clipwright/core/models';

type Abilities = Pick<
  EngineCapabilities,
  'durationsSeconds' | 'resolutions' | 'aspectRatios' | 'audio' | 'choices'
>;

/**
 * A model as an engine of these abilities makes it; null where that leaves nothing of it. Defaults move to
 * what is left.
 */
export function narrowedModel(model: VideoModel, abilities: Abilities): VideoModel | null {
  const min = Math.max(model.durations.min, Math.ceil(abilities.durationsSeconds.min));
  const max = Math.min(model.durations.max, Math.floor(abilities.durationsSeconds.max));
  const resolutions = model.resolutions.filter(({ servedAs }) => abilities.resolutions.includes(servedAs));
  const aspectRatios = model.aspectRatios.filter((ratio) => abilities.aspectRatios.includes(ratio));
  if (min > max || resolutions.length === 0 || aspectRatios.length === 0) return null;
  return {
    ...model,
    durations: { min, max, default: Math.min(Math.max(model.durations.default, min), max) },
    resolutions,
    defaultResolution: defaultOf(model, resolutions),
    aspectRatios,
    audio: model.audio && abilities.audio,
    choices: narrowedChoices(model.choices, abilities.choices),
    creditsPerSecond: Object.fromEntries(
      resolutions.map(({ servedAs }) => [servedAs, model.creditsPerSecond[servedAs]]),
    ),
  };
}

/** The model's own default, else the largest size below it, else the smallest. */
function defaultOf({ defaultResolution }: VideoModel, choices: VideoModel['resolutions']): Resolution {
  const sizes = choices.map(({ servedAs }) => servedAs).toSorted((one, other) => pixels(one) - pixels(other));
  return sizes.findLast((size) => pixels(size) <= pixels(defaultResolution)) ?? sizes[0] ?? defaultResolution;
}

const pixels = (resolution: Resolution): number => Number.parseInt(resolution, 10);
