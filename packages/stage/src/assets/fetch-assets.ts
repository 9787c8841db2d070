import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { fetchPins } from '@clipwright/sketch/assets';
import { STAGE_PINS } from './pins.js';
import { ICD_FILE, stageAssetsIn, type StageAssets } from './stage-assets.js';

const run = promisify(execFile);
const decompress = promisify(brotliDecompress);

/** Fetches what the stage needs, unless it is here or not made for this machine. Throws FetchError. */
export async function fetchStageAssets(
  homeDir: string,
  say: (line: string) => void = () => undefined,
): Promise<StageAssets> {
  const { folder, state } = stageAssetsIn(homeDir);
  if (state !== 'absent') return { folder, state };
  await fetchPins({ folder, pins: STAGE_PINS, finish: unpackSwiftShader }, say);
  return stageAssetsIn(homeDir);
}

async function unpackSwiftShader(draft: string): Promise<void> {
  const packed = join(draft, 'swiftshader.tar.br');
  const tar = join(draft, 'swiftshader.tar');
  await writeFile(tar, await decompress(await readFile(packed)));
  await run('tar', ['-xf', tar, '-C', draft, 'libvk_swiftshader.so', 'libvulkan.so.1', ICD_FILE]);
  await rm(packed);
  await rm(tar);
}
