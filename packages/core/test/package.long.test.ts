import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Package, checkPackage } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { PACKAGE_ROOT, runModule } from './run-module.js';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Record<string, unknown>;
  readonly dependencies: Record<string, string>;
  readonly sideEffects: boolean;
}

const manifest = JSON.parse(await readFile(join(PACKAGE_ROOT, 'package.json'), 'utf8')) as Manifest;
const subpaths = Object.keys(manifest.exports).filter((path) => path !== './package.json');
const specifier = (subpath: string): string => `${manifest.name}${subpath.slice(1)}`;

async function published(): Promise<Record<string, Uint8Array>> {
  const dist = await readdir(join(PACKAGE_ROOT, 'dist'), { recursive: true, withFileTypes: true });
  const built = dist
    .filter((entry) => entry.isFile())
    .map((entry) => relative(PACKAGE_ROOT, join(entry.parentPath, entry.name)));
  const files = ['package.json', 'README.md', 'LICENSE', ...built];
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(join(PACKAGE_ROOT, file))] as const)),
  );
}

async function bundled(entry: string, minify: boolean, names = '*'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from '${entry}';`, resolveDir: PACKAGE_ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2023',
    minify,
    external: ['zod'],
  });
  return outputFiles[0]?.text ?? '';
}

describe('the package', () => {
  let files: Record<string, Uint8Array>;
  beforeAll(async () => {
    files = await published();
  });

  it('depends on zod alone, on any of version 4 so that nobody gets two, and importing it does nothing', () => {
    expect(manifest.dependencies).toEqual({ zod: '^4.0.0' });
    expect(manifest.sideEffects).toBe(false);
  });

  it('is clean for publint', async () => {
    const packed = Object.entries(files).map(([name, data]) => ({
      name: `/package/${name}`,
      data: new Uint8Array(data),
    }));
    const { messages } = await publint({ strict: true, pkgDir: '/package', pack: { files: packed } });
    expect(messages).toEqual([]);
  });

  it('has the right types for every way of importing it', async () => {
    const seated = Object.entries(files).map(([name, data]) => [
      `/node_modules/${manifest.name}/${name}`,
      data,
    ]);
    const result = await checkPackage(
      new Package(Object.fromEntries(seated), manifest.name, manifest.version),
    );
    expect(result).toMatchObject({ types: { kind: 'included' }, problems: [] });
    expect(Object.keys((result as { entrypoints: object }).entrypoints)).toEqual([
      ...subpaths,
      './package.json',
    ]);
  });

  it.each(subpaths)('exports from %s these names and no others', async (subpath) => {
    const print =
      'console.log(Object.keys(all).filter((name) => name !== "module.exports").sort().join(" "))';
    const asModule = await runModule(`import * as all from '${specifier(subpath)}'; ${print}`);
    const asCommonJs = await runModule(`const all = require('${specifier(subpath)}'); ${print}`, {
      inputType: 'commonjs',
    });
    expect(asModule.trim().split(' ')).toMatchSnapshot();
    expect(asCommonJs).toBe(asModule);
  });

  it('knows errors across its two forms', async () => {
    const source = `
      import { createRequire } from 'node:module';
      import { isClipwrightError } from '${manifest.name}/errors';
      const { NotFoundError } = createRequire(process.cwd() + '/x.js')('${manifest.name}/errors');
      const { isClipwrightError: other } = createRequire(process.cwd() + '/x.js')('${manifest.name}/errors');
      console.log(isClipwrightError(new NotFoundError()), other(new Error('x')));`;
    expect(await runModule(source)).toBe('true false\n');
  });
});

describe('tree-shaking', () => {
  it('leaves nothing of a package of which nothing is used', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import '${manifest.name}'; import '${manifest.name}/videos';`,
        resolveDir: PACKAGE_ROOT,
      },
      bundle: true,
      write: false,
      format: 'esm',
      external: ['zod'],
      logLevel: 'silent',
    });
    expect(outputFiles[0]?.text).toBe('');
  });

  it.each(['client', 'download', 'upload', 'limiter', 'keys', 'models', 'errors', 'engine', 'plan'])(
    'keeps zod out of %s',
    async (subpath) => {
      expect(await bundled(`${manifest.name}/${subpath}`, false)).not.toMatch(/from ["']zod["']/);
    },
  );

  it('keeps createClient at 6 kB, minified and gzipped, uploads at 800 bytes and the limiter with its memory store at 5.3 kB', async () => {
    const size = async (subpath: string, names = '*') =>
      gzipSync(await bundled(`${manifest.name}/${subpath}`, true, names), { level: 9 }).length;
    expect(await size('client', '{ createClient }')).toBeLessThanOrEqual(6000);
    expect(await size('upload', '{ upload }')).toBeLessThanOrEqual(800);
    expect(await size('limiter')).toBeLessThanOrEqual(5300);
  });
});
