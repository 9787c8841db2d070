import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const MOST_MS = 5 * 60_000;

export function runs(program, args = ['-version']) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** Whether Debian packages can be installed here without a question. */
export const canInstall = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && runs('apt-get', ['--version']);

/** Installs Debian packages, each whether or not another could be; false when one could not. */
export async function aptInstall(...names) {
  await aptGet('update');
  let areAll = true;
  for (const name of names)
    areAll = (await aptGet('install', '--yes', '--no-install-recommends', name)) && areAll;
  return areAll;
}

async function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = spawn('apt-get', ['--quiet', '--quiet', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: MOST_MS,
  });
  const [code] = await once(apt, 'exit').catch(() => [null]);
  return code === 0;
}
