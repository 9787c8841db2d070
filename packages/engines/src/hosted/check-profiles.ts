import { readWithin } from '../remote/read-within.js';
import { type AskedField, askedFields } from './asked-fields.js';
import { capital } from './hosted-faults.js';
import { hostedProvider } from './hosted-provider.js';
import { hostedCapabilities, type HostedSettings, modelFor, profileFor } from './hosted.settings.js';
import type { PublishedField, PublishedInput } from './published-input.js';
import { type PublishedSchema, publishedSchema } from './published-schemas.js';
import type { Fetch } from './recorded-fetch.js';
import { callProvider } from './remote-work.js';
import { readJson } from './replicate-answer.js';

/** What a look at a provider's schema of one model found; `detail` is a sentence for the operator. */
export interface ProfileFinding {
  readonly model: string;
  /** unchecked: nothing could be read, which says nothing of the profile. */
  readonly state: 'agrees' | 'differs' | 'unchecked';
  readonly detail: string;
}

interface CheckOptions {
  readonly settings: HostedSettings;
  readonly fetch: Fetch;
  readonly signal: AbortSignal;
}

const LOOK_MS = 15_000;
const MOST_BYTES = 8 * 1024 * 1024;

/** Compares what each model of an engine is asked with what its provider publishes. Never rejects. */
export async function checkProfiles(options: CheckOptions): Promise<ProfileFinding[]> {
  const { settings } = options;
  const { modes } = hostedCapabilities(settings);
  const models = [...new Set(modes.map((mode) => modelFor(settings, mode)))];
  return await Promise.all(
    models.map(async (model) => {
      const unchecked = (why: string): ProfileFinding => ({
        model,
        state: 'unchecked',
        detail: `could not be checked: ${why}`,
      });
      return await checked(model, options).catch((error: unknown) => unchecked(whyOf(error)));
    }),
  );
}

/** Why nothing could be compared, as the end of a sentence. */
class UncheckedError extends Error {}

const whyOf = (error: unknown): string =>
  error instanceof UncheckedError ? error.message : 'the provider is not reached from here.';

async function checked(model: string, options: CheckOptions): Promise<ProfileFinding> {
  const { settings } = options;
  const { packageName, title } = hostedProvider(settings.provider);
  const schema = publishedSchema(packageName);
  if (schema === null) throw new UncheckedError(`${title} publishes no schema that is known here.`);
  const input = schema.input(await documentOf(schema, model, options), model);
  if (input === null)
    throw new UncheckedError(`${title}'s schema has no model ${model}; look whether its id is right.`);
  const wrong = differences(fieldsOf(model, settings, schema), input);
  return wrong.length === 0
    ? {
        model,
        state: 'agrees',
        detail: `${capital(title)}'s schema has every field and value that it is asked with.`,
      }
    : {
        model,
        state: 'differs',
        detail: `${capital(title)}'s schema ${wrong.join('; it ')}. Say it under "profiles" of this engine.`,
      };
}

async function documentOf(
  schema: PublishedSchema,
  model: string,
  { settings, fetch, signal }: CheckOptions,
): Promise<unknown> {
  const provider = hostedProvider(settings.provider);
  const url = schema.url(model);
  const { host } = new URL(url);
  const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
  const ask = async (): Promise<Response> =>
    schema.withKey
      ? await callProvider({ method: 'GET', url }, { provider, settings, fetch, signal: within })
      : await fetch(url, {
          headers: { accept: 'application/json' },
          redirect: 'manual',
          signal: within,
        });
  const answer = await ask().catch(() => {
    throw new UncheckedError(`${host} is not reached from here.`);
  });
  const bytes = await readWithin(answer.body, MOST_BYTES);
  if (answer.status !== 200) throw new UncheckedError(`${host} answers with HTTP ${answer.status}.`);
  const document = bytes === null ? undefined : readJson(bytes.toString('utf8'));
  if (document === undefined) throw new UncheckedError(`what ${host} answers can not be read.`);
  return document;
}

/** What the model is asked with; the operator's own fields are among it, and those set to null are not. */
function fieldsOf(model: string, settings: HostedSettings, { names }: PublishedSchema): AskedField[] {
  const abilities = hostedCapabilities(settings);
  const modes = abilities.modes.filter((mode) => modelFor(settings, mode) === model);
  const profile = profileFor(settings, modes[0] ?? 'text');
  const own = Object.entries(settings.providerOptions ?? {});
  const asked = askedFields({ profile, abilities, modes, names });
  return [
    ...asked.filter(({ name }) => own.every(([field]) => field !== name)),
    ...own.flatMap(([name, value]) => (value === null ? [] : [{ name, values: scalarsOf(value) }])),
  ];
}

const scalarsOf = (value: unknown): (string | number)[] =>
  typeof value === 'string' || typeof value === 'number' ? [value] : [];

/** What does not agree, each as the end of a sentence. */
function differences(asked: readonly AskedField[], { fields, required }: PublishedInput): string[] {
  const sent = new Set(asked.map(({ name }) => name));
  return [
    ...asked.flatMap(({ name, values }) => {
      const field = fields.get(name);
      return field === undefined ? [`has no field "${name}"`] : valuesAmiss({ name, values }, field);
    }),
    ...required.filter((name) => !sent.has(name)).map((name) => `wants "${name}", which is not sent`),
  ];
}

function valuesAmiss({ name, values }: AskedField, { values: taken, min, max }: PublishedField): string[] {
  const strange = values.filter((value) => !isTaken(value, { taken, min, max }));
  if (strange.length === 0) return [];
  const offer = taken === null ? `${min ?? '…'} to ${max ?? '…'}` : taken.map(quoted).join(', ');
  return [`takes ${offer} for "${name}", and not ${strange.map(quoted).join(', ')}`];
}

interface Taken {
  readonly taken: readonly unknown[] | null;
  readonly min: number | null;
  readonly max: number | null;
}

function isTaken(value: string | number, { taken, min, max }: Taken): boolean {
  if (taken !== null) return taken.includes(value);
  if (typeof value === 'string') return true;
  return value >= (min ?? value) && value <= (max ?? value);
}

const quoted = (value: unknown): string => JSON.stringify(value);
