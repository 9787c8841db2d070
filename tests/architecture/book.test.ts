import { beforeAll, describe, expect, it } from '@jest/globals';
import { trackedTexts, type TrackedFile } from './tracked-files.js';

/** What people look for, and the page that has it in a heading: the site's search puts headings first. */
const SOUGHT = [
  ['nginx', 'docs/operate/nginx.md'],
  ['caddy', 'docs/operate/caddy.md'],
  ['systemd', 'docs/operate/systemd.md'],
  ['docker', 'docs/operate/container.md'],
  ['kubernetes', 'docs/operate/kubernetes.md'],
  ['S3', 'docs/operate/s3.md'],
  ['backup', 'docs/operate/backup.md'],
  ['upgrade', 'docs/operate/upgrade.md'],
  ['webhook', 'docs/use/webhooks.md'],
  ['idempotency', 'docs/guide/retry-safely.md'],
  ['curl', 'docs/use/curl.md'],
  ['python', 'docs/use/python.md'],
  ['php', 'docs/use/php.md'],
] as const;

/** Pages that sentences of the program name: `(see operate/s3)`. */
const NAMED_PAGE = /(?<![\w/@.])(?<page>(?:guide|operate|use|reference)\/[a-z0-9-]+)(?=[ ).,'"`])/g;

describe('the book', () => {
  let files: readonly TrackedFile[];
  const textOf = (wanted: string) => files.find(({ path }) => path === wanted)?.text ?? '';

  beforeAll(async () => {
    files = await trackedTexts();
  });

  it.each(SOUGHT)('who looks for %s finds %s by a heading of it', (word, page) => {
    const headings = textOf(page)
      .split('\n')
      .filter((line) => /^#{1,3} /.test(line));
    expect(headings.join('\n').toLowerCase()).toContain(word.toLowerCase());
  });

  it('every page of it stands in the list of its section', () => {
    for (const section of ['operate', 'use']) {
      const list = textOf(`docs/${section}/index.md`);
      const pages = files.map(
        ({ path }) => new RegExp(`^docs/${section}/([a-z0-9-]+\\.md)$`).exec(path)?.[1],
      );
      const unlisted = pages.filter(
        (page) => page !== undefined && page !== 'index.md' && !list.includes(`(${page})`),
      );
      expect(unlisted).toEqual([]);
    }
  });

  it('every page that a sentence of the program names is there', () => {
    const sources = files.filter(({ path }) => /^(?:apps|packages)\/[^/]+\/src\/.*\.ts$/.test(path));
    const named = sources.flatMap(({ text }) =>
      [...text.matchAll(NAMED_PAGE)].map(({ groups }) => groups?.['page'] ?? ''),
    );
    expect(named).toContain('operate/s3');
    expect([...new Set(named)].filter((page) => textOf(`docs/${page}.md`) === '')).toEqual([]);
  });
});
