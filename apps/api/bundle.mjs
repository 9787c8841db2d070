import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { OUTSIDE } from './outside-bundle.mjs';

// Most of a start is finding and reading modules, some 2,700 of them. This puts the two programs, each with
// all that it loads, in place of what the compiler made of main.ts and cli.ts; what they share goes to
// dist/bundle. Packages of native code stay outside.
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const dist = here('dist');
const out = join(dist, 'bundle');
/** Packages of ours that find files of their own from where they stand, by an entry of each. */
const OWN_PACKAGES = ['@clipwright/sketch', '@clipwright/engines/kinds'].map((entry) => ({
  entry,
  folder: dirname(fileURLToPath(import.meta.resolve(entry))),
}));
const draft = join(dist, `bundle.${process.pid}`);

const PROGRAMS = ['main', 'cli'];
const MIGRATION_CLASSES = join(dist, 'platform/database/migration-classes.js');

/**
 * Without it a plain `require` is left, and what that asks for is bundled too: @nestjs/typeorm would load all
 * of TypeORM a second time.
 */
const OWN_REQUIRE = /^const require = createRequire\(import\.meta\.url\);$/m;

/** What migration-classes.ts finds when it runs, as a list. */
function migrationClasses() {
  const files = globSync('platform/database/migrations/*.js', { cwd: dist }).toSorted();
  const names = files.map((_, index) => `file${index}`);
  const imports = files.map(
    (file, index) => `import * as ${names[index]} from ${JSON.stringify(join(dist, file))};`,
  );
  return [
    ...imports,
    `export const MIGRATIONS = [${names}].flatMap((file) => Object.values(file)).filter((value) => typeof value === 'function');`,
  ].join('\n');
}

/**
 * Where a module stands, said from what stays with it: its package where it is one of ours, else the bundle.
 */
function placeOf(path) {
  const own = OWN_PACKAGES.find(({ folder }) => path.startsWith(folder));
  const place = relative(own?.folder ?? out, path).replaceAll('\\', '/');
  const from = own === undefined ? 'import.meta.url' : `import.meta.resolve('${own.entry}')`;
  return `new URL(${JSON.stringify(place)}, ${from})`;
}

/** Files that a module finds from where it stands are found from where the bundle stands. */
function fromBundle(code, id) {
  const stands = {
    url: `${placeOf(id)}.href`,
    dirname: `process.getBuiltinModule('node:url').fileURLToPath(${placeOf(dirname(id))})`,
  };
  return code
    .replace(OWN_REQUIRE, '')
    .replaceAll(/import\.meta\.(url|dirname)\b/g, (_, what) => stands[what]);
}

/**
 * The bundler names what it wraps `require_...`, and mistakes names like that which are in a package already,
 * bundled by the same one, for its own.
 */
const othersNames = {
  name: 'others-names',
  transform: (code, id) =>
    id.endsWith('.cjs') && code.includes('require_')
      ? code.replaceAll(/\brequire_(?=\w)/g, 'required_')
      : null,
};

const whereThingsAre = {
  name: 'where-things-are',
  load: (id) => (id === MIGRATION_CLASSES ? migrationClasses() : null),
  transform: (code, id) => (code.includes('import.meta.') ? fromBundle(code, id) : null),
};

/**
 * Parts of Nest that are not installed are asked for, and done without; that a machine is busy is no fault of the
 * code. Whatever else is told is one.
 */
function judge(level, log) {
  if (level === 'warn' && !['UNRESOLVED_IMPORT', 'EVAL', 'PLUGIN_TIMINGS'].includes(log.code))
    throw new Error(log.message);
}

const build = await rolldown({
  input: Object.fromEntries(PROGRAMS.map((name) => [name, join(dist, `${name}.js`)])),
  platform: 'node',
  external: OUTSIDE,
  plugins: [othersNames, whereThingsAre],
  onLog: judge,
});
// Names of classes are what migrations and providers go by. All stands in one folder: paths count
// from there.
const { output } = await build.write({
  dir: draft,
  format: 'esm',
  keepNames: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'part-[hash].js',
});
// One that can't be parsed is found here, and not by whoever starts the server.
for (const { fileName } of output)
  execFileSync(process.execPath, ['--check', join(draft, fileName)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
await rm(out, { recursive: true, force: true });
await rename(draft, out);
for (const name of PROGRAMS) {
  await writeFile(join(dist, `${name}.js`), `import './bundle/${name}.js';\n`);
  await rm(join(dist, `${name}.js.map`), { force: true });
}
