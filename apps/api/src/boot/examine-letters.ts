import { letterAssetsIn } from '@clipwright/sketch/assets';
import type { Config } from '../config/config.js';
import type { Finding } from './finding.js';

/** Whether words in Chinese, Japanese and Korean can be drawn here. Without their letters they are named as missing: none of it is wrong. */
export function lettersOf({ server, generation }: Config): Finding[] {
  if (server.role === 'http') return [];
  const { state } = letterAssetsIn(generation.assetsHome);
  const detail =
    state === 'here'
      ? 'Chinese, Japanese and Korean ones are here'
      : 'Chinese, Japanese and Korean ones are not here: run "clipwright assets fetch"';
  return [{ name: 'letters', ok: true, detail }];
}
