import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fetchPinned, FetchError, type PinnedFolder } from './fetch-pinned.js';
import { LETTER_PINS } from './letter-assets.js';

let dir: string;
let asked: PinnedFolder;

/** A registry that gives one package, by an npm that only knows it. */
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pinned-'));
  mkdirSync(join(dir, 'package', 'files'), { recursive: true });
  writeFileSync(join(dir, 'package', 'files', 'one.txt'), 'one');
  writeFileSync(join(dir, 'package', 'LICENSE'), 'free');
  execFileSync('tar', ['-czf', join(dir, 'a-b-1.0.0.tgz'), '-C', dir, 'package']);
  mkdirSync(join(dir, 'bin'));
  writeFileSync(
    join(dir, 'bin', 'npm'),
    `#!/bin/sh\ncp "${dir}/a-b-1.0.0.tgz" "$4/" && echo '[{"filename":"@a/b-1.0.0.tgz"}]'\n`,
  );
  chmodSync(join(dir, 'bin', 'npm'), 0o755);
  const integrity = `sha512-${createHash('sha512')
    .update(readFileSync(join(dir, 'a-b-1.0.0.tgz')))
    .digest('base64')}`;
  const files = { 'package/files': 'kept', 'package/LICENSE': 'kept.LICENSE' };
  asked = {
    npm: join(dir, 'bin', 'npm'),
    folder: join(dir, 'home', 'assets', 'things-1'),
    pins: [{ name: '@a/b', version: '1.0.0', integrity, files }],
  };
});

afterEach(() => {
  rmSync(dir, { recursive: true });
});

describe('what is fetched beside the packages', () => {
  it('is there when it is whole, and is fetched once', async () => {
    await fetchPinned(asked);
    expect(readFileSync(join(asked.folder, 'kept', 'one.txt'), 'utf8')).toBe('one');
    expect(readdirSync(asked.folder).toSorted()).toEqual(['kept', 'kept.LICENSE']);
    rmSync(join(dir, 'bin', 'npm'));
    await fetchPinned(asked);
  });

  it('is not there where its bytes are others, and nothing is left of it', async () => {
    const pins = asked.pins.map((pin) => ({ ...pin, integrity: 'sha512-other' }));
    await expect(fetchPinned({ ...asked, pins })).rejects.toThrow(FetchError);
    expect(existsSync(asked.folder)).toBe(false);
    expect(readdirSync(dirname(asked.folder))).toEqual([]);
  });

  it('is told not to be in reach where npm fails', async () => {
    writeFileSync(join(dir, 'bin', 'npm'), '#!/bin/sh\necho "no such host" >&2\nexit 1\n');
    await expect(fetchPinned(asked)).rejects.toThrow('@a/b@1.0.0 could not be fetched: no such host.');
    expect(readdirSync(dirname(asked.folder))).toEqual([]);
  });

  it('are the letters whose hashes the lockfile has for the same packages', () => {
    const { resolve } = createRequire(import.meta.url);
    const lock = readFileSync(new URL('../../../../pnpm-lock.yaml', import.meta.url), 'utf8');
    for (const { name, version, integrity } of LETTER_PINS) {
      expect(lock).toContain(`'${name}@${version}':\n    resolution: {integrity: ${integrity}}`);
      expect(existsSync(resolve(`${name}/unicode.json`))).toBe(true);
    }
  });
});
