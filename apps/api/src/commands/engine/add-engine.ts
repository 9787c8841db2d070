import { isDeepStrictEqual } from 'node:util';
import type { JsonValue } from '@clipwright/core/engine';
import { MODEL_IDS, type ModelId } from '@clipwright/core/models';
import { variable } from '../../config/engines-place.js';
import { engineName } from '../../config/engines-schema.js';
import { inLine } from '../../config/json-text.js';
import type { Environment } from '../../config/read-settings.js';
import type { ServerProfile, ServerSurvey } from '@clipwright/engines/looks';
import { operatorFetch } from '@clipwright/engines/safe-fetch';
import { CommandError } from '../command-error.js';
import type { ServerAddress } from './ask-server.js';
import { DeclaredEngines } from './declared-engines.js';
import { Report } from './report.js';
import { SERVER_KINDS, type ServerKind } from './server-kinds.js';
import { quarters, type Terminal } from './terminal.js';
import { makeTestClip } from './test-clip.js';
import { expectServer } from './what-answers.js';

/** What `engine add` was told. */
export interface AddOptions {
  readonly url: string;
  readonly keyEnv?: string;
  readonly name?: string;
  readonly model?: ModelId;
  readonly profile?: string;
  readonly keep?: string;
  /** False: no test clip. */
  readonly test?: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

interface Stage {
  readonly terminal: Terminal;
  /** Default the process's own. */
  readonly env?: Environment;
}

/**
 * Looks at a server, proposes an engine for it, makes a test clip there and declares it. @throws CommandError
 * that says what is wrong, and then nothing is written
 */
export async function addEngine(
  kind: ServerKind,
  options: AddOptions,
  { terminal, env }: Stage,
): Promise<void> {
  const address = addressOf(kind, options, env);
  const declared = DeclaredEngines.read(env);
  const name = freeName(options.name ?? kind, declared, options.name !== undefined);
  if (options.dryRun !== true) declared.writableFile();
  const report = new Report(terminal, options.json === true);
  const survey = await surveyed(kind, address, terminal.signal);
  report.survey(survey);
  const profile = chosenProfile(survey, options, declared);
  refuseVariables(profile);
  const engine = engineOf(kind, profile, address);
  refuseKnown(declared, engine, address.url);
  report.proposal(name, engine);
  if (profile.notes.length > 0) report.tell('notes', profile.notes);
  const fitting = fittingModel(profile);
  const model = options.model ?? (isFree(declared, fitting) ? fitting : null);
  const changed = declared.with({ name, engine, model });
  report.tell('goes to it', modelText(model, profile, changed), model);
  if (options.dryRun === true) report.tell('written', 'nothing: this was a dry run', null);
  else await testAndWrite({ name, changed, report, terminal, options });
  report.end();
}

interface Change {
  readonly name: string;
  readonly changed: DeclaredEngines;
  readonly report: Report;
  readonly terminal: Terminal;
  readonly options: AddOptions;
}

async function testAndWrite(change: Change): Promise<void> {
  const { changed, report, options } = change;
  if (options.test !== false && (await agrees(change, 'Make a test clip of one second there?')))
    await testedAt(change);
  if (!(await agrees(change, `Write this to ${changed.source}?`)))
    throw new CommandError('Nothing was written.');
  await changed.write();
  report.tell('written', changed.source);
  report.tell('next', 'Restart Clipwright: a running server knows the engines of its start.');
}

/** Who is not there, or wants no questions, agrees. */
const agrees = async ({ terminal, options }: Change, question: string): Promise<boolean> =>
  options.yes === true || terminal.ask === null || (await terminal.ask(question));

async function testedAt({ name, changed, report, terminal, options }: Change): Promise<void> {
  const { config } = changed;
  const declared = config.engines.engines.get(name);
  const replica = declared?.replicas[0];
  if (declared === undefined || replica === undefined) throw new Error(`declared and not there: ${name}`);
  terminal.say('Making a test clip; a model that has to be loaded first takes minutes.');
  const { signal } = terminal;
  const progress = quarters(terminal.say);
  const order = { config, declared, replica, keep: options.keep ?? null, signal, progress };
  const clip = await makeTestClip(order).catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${error.message}\nNothing was written; --no-test declares it without a clip.`);
  });
  report.clip('test clip', clip);
}

/** What people write of an address, and what a key is called. */
function addressOf(
  kind: ServerKind,
  { url, keyEnv }: AddOptions,
  env: Environment | undefined,
): ServerAddress {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !['http:', 'https:'].includes(parsed.protocol))
    throw new CommandError('--url takes the address of the server, such as http://10.0.0.11:8188.');
  if (parsed.username !== '' || parsed.password !== '')
    throw new CommandError(
      '--url takes an address without user and password. Put a key into a variable of the environment and name that: --key-env GPU_KEY.',
    );
  const path = parsed.pathname.replace(/\/+$/, '').replace(kind === 'comfyui' ? /$^/ : /\/v1$/, '');
  return { url: `${parsed.origin}${path}`, ...keyOf(keyEnv, env) };
}

function keyOf(
  keyName: string | undefined,
  env: Environment | undefined,
): Pick<ServerAddress, 'keyName' | 'key'> {
  if (keyName === undefined) return { keyName: null, key: undefined };
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(keyName))
    throw new CommandError(
      '--key-env takes the name of a variable of the environment, such as GPU_KEY, and never the key itself.',
    );
  const key = variable(keyName, env);
  if (key === undefined)
    throw new CommandError(`${keyName} is not set. Set it to the key, for this command and for the server.`);
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new CommandError(`${keyName} holds no key: one has visible ASCII characters alone, and no spaces.`);
  return { keyName, key };
}

function freeName(wanted: string, { config }: DeclaredEngines, isAsked: boolean): string {
  const fault = engineName.safeParse(wanted).error?.issues[0]?.message;
  if (fault !== undefined) throw new CommandError(`--name takes ${fault}.`);
  const isTaken = (name: string): boolean => config.engines.engines.has(name);
  if (!isTaken(wanted)) return wanted;
  if (isAsked)
    throw new CommandError(
      `There is an engine ${wanted} already. Give --name another, or remove that one first.`,
    );
  let number = 2;
  while (isTaken(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** One server may be two engines, of different models. */
function refuseKnown(
  { config, document, source }: DeclaredEngines,
  { model, workflows }: Readonly<Record<string, JsonValue>>,
  url: string,
): void {
  for (const { name, replicas } of config.engines.engines.values()) {
    const there = replicas.find((replica) => replica.url?.replace(/\/+$/, '').replace(/\/v1$/, '') === url);
    const declared = document.engines?.[name];
    const isSame = isDeepStrictEqual([declared?.['model'], declared?.['workflows']], [model, workflows]);
    if (there !== undefined && isSame)
      throw new CommandError(
        `${url} is a replica of ${name} already (${there.name}), with the same model. To try it: engine test ${name}. To change it, edit ${source}.`,
      );
  }
}

async function surveyed(
  kind: ServerKind,
  address: ServerAddress,
  signal: AbortSignal,
): Promise<ServerSurvey> {
  await expectServer(kind, address, signal);
  const { survey, title } = SERVER_KINDS[kind];
  try {
    return await survey({ url: address.url, apiKey: address.key, fetch: operatorFetch, signal });
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${title} at ${address.url} answers, and then not as expected: ${reason}`);
  }
}

