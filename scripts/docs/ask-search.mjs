import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repository } from '../run/places.mjs';

/** What people type into the search, and the page that they are to find first. */
const SOUGHT = {
  nginx: '/operate/nginx',
  caddy: '/operate/caddy',
  webhook: '/use/webhooks',
  S3: '/operate/s3',
  docker: '/operate/container',
  idempotency: '/guide/retry-safely',
  backup: '/operate/backup',
  prometheus: '/operate/monitoring',
};

/** As the page of VitePress asks. */
const SETTINGS = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
};
/** How many answers somebody reads. */
const READ = 3;

/** Asks the index of the built site; gives a sentence for each word whose page is not among the first answers. */
export async function askSearch() {
  const chunks = join(repository, 'docs/.vitepress/dist/assets/chunks');
  const name = readdirSync(chunks).find((file) => file.startsWith('@localSearchIndexroot.'));
  const { default: json } = await import(join(chunks, name));
  const fromDocs = createRequire(join(repository, 'docs/package.json'));
  const { default: MiniSearch } = await import(
    createRequire(fromDocs.resolve('vitepress')).resolve('minisearch')
  );
  const index = MiniSearch.loadJSON(json, SETTINGS);
  const pagesFor = (word) =>
    index
      .search(word)
      .slice(0, READ)
      .map(({ id }) => id.replace(/(?:\.html)?(?:#.*)?$/, ''));
  const asked = Object.entries(SOUGHT).map(([word, page]) => ({ word, page, found: pagesFor(word) }));
  const missed = asked.filter(({ page, found }) => !found.includes(page));
  return {
    passed: asked.length - missed.length,
    problems: missed.map(
      ({ word, page, found }) => `Who looks for "${word}" finds ${found.join(', ')}, and not ${page}.`,
    ),
  };
}
