import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Package, checkPackage } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { PACKAGE_ROOT } from './run-module.js';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Record<string, unknown>;
}

/** What npm gets of a package: its manifest and readme, and what was built. */
async function published(folder: string): Promise<Record<string, Uint8Array>> {
  const dist = await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true });
  const built = dist
    .filter((entry) => entry.isFile() && /\.(?:[cm]?js|d\.[cm]?ts|json)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const files = ['package.json', 'README.md', ...built];
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, new Uint8Array(await readFile(join(folder, file)))] as const),
    ),
  );
}

// What looks at packages from outside is installed here alone.
describe.each(['engines', 'sketch', 'stage'])('@clipwright/%s as it is published', (name) => {
  const folder = join(PACKAGE_ROOT, '..', name);

  it('is clean for publint', async () => {
    const files = Object.entries(await published(folder)).map(([path, data]) => ({
      name: `/package/${path}`,
      data,
    }));
    const { messages } = await publint({ strict: true, pkgDir: '/package', pack: { files } });
    expect(messages).toEqual([]);
  });

  it('has the right types for every entry, as the ES modules that it promises', async () => {
    const files = await published(folder);
    const manifest = JSON.parse(Buffer.from(files['package.json']!).toString()) as Manifest;
    const seated = Object.entries(files).map(([path, data]) => [
      `/node_modules/${manifest.name}/${path}`,
      data,
    ]);
    const result = await checkPackage(
      new Package(Object.fromEntries(seated), manifest.name, manifest.version),
    );
    expect(Object.keys((result as { entrypoints: object }).entrypoints)).toEqual(
      Object.keys(manifest.exports),
    );
    const { problems } = result as { problems: { kind: string; resolutionKind?: string }[] };
    // Old resolution knows no `exports`, and CommonJS is promised by none of them.
    const promised = problems.filter(
      ({ kind, resolutionKind }) => resolutionKind !== 'node10' && kind !== 'CJSResolvesToESM',
    );
    expect(promised).toEqual([]);
  });
});
