import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError } from './config-error.js';
import type { Config } from './config.js';
import type { EngineKinds } from '@clipwright/engines/kind';
import { readConfig } from './read-config.js';
import { type Environment, readSettings } from './read-settings.js';

/** Where the engines of this process are declared. */
export interface EnginesPlace {
  /** Null: CLIPWRIGHT_CONFIG holds the document itself. */
  readonly file: string | null;
  /** Null: there is no such file. */
  readonly text: string | null;
}

const FILE = 'clipwright.config.json';

/** @throws ConfigError where the settings that say so can't be used */
export function enginesPlace(env: Environment = process.env): EnginesPlace {
  const { values, problems } = readSettings(env);
  if (problems.length > 0) throw new ConfigError(problems);
  const setting = values.engines;
  if (setting?.trimStart().startsWith('{') === true) return { file: null, text: setting };
  const file = resolve(setting ?? resolve(values.home, FILE));
  return { file, text: existsSync(file) ? readFileSync(file, 'utf8') : null };
}

/** The configuration as it would be with this document of engines. @throws ConfigError */
export const configWith = (text: string, kinds: EngineKinds, env: Environment = process.env): Config =>
  readConfig(kinds, { ...env, CLIPWRIGHT_CONFIG: text });

/** What a variable of the environment holds; undefined where it is not set, or empty. */
export const variable = (name: string, env: Environment = process.env): string | undefined =>
  env[name] === '' ? undefined : env[name];
