import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atEndOfFile } from '../support/index.js';

/** This clone. */
export const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Installs and builds what is not there yet, so that the starts that are measured are warm. */
export function makeReady(): void {
  const { status, stderr } = spawnSync('node', ['scripts/run.mjs', 'clipwright', '--help'], {
    cwd: repository,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The clone could not be made ready:\n${stderr}`);
}

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** Put before a command, makes it run as an ordinary user; nothing for those who are one. */
export const asOrdinaryUser: readonly string[] = isRoot
  ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
  : [];

/** A folder that belongs to the ordinary user. */
export async function ordinaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clipwright-ordinary-'));
  atEndOfFile(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  if (isRoot) spawnSync('chown', [`${NOBODY}:${NOBODY}`, folder]);
  return folder;
}

/** This clone where the ordinary user can read it, else a copy in a place where he can. */
export async function readableClone(): Promise<string> {
  const [program, ...rest] = [...asOrdinaryUser, 'test', '-r', join(repository, 'package.json')] as const;
  if (spawnSync(program ?? 'test', rest, { cwd: '/' }).status === 0) return repository;
  const copy = join(await ordinaryFolder(), 'clone');
  spawnSync('cp', ['-a', repository, copy]);
  return copy;
}
