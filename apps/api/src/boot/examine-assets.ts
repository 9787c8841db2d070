import { instrumentsIn, letterAssetsIn, voiceIn, type Asset } from '@clipwright/sketch/assets';
import type { Config } from '../config/config.js';
import type { Finding } from './finding.js';

/** What is fetched beside the packages: where it is looked for, and what becomes of clips with it and without it. */
const FETCHED: readonly (readonly [
  name: string,
  look: (homeDir: string) => Asset,
  here: string,
  absent: string,
])[] = [
  [
    'letters',
    letterAssetsIn,
    'Chinese, Japanese and Korean ones are here',
    'Chinese, Japanese and Korean ones are not here',
  ],
  ['instruments', instrumentsIn, 'sampled ones are here', 'not here, so music is synthesised'],
  ['voice', voiceIn, 'what is said in English is spoken', 'not here, so what is said is written alone'],
];

/** Of each of them, whether it is here. Clips are made without, and say so: none of it is wrong. */
export function assetsOf({ server, generation }: Config): Finding[] {
  if (server.role === 'http') return [];
  return FETCHED.map(([name, look, here, absent]) => ({
    name,
    ok: true,
    detail: look(generation.assetsHome).state === 'here' ? here : `${absent}: run "clipwright assets fetch"`,
  }));
}
