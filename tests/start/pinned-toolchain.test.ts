import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { atEndOfFile, temporaryFolder } from '../support/index.js';
import { repository } from './ready-clone.js';
import { standInClone } from './stand-in-clone.js';
import { StartedProcess } from './started-process.js';

interface Pinned {
  readonly version: string;
  readonly integrity: string;
}

const { FETCHED } = (await import(
  pathToFileURL(join(repository, 'scripts/run/toolchain-hashes.mjs')).href
)) as { FETCHED: Record<string, Pinned> };

const ORIGIN = 'http://127.0.0.1';

/**
 * A registry that answers every package with a program of its own, and with the hash of that, or with the one
 * that is expected.
 */
async function tamperedRegistry(
  tells: 'its hash' | 'the expected hash',
): Promise<{ origin: string; asked: string[] }> {
  const archive = await archiveOf({
    'package/package.json': '{"name":"changed","version":"1.0.0"}',
    'package/pnpm': '#!/bin/sh\necho 12.0.0 > "$HOME/was-run"\n',
  });
  const own = `sha512-${createHash('sha512')
    .update(await readFile(archive))
    .digest('base64')}`;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    asked.push(path);
    if (path.endsWith('.tgz')) return void createReadStream(archive).pipe(response);
    const { version, integrity: expected } = FETCHED[path] ?? { version: '1.0.0', integrity: own };
    const integrity = tells === 'its hash' ? own : expected;
    const tarball = new URL(`${path}/archive/changed.tgz`, ORIGIN);
    tarball.host = request.headers.host ?? '';
    const dist = { tarball, integrity };
    response.setHeader('Content-Type', 'application/json').end(
      JSON.stringify({
        name: path,
        'dist-tags': { latest: version },
        versions: { [version]: { name: path, version, dist } },
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEndOfFile(async () => void (await new Promise((resolve) => server.close(resolve))));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

async function archiveOf(files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder('archive');
  await mkdir(join(folder, 'package'));
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, name), text, { mode: 0o755 });
  spawnSync('tar', ['-czf', 'changed.tgz', 'package'], { cwd: folder });
  return join(folder, 'changed.tgz');
}

/** A PATH with Node, npm and what they need, and without pnpm. */
async function pathWithoutPnpm(): Promise<string> {
  const folder = await temporaryFolder('bin');
  for (const name of ['node', 'npm', 'sh', 'env']) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim();
    await symlink(found, join(folder, name));
  }
  return folder;
}

describe('Node and pnpm that the script fetches', () => {
  it.each(['its hash', 'the expected hash'] as const)(
    'are refused in a sentence when a registry gives something else under their name, and nothing of it is kept or run: it tells %s',
    async (tells) => {
      const [clone, home, standIn] = [
        await standInClone({}),
        await temporaryFolder('home'),
        await tamperedRegistry(tells),
      ];
      await writeFile(join(clone, 'node_modules/.cache/clipwright/installed'), 'something else');
      // npm would ask once more, after ten seconds, for what it found to be wrong.
      await writeFile(join(home, '.npmrc'), 'fetch-retries=0\n');
      const env = {
        CLIPWRIGHT_HOME: join(clone, 'home'),
        HOME: home,
        PATH: await pathWithoutPnpm(),
        npm_config_registry: standIn.origin,
      };
      const started = new StartedProcess({ command: ['node', 'scripts/run.mjs', 'start'], cwd: clone, env });
      expect(await started.exited).toBe(1);
      expect(started.stderr).toMatch(
        /^What the npm registry gave as @pnpm\/exe\.\S+@12\.\d+\.\d+ is not what this clone expects: its hash is another one, so nothing of it was used\./m,
      );
      expect(started.stderr).not.toContain('    at ');
      expect(standIn.asked.some((path) => path.endsWith('.tgz'))).toBe(tells === 'the expected hash');
      expect(await readdir(home)).not.toContain('was-run');
      expect(
        (await readdir(join(clone, 'node_modules/.cache/clipwright'))).filter(
          (name) => name.startsWith('pnpm-exe') && !name.endsWith('.draft'),
        ),
      ).toEqual([]);
    },
  );

  it('have a version and a SHA-512 each, and are asked for in no other way', async () => {
    for (const [name, { version, integrity }] of Object.entries(FETCHED)) {
      expect(name).toMatch(
        /^(node-(linux|darwin|win)-(x64|arm64)|@pnpm\/exe\.(linux|darwin|win32)-(x64|arm64)(-musl)?)$/,
      );
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(Buffer.from(integrity.replace(/^sha512-/, ''), 'base64')).toHaveLength(64);
    }
    const scripts = (await readdir(join(repository, 'scripts'), { recursive: true })).filter((name) =>
      name.endsWith('.mjs'),
    );
    const texts = await Promise.all(
      scripts.map(async (name) => ({
        name,
        text: await readFile(join(repository, 'scripts', name), 'utf8'),
      })),
    );
    expect(
      texts.filter(({ text }) => /'(install|i|exec|dlx)', '--prefix|npx/.test(text)).map(({ name }) => name),
    ).toEqual([]);
  });
});
