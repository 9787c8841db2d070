import { EngineError } from '@clipwright/core/engine';
import type { experimental_startVideo } from 'ai';
import { z } from 'zod';
import type { HostedProvider } from './hosted-provider.js';
import type { HostedSettings } from './hosted.settings.js';
import type { Fetch } from './recorded-fetch.js';

/** A video model as the AI SDK takes it. */
export type RemoteModel = Exclude<Parameters<typeof experimental_startVideo>[0]['model'], string>;

/** Imports a package by its name. */
export type LoadPackage = (name: string) => Promise<unknown>;

/**
 * Those that come with this one are named in full: whoever bundles it takes them along, and they are found
 * where nothing else of this package's is.
 */
const INSTALLED: Readonly<Record<string, () => Promise<unknown>>> = {
  '@ai-sdk/black-forest-labs': async () => await import('@ai-sdk/black-forest-labs'),
  '@ai-sdk/fal': async () => await import('@ai-sdk/fal'),
  '@ai-sdk/minimax': async () => await import('@ai-sdk/minimax'),
  '@ai-sdk/replicate': async () => await import('@ai-sdk/replicate'),
};

export const importPackage: LoadPackage = async (name) =>
  await (Object.hasOwn(INSTALLED, name) ? INSTALLED[name]?.() : import(name));

type Factory = (input: unknown) => unknown;

const isFunction = (value: unknown): value is Factory => typeof value === 'function';
const followable = z.custom<RemoteModel>(
  (value) =>
    z.looseObject({ doStart: z.custom(isFunction), doStatus: z.custom(isFunction) }).safeParse(value).success,
);

/**
 * The SDK's model of a provider, which talks through `fetch`. Rejects with an EngineError that says what to
 * install.
 */
export async function loadRemoteModel(
  {
    provider,
    settings,
    model,
    fetch,
  }: { provider: HostedProvider; settings: HostedSettings; model: string; fetch: Fetch },
  load: LoadPackage,
): Promise<RemoteModel> {
  const loaded = await loadOrExplain(provider.packageName, load);
  const { apiKey, credentials } = settings;
  const key = apiKey === undefined ? {} : { [provider.keyOption]: apiKey };
  const made = factoryOf(loaded)?.({ ...credentials, ...key, fetch });
  const makeModel = videoModelsOf(made);
  if (makeModel === null)
    throw new EngineError(
      'failed',
      `The package ${provider.packageName} makes no videos: name another one in "provider".`,
    );
  const remote = followable.safeParse(makeModel(model));
  if (remote.success) return remote.data;
  throw new EngineError(
    'failed',
    `The package ${provider.packageName} can not start a video and follow it later, which this server needs.`,
  );
}

/** A provider of the SDK is an object or a function, with video models behind one of two names. */
function videoModelsOf(made: unknown): ((id: string) => unknown) | null {
  const provider = Object(made) as { videoModel?: unknown; video?: unknown };
  const make = provider.videoModel ?? provider.video;
  return isFunction(make) ? (id) => make.call(provider, id) : null;
}

async function loadOrExplain(name: string, load: LoadPackage): Promise<Record<string, unknown>> {
  try {
    return z.record(z.string(), z.unknown()).parse({ ...((await load(name)) as object) });
  } catch (cause) {
    const install = `run "pnpm --filter @clipwright/api add ${name}" in the clone, and start again`;
    throw new EngineError(
      'failed',
      `This engine needs the package ${name}, which can not be loaded: ${install}.`,
      { cause },
    );
  }
}

/** By the SDK's custom each package exports one factory: createFal, createGoogle. */
function factoryOf(loaded: Record<string, unknown>): Factory | undefined {
  const name = Object.keys(loaded).find((exported) => /^create[A-Z]/.test(exported));
  const factory = name === undefined ? undefined : loaded[name];
  return isFunction(factory) ? factory : undefined;
}
