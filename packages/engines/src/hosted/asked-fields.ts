import type { EngineCapabilities } from '@clipwright/core/engine';
import type { VideoMode } from '@clipwright/core/videos';
import { lengthToAsk, type ModelProfile } from './model-profile.js';

/** A field that a model is asked with, and every value that it may be given; none: any. */
export interface AskedField {
  readonly name: string;
  readonly values: readonly (string | number)[];
}

/** How a provider calls what its package writes by itself. */
export interface WireNames {
  /** What it sends beside the prompt, whatever is asked. */
  readonly always: readonly string[];
  readonly image: string;
  readonly sound: string;
  readonly seconds: (length: number) => string | number;
}

interface Asking {
  readonly profile: ModelProfile;
  /** What customers may ask of the engine: no other value is ever sent. */
  readonly abilities: EngineCapabilities;
  readonly modes: readonly VideoMode[];
  readonly names: WireNames;
}

/** Every field that a model may be sent by an engine of these abilities. */
export function askedFields(asking: Asking): AskedField[] {
  return PARTS.flatMap((part) => part(asking));
}

const any = (name: string): AskedField => ({ name, values: [] });

const PARTS: readonly ((asking: Asking) => AskedField[])[] = [
  ({ names }) => ['prompt', ...names.always].map(any),
  ({ profile, modes, names }) => (modes.includes('image') ? [any(profile.imageField ?? names.image)] : []),
  ({ profile: { lastImageField, referenceImages }, modes }) => [
    ...(modes.includes('image') && lastImageField !== undefined ? [any(lastImageField)] : []),
    ...(referenceImages === undefined ? [] : [any(referenceImages.field)]),
  ],
  (asking) => lengthFields(asking),
  (asking) => sizeFields(asking),
  ({ profile, modes, abilities }) =>
    modes.some((mode) => profile.shapeIn.includes(mode))
      ? [{ name: 'aspect_ratio', values: abilities.aspectRatios }]
      : [],
  ({ profile: { sound }, names }) => {
    if (typeof sound === 'object') return [any(sound.field)];
    return sound === 'package' ? [any(names.sound)] : [];
  },
  ({ profile: { negativePromptField: field } }) => (field === null ? [] : [any(field)]),
  ({ profile: { takesSeed } }) => (takesSeed ? [any('seed')] : []),
];

function lengthFields({ profile: { length }, abilities, names }: Asking): AskedField[] {
  if (length.as === 'frames')
    return [
      { name: 'num_frames', values: [length.min, length.max] },
      { name: 'frames_per_second', values: [length.fps] },
    ];
  const { min, max } = abilities.durationsSeconds;
  const wanted = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const asked = wanted.flatMap((durationSeconds) =>
    abilities.resolutions.map((resolution) => lengthToAsk(length, { durationSeconds, resolution })),
  );
  const written = { package: names.seconds, text: String, number: Number }[length.as];
  return [{ name: 'duration', values: [...new Set(asked)].map((one) => written(one)) }];
}

function sizeFields({ profile: { sizes }, abilities: { resolutions } }: Asking): AskedField[] {
  if (typeof sizes === 'string') return [];
  const labels = resolutions.flatMap((resolution) => sizes[resolution] ?? []);
  return labels.length === 0 ? [] : [{ name: 'resolution', values: [...new Set(labels)] }];
}
