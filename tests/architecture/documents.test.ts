import { beforeAll, describe, expect, it } from '@jest/globals';
import { lawRules } from './import-law.js';
import { brokenLinks } from './markdown-links.js';
import { trackedPaths, trackedTexts, type TrackedFile } from './tracked-files.js';

const tableModule = new URL('../../scripts/docs/markdown-table.mjs', import.meta.url).href;
const { table } = (await import(tableModule)) as {
  table: (head: readonly string[], rows: readonly (readonly unknown[])[]) => string;
};

describe('the documents', () => {
  let pages: readonly TrackedFile[];
  let textByPath: ReadonlyMap<string, string>;

  const textOf = (path: string) => textByPath.get(path) ?? '';

  beforeAll(async () => {
    const files = await trackedTexts();
    const empty = (await trackedPaths()).map((path) => [path, ''] as const);
    textByPath = new Map([...empty, ...files.map(({ path, text }) => [path, text] as const)]);
    pages = files.filter(({ path }) => path.endsWith('.md'));
  });

  it.each(['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'SECURITY.md', 'CHANGELOG.md', 'LICENSE'])(
    '%s is there',
    (path) => {
      expect(textOf(path).length).toBeGreaterThan(200);
    },
  );

  it('every relative link leads to a file and a heading that exist', () => {
    expect(brokenLinks(pages, textByPath)).toEqual([]);
  });

  it('AGENTS.md stays short enough to be read whole: 120 lines', () => {
    expect(textOf('AGENTS.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  it('AGENTS.md names every row of the law', () => {
    const unnamed = lawRules.filter(({ name }) => !textOf('AGENTS.md').includes(`\`${name}\``));
    expect(unnamed).toEqual([]);
  });

  it('CLAUDE.md only points to AGENTS.md', () => {
    const lines = textOf('CLAUDE.md').trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('AGENTS.md');
  });

  it.each(['docs/reference/errors.md', 'docs/reference/settings.md'])(
    '%s leaves no cell of a table empty',
    (path) => {
      const rows = textOf(path)
        .split('\n')
        .filter((line) => line.startsWith('|'));
      expect(rows.length).toBeGreaterThan(5);
      expect(rows.filter((row) => /\|\s*\|/.test(row))).toEqual([]);
    },
  );

  it('the reference says what may change under a version, and how long one lives beside the next', () => {
    for (const word of ['Additions come at any time', '/api/v2', 'six months', '`Deprecation`', '`Sunset`'])
      expect(textOf('docs/reference/versions.md')).toContain(word);
  });

  it('every decision says what was chosen, why, and what would change it', () => {
    const decisions = pages.filter(({ path }) => /^docs\/decisions\/\d/.test(path));
    const sections = ['## Context', '## Decision', '## Consequences', '## Revisit when'];
    const lacking = decisions.filter(
      ({ text }) => !sections.every((section) => text.includes(`\n${section}\n`)),
    );
    expect(decisions.length).toBeGreaterThan(0);
    expect(lacking.map(({ path }) => path)).toEqual([]);
  });

  it('every decision stands in the list of decisions', () => {
    const decisions = pages.filter(({ path }) => /^docs\/decisions\/\d/.test(path));
    const list = textOf('docs/decisions/index.md');
    const unlisted = decisions.filter(({ path }) => !list.includes(`(${path.split('/').at(-1)})`));
    expect(unlisted.map(({ path }) => path)).toEqual([]);
  });
});

describe('the generator of tables', () => {
  it('refuses a row that says nothing under a heading, and names both', () => {
    expect(table(['Code', 'When'], [['`a`', 'Always.']])).toBe(
      '| Code | When |\n| --- | --- |\n| `a` | Always. |',
    );
    for (const empty of ['', '  ', undefined])
      expect(() =>
        table(
          ['Code', 'When'],
          [
            ['`a`', 'Always.'],
            ['`b`', empty],
          ],
        ),
      ).toThrow('The row of `b` says nothing under "When".');
  });
});

describe('the check of links', () => {
  const texts = new Map([
    ['docs/a.md', '# One thing\n\n## Again\n\n## Again\n\n<a id="named"></a>\n'],
    ['docs/b.md', ''],
    ['docs/pictures/sea.png', ''],
  ]);
  const faultsOf = (text: string) => brokenLinks([{ path: 'docs/b.md', text }], texts);

  it.each([
    '[a](a.md)',
    '[a](./a.md#one-thing)',
    '[a](a.md#again-1)',
    '[a](a.md#named)',
    '![sea](pictures/sea.png)',
    '[out](https://example.org/x)',
    '[folder](pictures/)',
  ])('%s resolves', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it.each(['[a](gone.md)', '[a](a.md#gone)', '[a](a.md#again-2)', '![sea](pictures/land.png)'])(
    '%s is told',
    (text) => {
      expect(faultsOf(text)).toHaveLength(1);
    },
  );

  it('leaves code blocks alone', () => {
    expect(faultsOf('```\n[a](gone.md)\n```')).toEqual([]);
  });
});
