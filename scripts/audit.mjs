// Asks the registry which packages of the lockfile, of those that a server runs with, have advisories. With
// --strict it fails for high and critical ones; `npm test` only says them aloud, because what passed
// yesterday should pass today. A registry that does not answer this, or no network, is said aloud and fails
// nothing: that is no news about the packages.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { repository } from './run/places.mjs';
import { say } from './run/say.mjs';
import { setupEnvironment } from './run/setup-environment.mjs';
import { preparePnpm } from './run/toolchain.mjs';

const WITHIN_MS = 30_000;
const GRAVE = ['high', 'critical'];

/** What an audit came to, from what pnpm printed: the lines to say, and whether the run fails for it. */
export function judgeAudit(stdout) {
  const counts = countsIn(stdout);
  if (counts === null)
    return {
      lines: ['Advisories: the registry could not be asked, so nothing is known about the packages.'],
      fails: false,
    };
  const told = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}`);
  const grave = GRAVE.some((severity) => (counts[severity] ?? 0) > 0);
  return {
    lines: [
      `Advisories for the packages that a server runs with: ${told.join(', ') || 'none'}.`,
      ...(grave ? ['`pnpm audit --prod` names them.'] : []),
    ],
    fails: grave,
  };
}

function countsIn(stdout) {
  try {
    return JSON.parse(stdout).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

async function main() {
  const env = setupEnvironment(await preparePnpm());
  const { stdout } = spawnSync('pnpm', ['audit', '--prod', '--json'], {
    cwd: repository,
    env,
    encoding: 'utf8',
    timeout: WITHIN_MS,
    shell: process.platform === 'win32',
  });
  const { lines, fails } = judgeAudit(stdout ?? '');
  lines.forEach(say);
  process.exitCode = fails && process.argv.includes('--strict') ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
