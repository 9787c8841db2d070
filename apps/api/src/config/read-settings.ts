import type { z } from 'zod';
import type { Setting } from './setting-kinds.js';
import { SETTINGS } from './settings.js';

export type SettingName = keyof typeof SETTINGS;

/** Values of all settings as parsed, defaults filled in. */
export type SettingValues = { [N in SettingName]: z.output<(typeof SETTINGS)[N]['schema']> };

export type Environment = Readonly<Record<string, string | undefined>>;

const shown = (setting: Setting, value: string): string => {
  if (setting.secret === true) return 'what came is not shown';
  return `got "${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
};

/**
 * Reads every setting; an empty variable counts as not set. Problems are collected, never thrown one by one.
 */
export function readSettings(env: Environment): { values: SettingValues; problems: string[] } {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries<Setting>(SETTINGS)) {
    const given = env[setting.name] === '' ? undefined : env[setting.name];
    const parsed = setting.schema.safeParse(given);
    if (parsed.success) values[key] = parsed.data;
    else
      problems.push(
        `${setting.name} takes ${parsed.error.issues[0]?.message ?? setting.takes}; ${shown(setting, given ?? '')}.`,
      );
  }
  return { values: values as SettingValues, problems };
}
