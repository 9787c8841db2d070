import type { ModelProfile, ProfileChange } from './model-profile.js';
import { FAL_PROFILES } from './profiles.fal.js';
import { PACKAGE_PROFILES, REPLICATE_PROFILES } from './profiles.packages.js';

/** What little is assumed of a model that is not listed; settings can widen it. */
const UNLISTED: ModelProfile = {
  modes: ['text'],
  durationsSeconds: { min: 5, max: 5 },
  length: { as: 'package' },
  resolutions: ['720p'],
  sizes: 'pixels',
  aspectRatios: ['16:9', '9:16'],
  shapeIn: ['text', 'image'],
  imageField: null,
  sound: 'package',
  negativePromptField: null,
  takesSeed: true,
  source: 'nothing is known of this model',
};

/** The same at providers that take any field of a model as it is. */
const UNLISTED_IN_FIELDS: ModelProfile = {
  ...UNLISTED,
  sizes: { '480p': '480p', '720p': '720p', '768p': '768p', '1080p': '1080p', '1440p': '1440p' },
  sound: 'none',
  negativePromptField: 'negative_prompt',
};

interface ProviderProfiles {
  /**
   * Under which name the package reads provider options: it ignores what stands under another, and says
   * nothing.
   */
  readonly namespace: string;
  /** What is assumed of its other models. */
  readonly unlisted: ModelProfile;
  /** By the model's id, in which * stands for anything; the first that fits counts. */
  readonly models: Readonly<Record<string, ModelProfile>>;
}

const FAL = { namespace: 'fal', unlisted: UNLISTED_IN_FIELDS, models: FAL_PROFILES };
const REPLICATE = { namespace: 'replicate', unlisted: UNLISTED_IN_FIELDS, models: REPLICATE_PROFILES };

const NOTHING = { models: {}, unlisted: UNLISTED };

/** Every profile by its package; namespaces were read in the packages' own sources in November 2026. */
const PROFILES: Readonly<Record<string, ProviderProfiles>> = {
  '@ai-sdk/fal': FAL,
  '@ai-sdk/replicate': REPLICATE,
  '@ai-sdk/alibaba': { namespace: 'alibaba', models: {}, unlisted: UNLISTED },
  '@ai-sdk/black-forest-labs': {
    namespace: 'blackForestLabs',
    models: PACKAGE_PROFILES.blackForestLabs,
    unlisted: UNLISTED,
  },
  '@ai-sdk/bytedance': { namespace: 'bytedance', models: {}, unlisted: UNLISTED },
  '@ai-sdk/google': { namespace: 'google', models: PACKAGE_PROFILES.google, unlisted: UNLISTED },
  '@ai-sdk/google-vertex': { namespace: 'vertex', models: PACKAGE_PROFILES.googleVertex, unlisted: UNLISTED },
  '@ai-sdk/minimax': { namespace: 'minimax', models: PACKAGE_PROFILES.minimax, unlisted: UNLISTED },
  '@ai-sdk/prodia': { namespace: 'prodia', models: {}, unlisted: UNLISTED },
  '@ai-sdk/xai': { namespace: 'xai', models: {}, unlisted: UNLISTED },
};

const of = (packageName: string): ProviderProfiles | undefined =>
  Object.hasOwn(PROFILES, packageName) ? PROFILES[packageName] : undefined;

/** Under which name a package reads provider options; null: not known here. */
export const knownNamespace = (packageName: string): string | null => of(packageName)?.namespace ?? null;

/** A listed profile with its package and the pattern of its models' ids. */
export interface ListedProfile {
  readonly packageName: string;
  readonly pattern: string;
  readonly profile: ModelProfile;
}

/** All of them, for whoever checks them. */
export const LISTED_PROFILES: readonly ListedProfile[] = Object.entries(PROFILES).flatMap(
  ([packageName, { models }]) =>
    Object.entries(models).map(([pattern, profile]) => ({ packageName, pattern, profile })),
);

/** A profile as it holds, and as much of it as is known rather than assumed. */
export interface ProfileInForce {
  readonly profile: ModelProfile;
  readonly known: ProfileChange;
}

/**
 * What is known of a model of a package, with what the operator says of it, and else the little that is
 * assumed. A version after a colon changes nothing.
 */
export function profileOf(packageName: string, model: string, change: ProfileChange = {}): ProfileInForce {
  const provider = of(packageName) ?? NOTHING;
  const listed = listedIn(provider, model.replace(/:.*/, ''));
  return { profile: { ...(listed ?? provider.unlisted), ...change }, known: { ...listed, ...change } };
}

const listedIn = ({ models }: Pick<ProviderProfiles, 'models'>, model: string): ModelProfile | undefined =>
  Object.entries(models).find(([pattern]) => fits(pattern, model))?.[1];

const fits = (pattern: string, name: string): boolean => {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? name === start : name.startsWith(start) && name.endsWith(end);
};
