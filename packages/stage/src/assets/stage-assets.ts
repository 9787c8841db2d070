import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { STAGE_MACHINE, STAGE_PINS } from './pins.js';

/** By this a Vulkan loader finds SwiftShader, which stands beside it. */
export const ICD_FILE = 'vk_swiftshader_icd.json';

/** Where the programs of the stage are on this machine, or would be. */
export interface StageAssets {
  readonly folder: string;
  readonly state: 'here' | 'absent' | 'not-for-this-machine';
}

/** Looks for what the stage needs below CLIPWRIGHT_HOME; a folder of that name is always whole. */
export function stageAssetsIn(homeDir: string): StageAssets {
  const versions = STAGE_PINS.map(({ version }) => version).join('-');
  const folder = resolve(homeDir, 'assets', `stage-${versions}`);
  if (`${process.platform}-${process.arch}` !== STAGE_MACHINE)
    return { folder, state: 'not-for-this-machine' };
  return { folder, state: existsSync(folder) ? 'here' : 'absent' };
}

/** What a program that loads them has to be started with: the loader reads it before our code runs. */
export function stageEnvironment(folder: string): Record<string, string> {
  return {
    LD_LIBRARY_PATH: folder,
    // A graphics card's own driver stays in the running beside it.
    VK_ADD_DRIVER_FILES: join(folder, ICD_FILE),
  };
}
