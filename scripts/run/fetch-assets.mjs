import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { repository } from './places.mjs';
import { environmentFor } from './run-child.mjs';

let isAsked = false;

/** What the settings ask for, of what `clipwright assets` knows. */
function assetsOf({ STAGE, INSTRUMENTS }) {
  return [...(STAGE === 'auto' ? ['stage'] : []), ...(INSTRUMENTS === 'off' ? [] : ['instruments'])];
}

/**
 * Fetches what the settings ask for while the server is up already, once, at a low priority. What fails is told by
 * `clipwright doctor` and in the warnings of videos; the next start tries again.
 */
export function fetchAssets(node) {
  const assets = assetsOf(process.env);
  if (assets.length === 0 || isAsked) return;
  isAsked = true;
  const cli = join(repository, 'apps/api/dist/cli.js');
  const child = spawn(node, [cli, 'assets', 'fetch', '--only', ...assets], {
    cwd: repository,
    env: environmentFor(node),
    stdio: 'ignore',
  });
  child.once('error', () => undefined);
  child.once('spawn', () => setPriority(child.pid, 10));
  // Nobody waits for it when the server has ended.
  child.unref();
  process.once('exit', () => child.kill());
}
