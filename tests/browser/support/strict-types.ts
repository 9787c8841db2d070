import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../../support/index.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ROOT = here('../../../');
const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const STRICT = [
  '--strict',
  '--noPropertyAccessFromIndexSignature',
  '--exactOptionalPropertyTypes',
  '--ignoreConfig',
];
const AS_IN_NODE = ['--module', 'nodenext', '--target', 'es2023', '--types', 'node', '--noEmit'];

/** A folder of somebody who has our packages. */
export async function snippetFolder(): Promise<string> {
  const folder = await temporaryFolder('snippet');
  await symlink(here('../../node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** What a strict TypeScript says against a module that stands in a project of somebody who has our packages. */
export async function strictFaults(code: string): Promise<string> {
  const folder = await mkdtemp(here('../../node_modules/.strict-'));
  const file = join(folder, 'snippet.mts');
  const args = [COMPILER, ...STRICT, ...AS_IN_NODE, '--typeRoots', join(ROOT, 'node_modules/@types'), file];
  try {
    await writeFile(file, code);
    return await new Promise((resolve) => execFile(process.execPath, args, (_error, said) => resolve(said)));
  } finally {
    await rm(folder, { recursive: true });
  }
}
