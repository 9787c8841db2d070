import { MODEL_IDS } from '@clipwright/core/models';
import type { DeclaredReplica } from '@clipwright/engines/catalog';
import type { Environment } from '../../config/read-settings.js';
import type { DeclaredEngine } from '../../config/engines-config.js';
import { EngineRegistry } from '../../engines/engine.registry.js';
import { CommandError } from '../command-error.js';
import { DeclaredEngines } from './declared-engines.js';
import { Report } from './report.js';
import { quarters, type Terminal } from './terminal.js';
import { type ClipOrder, makeTestClip } from './test-clip.js';

interface Stage {
  readonly terminal: Terminal;
  readonly env?: Environment;
}

const HEALTH_WITHIN_MS = 10_000;

/** What is declared, as it stands in the settings. Asks no server. */
export function listEngines({ json = false }: { readonly json?: boolean }, { terminal, env }: Stage): void {
  const { config, source } = DeclaredEngines.read(env);
  for (const { name, kind, replicas } of config.engines.engines.values()) {
    const models = MODEL_IDS.filter((id) => config.engines.routes[id].engines.includes(name));
    const urls = replicas.flatMap(({ url }) => url ?? []);
    const makes = models.length === 0 ? 'no model goes to it' : models.join(', ');
    terminal.out(
      json
        ? JSON.stringify({
            name,
            kind,
            replicas: replicas.map(({ name: replica, url, slots }) => ({ name: replica, url, slots })),
            models,
          })
        : `${name.padEnd(16)}  ${kind.padEnd(13)}  ${makes.padEnd(19)}  ${urls.join(', ')}`.trimEnd(),
    );
  }
  terminal.say(`Declared in ${source}; sketch is always there.`);
}

/** What `engine test` was told. */
export interface TestOptions {
  readonly replica?: string;
  readonly keep?: string;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/**
 * Looks at the replicas of an engine and makes a clip at each; writes no settings. @throws CommandError where
 * one of them made none, after all were tried
 */
export async function testEngine(
  name: string,
  options: TestOptions,
  { terminal, env }: Stage,
): Promise<void> {
  const { config } = DeclaredEngines.read(env);
  const declared = config.engines.engines.get(name);
  if (declared === undefined)
    throw new CommandError(
      `No engine is declared as ${name}. There are ${[...config.engines.engines.keys()].join(', ')}.`,
    );
  const replicas = replicasOf(declared, options);
  await askOfCost(declared, options, terminal);
  const report = new Report(terminal, options.json === true);
  const failures: string[] = [];
  for (const replica of replicas) {
    const progress = quarters(terminal.say);
    const { signal } = terminal;
    const order = { config, declared, replica, keep: options.keep ?? null, progress, signal };
    const failure = await testedAt(order, report);
    if (failure !== null) failures.push(failure);
  }
  report.end();
  if (failures.length > 0) throw new CommandError(failures.join('\n'));
}

function replicasOf(
  { name, replicas }: DeclaredEngine,
  { replica, keep }: TestOptions,
): readonly DeclaredReplica[] {
  const chosen = replicas.filter((one) => replica === undefined || one.name === replica);
  const names = replicas.map((one) => one.name).join(', ');
  if (chosen.length === 0) throw new CommandError(`--replica takes one of those of ${name}: ${names}.`);
  if (chosen.length > 1 && keep !== undefined)
    throw new CommandError(`--keep takes one clip: say which --replica makes it (${names}).`);
  return chosen;
}

/** What is wrong with a replica, or null. */
async function testedAt(order: ClipOrder, report: Report): Promise<string | null> {
  const { config, declared, replica, signal } = order;
  try {
    const engine = new EngineRegistry(config.engines, config.storage, config.generation).engine(
      declared.name,
    );
    const look = AbortSignal.any([signal, AbortSignal.timeout(HEALTH_WITHIN_MS)]);
    const health = await engine?.health(replica, look);
    if (health?.healthy === false) return `${replica.name}: ${health.detail}`;
    report.tell(replica.name, health?.detail ?? 'it answers');
    report.clip(`${replica.name} clip`, await makeTestClip(order));
    return null;
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
}

/** A provider bills a clip like any other. */
async function askOfCost(
  { name, site }: DeclaredEngine,
  { yes }: TestOptions,
  { ask }: Terminal,
): Promise<void> {
  if (site !== 'vendor' || yes === true) return;
  const agreed = await ask?.(`The provider of ${name} bills the clip. Make it?`);
  if (agreed !== true)
    throw new CommandError(`The provider of ${name} bills the clip: say --yes to have it made.`);
}

/** Takes an engine out of the settings, and nothing else. @throws CommandError where it can't go */
export async function removeEngine(
  name: string,
  { yes = false }: { readonly yes?: boolean },
  { terminal, env }: Stage,
): Promise<void> {
  const changed = DeclaredEngines.read(env).without(name);
  const file = changed.writableFile();
  const agreed = yes ? true : ((await terminal.ask?.(`Take ${name} out of ${file}?`)) ?? true);
  if (!agreed) throw new CommandError('Nothing was written.');
  await changed.write();
  terminal.out(
    `${name} is out of ${file}. Restart Clipwright: a running server knows the engines of its start.`,
  );
}
