import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repository } from './ready-clone.js';

interface Version {
  readonly nextVersion: (given: { current: string; asked?: string; changelog: string }) => string;
  readonly releasedChangelog: (changelog: string, to: { version: string; day: string }) => string;
  readonly sectionOf: (changelog: string, version: string) => string;
}

const { nextVersion, releasedChangelog, sectionOf } = (await import(
  join(repository, 'scripts/release/version.mjs')
)) as Version;

const CHANGELOG = `# Changelog\n\n## Unreleased\n\n### Added\n\n- A kettle.\n\n## 1.2.3 (2026-01-02)\n\n- A cup.\n`;

interface Said {
  readonly code: number;
  readonly text: string;
}

const run = async (program: string, args: readonly string[], cwd = repository): Promise<Said> =>
  await new Promise((resolve) => {
    execFile(program, args, { cwd }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : 1, text: `${stdout}${stderr}` });
    });
  });

describe('a version', () => {
  it('is the next minor one where something was added, else the next patch, else what was asked for', () => {
    const given = { current: '1.2.3', changelog: CHANGELOG };
    expect(nextVersion(given)).toBe('1.3.0');
    expect(nextVersion({ ...given, changelog: CHANGELOG.replace('Added', 'Fixed') })).toBe('1.2.4');
    expect(nextVersion({ ...given, asked: '2.0.0' })).toBe('2.0.0');
  });

  it.each(['1.2.3', '1.2.2', '0.9.9', '1.3', 'v1.3.0', 'soon'])('is never %s after 1.2.3', (asked) => {
    expect(() => nextVersion({ current: '1.2.3', asked, changelog: CHANGELOG })).toThrow(asked);
  });

  it('takes what is unreleased under its own heading, and leaves the past as it is', () => {
    const released = releasedChangelog(CHANGELOG, { version: '1.3.0', day: '2026-11-26' });
    expect(released).toContain('## Unreleased\n\n## 1.3.0 (2026-11-26)\n\n### Added\n');
    expect(sectionOf(released, '1.3.0')).toBe('### Added\n\n- A kettle.');
    expect(sectionOf(released, '1.2.3')).toBe('- A cup.');
    expect(() => releasedChangelog(released, { version: '1.4.0', day: '2026-11-27' })).toThrow(
      'nothing to release',
    );
  });
});

describe('npm run release -- --dry-run', () => {
  it('packs every package that npm gets, lists what the server is made of, and changes nothing', async () => {
    const before = await readFile(join(repository, 'CHANGELOG.md'), 'utf8');
    const { code, text } = await run(process.execPath, ['scripts/release/run-release.mjs', '--dry-run']);
    expect({ code, text }).toMatchObject({ code: 0 });
    for (const name of ['core', 'sketch', 'engines', 'clipwright-mcp', 'n8n-nodes-clipwright'])
      expect(text).toContain(`Packed ${name}/`);
    expect(text).toMatch(/Listed \d{3} components/);
    expect(await readFile(join(repository, 'CHANGELOG.md'), 'utf8')).toBe(before);
  });
});

describe('npm pack', () => {
  it('is refused before anything is deleted, with the command to type', async () => {
    const { code, text } = await run('npm', ['pack', '--dry-run'], join(repository, 'packages/core'));
    expect(code).toBe(1);
    expect(text).toContain("npm can't pack this package. In the root of the repository: npm run pack");
    expect(await readdir(join(repository, 'packages/core/dist'))).not.toEqual([]);
  });

  it('is refused so in every package that npm gets', async () => {
    for (const folder of [
      'packages/core',
      'packages/engines',
      'packages/mcp-bridge',
      'packages/sketch',
      'apps/n8n-node',
    ])
      expect(await readFile(join(repository, folder, 'package.json'), 'utf8')).toContain(
        '"prepack": "node ../../scripts/release/only-pnpm.mjs && ',
      );
  });
});
