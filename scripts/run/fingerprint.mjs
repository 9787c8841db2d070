import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './places.mjs';

const WORKSPACE_FOLDERS = ['packages', 'apps'];
const SINGLE_PACKAGES = ['tests', 'benchmarks', 'docs/examples'];
const NEVER_SOURCE = /^(\..*|node_modules|dist|coverage|reports|__fixtures__)$/;
const NOTHING = /^$/;

/** The folders of all packages of the workspace, the root first. */
export function packageFolders() {
  const grouped = WORKSPACE_FOLDERS.flatMap((group) => namesIn(group).map((name) => join(group, name)));
  return ['.', ...grouped, ...SINGLE_PACKAGES].filter((folder) =>
    existsSync(join(repository, folder, 'package.json')),
  );
}

/** Changes when an install could come to another result. */
export function installFingerprint() {
  const manifests = packageFolders().map((folder) => join(folder, 'package.json'));
  return hashOf(
    ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests],
    `${process.platform}-${process.arch}`,
  );
}

/** Changes when a build could come to another result. */
export function sourceFingerprint() {
  const sources = packageFolders()
    .filter((folder) => folder !== '.')
    .flatMap((folder) => filesBelow(folder, NEVER_SOURCE));
  return hashOf([...sources, 'tsconfig.base.json', 'turbo.json'], installFingerprint());
}

/** Changes when somebody else builds or removes what was built. */
export function outputFingerprint() {
  const outputs = packageFolders().flatMap((folder) =>
    folder === '.' ? [] : filesBelow(join(folder, 'dist'), NOTHING),
  );
  const stats = outputs.map((path) => `${path} ${statSync(join(repository, path)).mtimeMs}`);
  return createHash('sha256').update(stats.join('\n')).digest('hex');
}

function hashOf(paths, seed) {
  const hash = createHash('sha256').update(seed);
  for (const path of paths) hash.update(`\n${path}\n`).update(readFileSync(join(repository, path)));
  return hash.digest('hex');
}

function filesBelow(folder, skipped) {
  const entries = existsSync(join(repository, folder))
    ? readdirSync(join(repository, folder), { withFileTypes: true })
    : [];
  return entries
    .filter((entry) => !skipped.test(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(folder, entry.name), skipped) : [join(folder, entry.name)],
    );
}

function namesIn(folder) {
  return existsSync(join(repository, folder)) ? readdirSync(join(repository, folder)).sort() : [];
}
