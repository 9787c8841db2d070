import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const packageDir = join(repository, 'apps/n8n-node');
const pictures = join(repository, 'docs/use/n8n');
const LARGEST_PICTURE_BYTES = 80_000;

const read = (path: string): string => readFileSync(join(packageDir, path), 'utf8');

interface Manifest {
  readonly name: string;
  readonly license: string;
  readonly keywords: readonly string[];
  readonly repository: { readonly url: string };
  readonly dependencies?: Record<string, string>;
}

const manifest = JSON.parse(read('package.json')) as Manifest;

describe('the package of the n8n node', () => {
  it('has the name and the keyword that n8n looks for', () => {
    expect(manifest.name).toMatch(/^n8n-nodes-/);
    expect(manifest.keywords).toContain('n8n-community-node-package');
  });

  it('has the license of the repository in itself, which npm packs wherever it is packed from', () => {
    expect(manifest.license).toBe('MIT');
    expect(read('LICENSE')).toBe(readFileSync(join(repository, 'LICENSE'), 'utf8'));
  });

  it('is packed from the repository that its manifest names', () => {
    expect(read('README.md')).toContain(manifest.repository.url.replace(/^git\+|\.git$/g, ''));
  });

  it('needs nothing at run time', () => {
    expect(manifest.dependencies ?? {}).toEqual({});
  });

  it('is published from GitHub with provenance, by tag', () => {
    const workflow = readFileSync(join(repository, '.github/workflows/publish-n8n-node.yml'), 'utf8');
    for (const part of [/id-token: write/, /npm publish .+ --provenance/, /tags: \['n8n-node-v\*'\]/])
      expect(workflow).toMatch(part);
  });
});

describe('its README', () => {
  const examples = readdirSync(join(packageDir, 'workflows')).map((file) => file.replace('.json', ''));

  it.each(examples)('shows every example with its picture: %s', (name) => {
    expect(read('README.md')).toContain(`\`${name}.json\``);
    expect(read('README.md')).toContain(`/docs/use/n8n/${name}.webp`);
    expect(statSync(join(pictures, `${name}.webp`)).size).toBeLessThan(LARGEST_PICTURE_BYTES);
  });

  it('has no picture too many', () => {
    const shown = readdirSync(pictures).map((file) => file.replace('.webp', ''));
    expect(shown.toSorted()).toEqual([...examples, 'node'].toSorted());
  });
});

describe("the answers to n8n's list", () => {
  const rows = read('VERIFICATION.md')
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, number = '', , answer = '', shown = '']) => ({ number: Number(number), answer, shown }));

  const linked = (shown: string) => [...shown.matchAll(/\]\(([^)#]+)/g)].map(([, path = '']) => path);

  it('are complete, each a yes or a no', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 53 }, (_, index) => index + 1));
    expect(rows.filter(({ answer }) => !['yes', 'no'].includes(answer))).toEqual([]);
  });

  it('show something for every yes, and say why for every no', () => {
    expect(rows.filter(({ answer, shown }) => answer === 'yes' && !/\]\(|`npm /.test(shown))).toEqual([]);
    expect(rows.filter(({ answer, shown }) => answer === 'no' && shown.length < 20)).toEqual([]);
  });

  it('name files that are there, and tests that are in them', () => {
    const gone = rows
      .flatMap(({ shown }) => linked(shown))
      .filter((path) => !existsSync(join(packageDir, path)));
    expect(gone).toEqual([]);
    const unknown = rows.flatMap(({ number, shown }) => {
      const sources = linked(shown).map(read).join('\n');
      return [...shown.matchAll(/\*([^*]+)\*/g)]
        .map(([, title = '']) => title)
        .filter((title) => !sources.includes(title))
        .map((title) => ({ number, title }));
    });
    expect(unknown).toEqual([]);
  });
});
