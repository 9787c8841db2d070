import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createImageIntake } from '../../apps/api/src/platform/media/image-intake.js';
import { createImageSource, IMAGE_URL_REFUSED } from '../../apps/api/src/platform/media/image-source.js';
import { createPinnedDial, createSafeFetch } from '@clipwright/engines/safe-fetch';
import { readCorpus } from './support-image/corpus-folder.js';
import { TRUST } from './support-image/evil-answers.js';
import { EVIL_ORIGINS, type EvilRow } from './support-image/evil-origins.js';
import { heldBytes } from './support-image/held-memory.js';
import { functionTarget, type Verdict } from './support-image/image-target.js';

interface OriginCorpus {
  readonly cases: readonly { readonly id: string; readonly expect: string }[];
}

/**
 * The limit of 10 s, and what a busy machine adds to so many at once. Without the limit most of them would
 * never end.
 */
const SLOWEST_MS = 60_000;
const MAX_GROWTH_BYTES = 64 * 1024 * 1024;
/** contract.md wins over the corpus: an image is judged by its content, not by its header. */
const DECIDED_BY_THE_CONTRACT: ReadonlySet<string> = new Set(['O23']);

const own: OriginCorpus = {
  cases: EVIL_ORIGINS.map(({ id, accepted }) => ({ id, expect: accepted ? '200' : '400' })),
};
const { corpus, from } = await readCorpus('evil-origin.json', own);

interface Seen {
  readonly verdict: Verdict;
  readonly asked: number;
}

async function drive(row: EvilRow): Promise<Seen> {
  const origin = await row.open();
  const { host } = new URL(origin.url);
  const dial = createPinnedDial(row.id === 'X11' ? {} : { ca: TRUST });
  const safeFetch = createSafeFetch({ allowedHosts: [host], allowPrivateHosts: true, dial });
  const verdict = await functionTarget(createImageSource({ safeFetch, intake })).submit(origin.url);
  origin.close();
  return { verdict, asked: origin.asked() };
}

const intake = createImageIntake();

describe(`origins that misbehave, from ${from}`, () => {
  const seen = new Map<string, Seen>();
  const temporary = mkdtempSync(join(tmpdir(), 'evil-origins-'));
  let growthBytes = 0;

  beforeAll(async () => {
    process.env.TMPDIR = temporary;
    const warmUp = EVIL_ORIGINS.filter(({ accepted }) => accepted);
    for (const row of warmUp) await drive(row);
    const before = heldBytes();
    await Promise.all(EVIL_ORIGINS.map(async (row) => seen.set(row.id, await drive(row))));
    growthBytes = heldBytes() - before;
  });
  afterAll(async () => {
    await intake.close();
    rmSync(temporary, { recursive: true });
  });

  it.each(EVIL_ORIGINS.map((row): [string, EvilRow] => [`${row.id} an origin that ${row.says}`, row]))(
    '%s',
    (_title, row) => {
      const { verdict, asked } = seen.get(row.id) as Seen;
      expect(verdict).toMatchObject(
        row.accepted
          ? { accepted: true, text: null }
          : { accepted: false, status: 400, text: IMAGE_URL_REFUSED },
      );
      expect(verdict.elapsedMs).toBeLessThan(SLOWEST_MS);
      expect(asked).toBe(row.asked ?? 1);
    },
  );

  it('are met as the corpus expects, row by row', () => {
    const known = new Map(EVIL_ORIGINS.map((row) => [row.id, row.accepted ? '200' : '400']));
    const rows = corpus.cases.filter(({ id }) => known.has(id) && !DECIDED_BY_THE_CONTRACT.has(id));
    expect(rows.filter(({ id, expect: wanted }) => known.get(id) !== wanted)).toEqual([]);
    expect(rows.length).toBeGreaterThan(25);
  });

  it('leave no temporary file and under 64 MB of memory behind', () => {
    expect(readdirSync(temporary)).toEqual([]);
    expect(growthBytes).toBeLessThan(MAX_GROWTH_BYTES);
  });
});
