import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { say } from '../../scripts/run/say.mjs';
import { runTold } from './consumers/run-told.mjs';

/** Packages of Python, and the variable in which a test finds the Python that has one. */
const PACKAGES = [
  { name: 'openai', version: '3.22.1', variable: 'OPENAI_PYTHON' },
  { name: 'mcp', version: '2.3.0', variable: 'MCP_PYTHON' },
];

/**
 * Packages of Python, once for all runs on this machine. Why there is none of one stands in its variable with
 * _LACKS behind it.
 */
export async function ensurePythonPackages() {
  for (const one of PACKAGES) await ensure(one);
}

async function ensure({ name, version, variable }) {
  const caches = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  const folder = join(caches, 'clipwright-consumers', `${name}-python-${version}`);
  const python = join(folder, 'bin', 'python');
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--retries', '1'];
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(python)) await runTold('python3', ['-m', 'venv', folder]);
    say(`Looking for ${name} ${version} of Python ...`);
    await runTold(python, [...install, `${name}==${version}`]);
    process.env[variable] = python;
  } catch (error) {
    const reason = error.message.split('\n', 1)[0];
    process.env[`${variable}_LACKS`] = reason;
    say(`Not here, and not to be installed: ${name} ${version} of Python. ${reason}`);
  }
}
