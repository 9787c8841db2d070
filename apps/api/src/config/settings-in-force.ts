import type { Environment } from './read-settings.js';
import type { Setting } from './setting-kinds.js';
import { SETTINGS } from './settings.js';
import type { SettingInForce } from './slices.js';

const MASK = '••••••••';

/** Every setting as it holds, for people who run the server. What is secret is masked. */
export const settingsInForce = (env: Environment): SettingInForce[] =>
  Object.values<Setting>(SETTINGS).map((setting) => {
    const given = env[setting.name] ?? '';
    return {
      name: setting.name,
      value: shown(setting, given),
      isDefault: given === '',
      description: setting.description,
    };
  });

function shown(setting: Setting, given: string): string {
  if (given === '') return setting.default;
  return setting.secret === true ? MASK : given;
}
