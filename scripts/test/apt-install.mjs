import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MOST_MS = 5 * 60_000;

export function runs(program, args = ['-version']) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** Whether a Debian package can be installed here without a question. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && runs('apt-get', ['--version']);

/** Installs Debian packages, each whether or not another could be; false when one could not. */
export function aptInstall(...names) {
  aptGet('update');
  const installed = names.map((name) => aptGet('install', '--yes', '--no-install-recommends', name));
  return installed.every(Boolean);
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['--quiet', '--quiet', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: MOST_MS }).status === 0;
}
