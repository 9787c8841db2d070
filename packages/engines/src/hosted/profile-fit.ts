import type { EngineCapabilities } from '@clipwright/core/engine';
import type { VideoMode } from '@clipwright/core/videos';
import { UNHEARD } from './hosted.parameters.js';
import { longestOf, type ModelProfile, type ProfileChange } from './model-profile.js';

/** What is wrong with a setting, by its path. */
export interface Misfit {
  readonly path: readonly (string | number)[];
  readonly error: string;
}

/** Settings that are measured by the profiles of their models. */
interface Measured {
  readonly imageModel?: string;
  readonly providerOptions?: Readonly<Record<string, unknown>>;
  readonly profiles?: Readonly<Record<string, ProfileChange>>;
  readonly modes?: readonly VideoMode[];
  readonly durationsSeconds?: EngineCapabilities['durationsSeconds'];
  readonly resolutions?: EngineCapabilities['resolutions'];
  readonly aspectRatios?: EngineCapabilities['aspectRatios'];
  readonly audio?: boolean;
}

interface UsedModel {
  readonly id: string;
  readonly profile: ModelProfile;
  /** As much of it as is known rather than assumed: an operator's word is measured by this alone. */
  readonly known: ProfileChange;
}

interface Parts {
  /** The one for prompts, and the one for images, which may be the same. */
  readonly models: readonly [UsedModel, UsedModel];
  readonly hasNamespace: boolean;
  /** What the engine would offer. */
  readonly abilities: EngineCapabilities;
}

type Check = (settings: Measured, parts: Parts) => Misfit[];

/**
 * What the settings promise and the models do not keep: found at the start, and not by the first video, which
 * would be paid for.
 */
export function misfits(settings: Measured, parts: Parts): Misfit[] {
  const found = CHECKS.flatMap((check) => check(settings, parts));
  const told = new Set<string>();
  return found.filter(({ path, error }) => {
    const line = JSON.stringify([path, error]);
    return !told.has(line) && told.add(line);
  });
}

const strangers: Check = ({ profiles = {} }, { models }) =>
  Object.keys(profiles)
    .filter((id) => models.every((model) => model.id !== id))
    .map((id) => ({
      path: ['profiles', id],
      error: `a model of this engine: ${[...new Set(models.map((model) => model.id))].join(', ')}`,
    }));

/** Without a name for them, none of a profile's fields would reach the package. */
const unheard: Check = ({ profiles }, { hasNamespace }) =>
  profiles === undefined || hasNamespace ? [] : [{ path: ['profiles'], error: UNHEARD }];

const modes: Check = (settings, { models: [forWords, forImages], abilities }) =>
  abilities.modes.flatMap((mode) => {
    const used = mode === 'image' ? forImages : forWords;
    if (used.known.modes?.includes(mode) ?? true) return [];
    const made = mode === 'image' ? 'an image' : 'words alone';
    const path = [settings.modes === undefined ? settingOf(mode, settings) : 'modes'];
    return [{ path, error: `what its models make: ${used.id} makes no video from ${made}` }];
  });

const settingOf = (mode: VideoMode, { imageModel }: Measured): string =>
  mode === 'image' && imageModel !== undefined ? 'imageModel' : 'model';

const lengths: Check = (settings, { models, abilities }) =>
  models.flatMap(({ id, known }) => {
    const longest = known.length === undefined ? null : longestOf(known.length);
    if (longest === null || abilities.durationsSeconds.max <= longest) return [];
    const path = settings.durationsSeconds === undefined ? ['profiles', id, 'length'] : ['durationsSeconds'];
    return [{ path, error: `at most ${longest} s, for ${id} makes no more` }];
  });

const sizes: Check = (settings, { models, abilities }) =>
  models.flatMap(({ id, known }) => {
    const labels = known.sizes;
    if (labels === undefined || typeof labels === 'string') return [];
    const unknown = abilities.resolutions.filter((size) => labels[size] === undefined);
    if (unknown.length === 0) return [];
    const path = settings.resolutions === undefined ? ['profiles', id, 'sizes'] : ['resolutions'];
    const asked = Object.keys(labels).join(', ');
    return [
      {
        path,
        error: `sizes that ${id} is asked for: ${asked}. What ${unknown.join(', ')} is called, "sizes" says`,
      },
    ];
  });

const shapes: Check = ({ aspectRatios = [] }, { models }) =>
  models.flatMap(({ id, known }) => {
    const offered = known.aspectRatios;
    if (offered === undefined || aspectRatios.every((ratio) => offered.includes(ratio))) return [];
    return [{ path: ['aspectRatios'], error: `shapes that ${id} makes: ${offered.join(', ')}` }];
  });

/** Sound is never invented: a video without it would fail once it was paid for. */
const sound: Check = ({ audio = false }, { models }) =>
  models.flatMap(({ id, known }) =>
    audio && known.sound === 'none' ? [{ path: ['audio'], error: `false, for ${id} makes no sound` }] : [],
  );

const image: Check = ({ providerOptions = {} }, { models }) =>
  models.flatMap(({ profile: { imageField, lastImageField, referenceImages } }) =>
    [imageField, lastImageField, referenceImages?.field]
      .filter((field) => field != null)
      .filter((field) => field in providerOptions)
      .map((field) => ({ path: ['providerOptions', field], error: 'is filled from each request' })),
  );

const nothingLeft: Check = (_, { models: [one, other], abilities }) => {
  const { resolutions, aspectRatios, durationsSeconds } = abilities;
  const isLeft =
    resolutions.length > 0 && aspectRatios.length > 0 && durationsSeconds.min <= durationsSeconds.max;
  return isLeft
    ? []
    : [
        {
          path: ['imageModel'],
          error: `a model that shares a length, size and shape with ${one.id}, and ${other.id} does not`,
        },
      ];
};

const CHECKS: readonly Check[] = [
  strangers,
  unheard,
  modes,
  lengths,
  sizes,
  shapes,
  sound,
  image,
  nothingLeft,
];
