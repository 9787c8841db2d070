import { afterAll, describe, expect, it } from '@jest/globals';
import { createImageIntake } from '../../apps/api/src/platform/media/image-intake.js';
import { createImageSource, IMAGE_URL_REFUSED } from '../../apps/api/src/platform/media/image-source.js';
import { classifyAddress, createSafeFetch } from '@clipwright/engines/safe-fetch';
import { readCorpus } from './support-image/corpus-folder.js';
import { FakeInternet } from './support-image/fake-internet.js';
import { functionTarget } from './support-image/image-target.js';
import { OWN_URLS, type UrlRow } from './support-image/own-ssrf-urls.js';

const SELF_HOST = 'clipwright.example';
/**
 * A public address may be asked in these rows before what it says, or what its name says next, is refused.
 */
const MAY_ASK_A_PUBLIC_ADDRESS: ReadonlySet<string | undefined> = new Set(['redirect', 'rebind']);
/** The limit of 10 s and one more, as for every refusal. */
const SLOWEST_MS = 11_000;

const { corpus, from } = await readCorpus('ssrf-urls.json', OWN_URLS);
const intake = createImageIntake();
afterAll(() => intake.close());

async function submit(row: UrlRow, page: 'nothing' | 'picture') {
  const internet = new FakeInternet(row.setup ?? {}, page);
  await internet.open();
  const safeFetch = createSafeFetch({
    resolve: internet.resolve,
    dial: internet.dial,
    ownHosts: [SELF_HOST],
  });
  const target = functionTarget(createImageSource({ safeFetch, intake }));
  const verdict = await target.submit(row.url.replace('{{SELF_HOST}}', SELF_HOST));
  internet.close();
  return { verdict, connections: internet.connections };
}

/** TLS on port 80 is a pair of allowed halves: it is tried, and no server speaks it. */
function mayAskPublic({ stage, url }: UrlRow): boolean {
  return MAY_ASK_A_PUBLIC_ADDRESS.has(stage) || (stage === 'port' && /^https:.*:80\//.test(url));
}

/** A data URI carries the caller's own bytes: what is wrong with those tells nothing of us. */
const isAddress = ({ url }: UrlRow): boolean => !/^data:/i.test(url);
const ITS_FAULT = expect.stringMatching(/^The (?:image|file|data URI) (?!could not be fetched)/);

function titled(rows: readonly UrlRow[]): [string, UrlRow][] {
  return rows.map((row) => [`${row.id} ${JSON.stringify(row.url.slice(0, 80))} (${row.why})`, row]);
}

describe(`URLs that lead inside, from ${from}`, () => {
  it.each(titled(corpus.cases))(
    '%s is refused, an address in the one text, and nobody inside is connected to',
    async (_title, row) => {
      const { verdict, connections } = await submit(row, 'nothing');
      expect(verdict).toMatchObject({
        accepted: false,
        status: 400,
        text: isAddress(row) ? IMAGE_URL_REFUSED : ITS_FAULT,
      });
      expect(connections.filter(({ address }) => classifyAddress(address) !== 'public')).toEqual([]);
      if (!mayAskPublic(row)) expect(connections).toEqual([]);
      expect(verdict.elapsedMs).toBeLessThan(SLOWEST_MS);
    },
  );
});

describe(`URLs that are in order, from ${from}`, () => {
  it.each(titled(corpus.controls))(
    '%s is fetched over one connection to the address its host has',
    async (_title, row) => {
      const { verdict, connections } = await submit(row, 'picture');
      expect(verdict).toMatchObject({ accepted: true });
      const { hostname } = new URL(row.url);
      const answers = row.setup?.dns?.[hostname]?.[0] ?? [hostname.replace(/^\[|\]$/g, '')];
      expect(connections.map(({ address }) => address)).toEqual([...answers].slice(0, 1));
    },
  );
});
