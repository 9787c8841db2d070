import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { repository } from './places.mjs';
import { environmentFor } from './run-child.mjs';

let isAsked = false;

/**
 * Fetches letters (LETTERS), instruments (INSTRUMENTS), the voice (VOICE) and the programs of the stage (STAGE) while the server is up already, once, one after the other, at a
 * low priority. What fails is told by `clipwright assets` and in the warnings of videos; the next start tries again.
 */
export function fetchAssets(node) {
  if (isAsked) return;
  isAsked = true;
  const { LETTERS = 'auto', INSTRUMENTS = 'auto', VOICE = 'auto', STAGE = 'auto' } = process.env;
  const asked = { letters: LETTERS, instruments: INSTRUMENTS, voice: VOICE, stage: STAGE };
  fetchEach(
    node,
    Object.keys(asked).filter((name) => asked[name] === 'auto'),
  );
}

function fetchEach(node, [name, ...others]) {
  if (name === undefined) return;
  const cli = join(repository, 'apps/api/dist/cli.js');
  const child = spawn(node, [cli, 'assets', 'fetch', '--only', name], {
    cwd: repository,
    env: environmentFor(node),
    stdio: 'ignore',
    // With npm in its group, which ends with it.
    detached: process.platform !== 'win32',
  });
  const kill = () => endGroup(child);
  child.once('error', () => undefined);
  child.once('spawn', () => setPriority(child.pid, 10));
  child.once('exit', () => {
    process.off('exit', kill);
    fetchEach(node, others);
  });
  // Nobody waits for it when the server has ended.
  child.unref();
  process.once('exit', kill);
}

function endGroup({ pid }) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid);
  } catch {
    // It has ended already, or never began.
  }
}