/** The one that was named; else the first that fits the model, or a model that goes nowhere yet. */
function chosenProfile(
  { profiles, lacking }: ServerSurvey,
  { profile, model }: AddOptions,
  declared: DeclaredEngines,
): ServerProfile {
  const models = model === undefined ? MODEL_IDS.filter((id) => isFree(declared, id)) : [model];
  const fitting = models.flatMap((id) => profiles.filter((one) => fittingModel(one) === id));
  const named = profiles.filter(({ name }) => name === profile);
  const [chosen] = profile === undefined ? [...fitting, ...profiles] : named;
  if (chosen !== undefined) return chosen;
  if (profiles.length > 0)
    throw new CommandError(
      `--profile takes one that runs there: ${profiles.map(({ name }) => name).join(', ')}.`,
    );
  throw new CommandError(`The server can make no video yet. ${nearestText(lacking)}`);
}

/** The settings would fill in the variable, and the next call would tell the server what it holds. */
function refuseVariables({ name, options }: ServerProfile): void {
  if (!JSON.stringify(options).includes('${')) return;
  throw new CommandError(
    `The server names a model ${name}, and in the settings that is a variable of the environment. Give the model another name there.`,
  );
}

/** How to get to what lacks least. */
function nearestText(lacking: ServerSurvey['lacking']): string {
  const [nearest] = lacking.toSorted((one, other) => one.lacks.length - other.lacks.length);
  const mends = (nearest?.lacks ?? []).map(
    ({ what, mend }) => `  - ${what}${mend === null ? '' : `: ${mend}`}`,
  );
  return [
    `Nearest is ${nearest?.name}. Mend this, or what another one lacks, and run this again:`,
    ...mends,
  ].join('\n');
}

const engineOf = (
  kind: ServerKind,
  { options }: ServerProfile,
  { url, keyName }: ServerAddress,
): Record<string, JsonValue> => ({
  ...SERVER_KINDS[kind].options,
  ...options,
  ...(keyName !== null && { apiKey: `\${${keyName}}` }),
  replicas: [{ name: 'gpu-1', url }],
});

const fittingModel = ({ hasSound }: ServerProfile): ModelId => (hasSound ? 'modelb3' : 'modela2');

/** Whether it goes to no engine of somebody's choice. */
const isFree = ({ document }: DeclaredEngines, model: ModelId): boolean =>
  (document.models?.[model]?.engine ?? 'sketch') === 'sketch';

function modelText(model: ModelId | null, profile: ServerProfile, { document }: DeclaredEngines): string {
  if (model !== null)
    return `${model}, with the fallback ${inLine(document.models?.[model]?.fallbacks ?? [])}`;
  const fitting = fittingModel(profile);
  return `no model yet: ${fitting} goes to ${document.models?.[fitting]?.engine}. To send it here, use --model ${fitting}`;
}
