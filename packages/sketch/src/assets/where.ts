import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { INSTRUMENTS_PIN } from './pins.js';

/** Goes up when the instruments are cut in another way. */
const CUT = 1;

/** Where something is on this machine, or would be. A folder of that name is always whole. */
export interface Asset {
  readonly folder: string;
  readonly isHere: boolean;
}

/** Looks for the instruments below CLIPWRIGHT_HOME. */
export function instrumentsIn(homeDir: string): Asset {
  const folder = join(homeDir, 'assets', `instruments-${INSTRUMENTS_PIN.version}-${CUT}`);
  return { folder, isHere: existsSync(folder) };
}

/** Whether there are any; a server may do without a home for them. */
export function hasInstruments(homeDir: string | null): boolean {
  return homeDir !== null && instrumentsIn(homeDir).isHere;
}
