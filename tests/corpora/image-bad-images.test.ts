import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atIdlePace } from '../support/index.js';
import type { PreparedImage } from '../../apps/api/src/platform/media/prepared-image.js';
import { createImageIntake } from '../../apps/api/src/platform/media/image-intake.js';
import { createImageSource, IMAGE_URL_REFUSED } from '../../apps/api/src/platform/media/image-source.js';
import { createSafeFetch } from '@clipwright/engines/safe-fetch';
import { readBadImages, serveImages, type BadImage } from './support-image/bad-images.js';
import { heldBytes } from './support-image/held-memory.js';
import { functionTarget } from './support-image/image-target.js';

const SLOWEST_MS = 3_000;
const MAX_GROWTH_BYTES = 256 * 1024 * 1024;
/** Where the corpus leaves it to us: whatever decodes to a picture of at least 32 px a side is used. */
const DECIDED: Readonly<Record<string, 'accept' | 'reject'>> = { 'tiny-1x1.png': 'reject' };

const { images, from } = await readBadImages();
const intake = createImageIntake();
let origin: Awaited<ReturnType<typeof serveImages>>;
let temporary = '';
let heldBefore = 0;

beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'bad-images-'));
  process.env.TMPDIR = temporary;
  origin = await serveImages(images);
  heldBefore = heldBytes();
});
afterAll(async () => {
  origin.close();
  await intake.close();
  rmSync(temporary, { recursive: true });
});

function source() {
  const safeFetch = createSafeFetch({ allowedHosts: [origin.host], allowPrivateHosts: true });
  return createImageSource({ safeFetch, intake });
}

/** What contract.md and the decision above make of a file; `text` is what a refusal says. */
function expected({ file, expect: wanted }: BadImage, text: unknown): object {
  const decided = wanted === 'either' ? (DECIDED[file] ?? 'accept') : wanted;
  return decided === 'accept' ? { accepted: true, text: null } : { accepted: false, status: 400, text };
}

/** Bytes of the caller's own are told their fault. */
const ITS_FAULT = expect.stringMatching(
  /^The (?:image|file) (?!could not be fetched).+ An image may be a JPEG, PNG or WebP/,
);

describe(`hostile image files, from ${from}`, () => {
  const titled = images.map((image): [string, BadImage] => [`${image.file} (${image.why})`, image]);

  it.each(titled)('%s is judged by its content, fetched or inline', async (_title, image) => {
    const target = functionTarget(source());
    const fetched = await atIdlePace(() => target.submit(`http://${origin.host}/${image.file}`));
    const inline = await atIdlePace(() =>
      target.submit(`data:image/png;base64,${image.bytes.toString('base64')}`),
    );
    expect(fetched.result).toMatchObject(expected(image, IMAGE_URL_REFUSED));
    expect(inline.result).toMatchObject(expected(image, ITS_FAULT));
    expect(Math.max(fetched.elapsedMs, inline.elapsedMs)).toBeLessThan(SLOWEST_MS);
  });

  it('all together leave no temporary file and under 256 MB of memory behind', () => {
    expect(readdirSync(temporary)).toEqual([]);
    expect(heldBytes() - heldBefore).toBeLessThan(MAX_GROWTH_BYTES);
  });

  it('give engines no byte that a stranger wrote', async () => {
    const planted = images.filter(({ expect: wanted }) => wanted === 'accept');
    for (const { bytes } of planted) {
      const { image } = (await source().fromUrl(
        `data:image/png;base64,${bytes.toString('base64')}`,
        run(),
      )) as { image: PreparedImage };
      const made = Buffer.from(image.bytes).toString('latin1');
      expect(made).not.toMatch(/<script|<html|<\?php|phar|Exif|GPS|http:\/\/ns\.adobe/i);
    }
    expect(planted.length).toBeGreaterThan(2);
  });

  it('keep their sides, upright', async () => {
    const sides = new Map([
      ['odd-101x77.png', [101, 77]],
      ['ok-exif6.jpg', [48, 64]],
    ]);
    for (const { file } of images.filter((image) => sides.has(image.file))) {
      const read = await source().fromUrl(`http://${origin.host}/${file}`, run());
      expect(read.ok && [read.image.width, read.image.height]).toEqual(sides.get(file));
    }
    expect(images.some(({ file }) => sides.has(file))).toBe(true);
  });
});

function run() {
  return { signal: new AbortController().signal };
}
