import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Environment } from './read-settings.js';

/**
 * The document that declares engines, with the environment's values filled in, and what is wrong with it so
 * far.
 */
export interface EnginesFile {
  /** How problems name it. */
  readonly source: string;
  readonly document: unknown;
  readonly problems: readonly string[];
  /** Paths of the texts whose variable is not set: what else is wrong with them follows from that. */
  readonly unfilled: ReadonlySet<string>;
}

const FILE = 'clipwright.config.json';
const SETTING = 'CLIPWRIGHT_CONFIG';
const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** A field's path as people write it: engines.wan.replicas[0].url. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) =>
      text + (typeof step === 'number' ? `[${step}]` : `${text === '' ? '' : '.'}${String(step)}`),
    '',
  );

/** Reads what CLIPWRIGHT_CONFIG names or holds; without it, the file in the home if there is one. */
export function readEnginesFile(setting: string | undefined, home: string, env: Environment): EnginesFile {
  if (setting?.trimStart().startsWith('{') === true) return parsed(SETTING, setting, env);
  if (setting !== undefined) return fromFile(SETTING, resolve(setting), env);
  const file = resolve(home, FILE);
  return existsSync(file)
    ? fromFile(FILE, file, env)
    : { source: FILE, document: {}, problems: [], unfilled: new Set() };
}

function fromFile(source: string, file: string, env: Environment): EnginesFile {
  try {
    return parsed(source, readFileSync(file, 'utf8'), env);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unreadable';
    return unusable(
      source,
      `${SETTING} takes a JSON file that can be read, or JSON that starts with {; got "${file}" (${reason}).`,
    );
  }
}

const unusable = (source: string, problem: string): EnginesFile => ({
  source,
  document: {},
  problems: [problem],
  unfilled: new Set(),
});

/** A syntax error is told without the text around it, which may hold a secret. */
function parsed(source: string, text: string, env: Environment): EnginesFile {
  const document = jsonOf(text);
  if (document === undefined) return unusable(source, `${source} takes JSON; what came does not parse.`);
  const missing: { path: string; name: string }[] = [];
  const filled = fill(document, [], (name, path) => {
    const value = env[name];
    if (value === undefined || value === '') missing.push({ path: pathText(path), name });
    return value ?? '';
  });
  const problems = missing.map(
    ({ path, name }) => `${source} ${path} names \${${name}}, which is not set in the environment.`,
  );
  return { source, document: filled, problems, unfilled: new Set(missing.map(({ path }) => path)) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

type Lookup = (name: string, path: readonly PropertyKey[]) => string;

function fill(value: unknown, path: readonly PropertyKey[], lookUp: Lookup): unknown {
  if (typeof value === 'string') return value.replaceAll(VARIABLE, (_, name: string) => lookUp(name, path));
  if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index], lookUp));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, fill(item, [...path, name], lookUp)]),
  );
}
