import { beforeAll, describe, expect, it } from '@jest/globals';
import { webpOf } from '../corpora/support-image/evil-answers.js';
import { plainPng } from '../corpora/support-image/plain-png.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import {
  type Answer,
  call,
  errorOf,
  multipart,
  rowsOf,
  seedAccount,
  type SeededAccount,
  startServer,
  type TestServer,
} from '../support/index.js';

const IMAGE_TO_VIDEO = '/api/v1/image-to-video.php';
const TAKEN =
  'An image may be a JPEG, PNG or WebP of at most 10 MiB, 25 megapixels and 32 to 8,192 pixels a side.';
const PNG = plainPng(64, 48);
const MEBIBYTE = 1024 * 1024;

/** The picture with another width in its header, whose checksum then no longer fits. */
function damaged(): Buffer {
  const changed = Buffer.from(PNG);
  changed.writeUInt32BE(65, 16);
  return changed;
}

const REFUSED: readonly (readonly [kind: string, bytes: Buffer, says: string])[] = [
  ['too small', plainPng(20, 16), 'The image is too small: 20 x 16 pixels.'],
  ['too long', plainPng(9_000, 32), 'The image is too large: 9000 x 32 pixels.'],
  [
    'not an image',
    Buffer.from('<!doctype html><p>Please sign in'),
    'The file is not an image that can be read, whatever its name or type says.',
  ],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'The file is a GIF, which is not taken.'],
  [
    'a HEIC',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat', 'latin1'),
    'The file is a HEIC photograph, which is not taken.',
  ],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'The file is an SVG, which is not taken.',
  ],
  [
    'a PNG that is broken off',
    PNG.subarray(0, -30),
    'The image is broken off: the file ends before its picture does.',
  ],
  [
    'a WebP that is broken off',
    webpOf(4_000).subarray(0, 2_000),
    'The image is broken off: the file ends before its picture does.',
  ],
  ['damaged', damaged(), 'The image is damaged: it could not be decoded.'],
];

let server: TestServer;
let owner: SeededAccount;
let person: Person;

beforeAll(async () => {
  server = await startServer({ role: 'http' });
  owner = await seedAccount(server.database);
  person = await newPerson(server.origin);
});

const dataUri = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString('base64')}`;
const upload = (bytes: Buffer): Promise<Answer> =>
  call(server.origin, {
    method: 'POST',
    path: IMAGE_TO_VIDEO,
    key: owner.key,
    ...multipart(['image', 'image/png', bytes]),
  });
const inline = (imageUrl: string): Promise<Answer> =>
  call(server.origin, {
    method: 'POST',
    path: IMAGE_TO_VIDEO,
    key: owner.key,
    body: { image_url: imageUrl },
  });
const inDashboard = (imageUrl: string): Promise<Answer> =>
  person.ask({ path: '/dashboard/videos', body: { image_url: imageUrl } });

describe('an image that was sent and is refused', () => {
  it.each(REFUSED)('is told its fault and what is taken: %s, as a file', async (_kind, bytes, says) => {
    const answer = await upload(bytes);
    expect(errorOf(answer, 'invalid_image')).toMatchObject({ error: `${says} ${TAKEN}`, param: 'image' });
    expect(answer.header('X-RateLimit-Remaining')).toBe('15');
  });

  it.each(REFUSED)(
    'is told its fault and what is taken: %s, as a data URI, from a key and from the dashboard',
    async (_kind, bytes, says) => {
      for (const answer of [await inline(dataUri(bytes)), await inDashboard(dataUri(bytes))]) {
        expect(errorOf(answer, 'invalid_image')).toMatchObject({
          error: `${says} ${TAKEN}`,
          param: 'image_url',
        });
      }
    },
  );

  it('is told when it is empty', async () => {
    expect(errorOf(await upload(Buffer.alloc(0)), 'invalid_image')).toMatchObject({
      error: `The image is empty: the file has no bytes. ${TAKEN}`,
      param: 'image',
    });
  });

  it('is told when it has more than 10 MiB', async () => {
    const large = webpOf(10 * MEBIBYTE + 1);
    expect(errorOf(await upload(large), 'invalid_image')).toMatchObject({
      error: `The image is too large: the file has more than 10 MiB. ${TAKEN}`,
      param: 'image',
    });
    for (const uri of [dataUri(large), dataUri(webpOf(11 * MEBIBYTE))]) {
      for (const answer of [await inline(uri), await inDashboard(uri)]) {
        expect(errorOf(answer, 'invalid_image')).toMatchObject({
          error: `The image is too large: the file has more than 10 MiB. ${TAKEN}`,
          param: 'image_url',
        });
      }
    }
  });

  it('is told when its data URI can not be read', async () => {
    for (const answer of [
      await inline('data:image/png;base64,iVBORw0KGg='),
      await inDashboard('data:image/png;base64,iVBORw0KGg='),
    ]) {
      expect(errorOf(answer, 'invalid_image')).toMatchObject({
        error: expect.stringMatching(/^The data URI is malformed: .*base64/),
        param: 'image_url',
      });
    }
  });

  it('has made no video', async () => {
    expect(await rowsOf(server.database, 'SELECT id FROM videos', [])).toEqual([]);
  });
});
