import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync, crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeFrames, frameDifference, judgeVideo } from '@clipwright/testing';
import {
  type Answer,
  call,
  errorOf,
  generated,
  multipart,
  type Part,
  rowsOf,
  seedAccount,
  type SeededAccount,
  startServer,
  statusOf,
  storedNames,
  type TestServer,
  videoFile,
} from '../support/index.js';

const IMAGE_TO_VIDEO = '/api/v1/image-to-video.php';
const SHORT = { duration: 1, resolution: '480p' };

/** A PNG with a bright sun over a dark land, so that what moves can be seen. */
function picture(width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_pixel, x) => pixelAt(x / width, y / height)).flat()]),
  );
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8 + body.length);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), 4 + body.length);
    return frame;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function pixelAt(x: number, y: number): number[] {
  const sun = Math.hypot(x - 0.6, y - 0.35) < 0.12;
  if (sun) return [255, 230, 140];
  return y > 0.6
    ? [30, 60 + Math.round(60 * Math.abs(Math.sin(x * 40))), 40]
    : [90 + Math.round(100 * y), 120, 200];
}

/** Painted before anybody asks: a server that is busy painting answers late. */
const PICTURE = picture(320, 200);

let server: TestServer;
let owner: SeededAccount;
let images: Server;
let imageOrigin: string;

beforeAll(async () => {
  images = createServer((request, response) =>
    response.end(request.url === '/picture.png' ? PICTURE : 'no picture'),
  );
  await new Promise<void>((resolve) => images.listen(0, '127.0.0.1', resolve));
  imageOrigin = `http://127.0.0.1:${(images.address() as AddressInfo).port}`;
  const env = { ALLOW_PRIVATE_IMAGE_HOSTS: 'on', ALLOWED_IMAGE_HOSTS: new URL(imageOrigin).host };
  server = await startServer({ env });
  owner = await seedAccount(server.database);
});

afterAll(() => new Promise((resolve) => images.close(resolve)));

const post = (body: unknown, key = owner.key): Promise<Answer> =>
  call(server.origin, { method: 'POST', path: IMAGE_TO_VIDEO, key, body });

const postForm = (...parts: Part[]): Promise<Answer> =>
  call(server.origin, { method: 'POST', path: IMAGE_TO_VIDEO, key: owner.key, ...multipart(...parts) });

const request = (fields: object): Part => ['request', 'application/json', JSON.stringify(fields)];

describe('POST image-to-video', () => {
  it('makes a video from an address: asked size, length, and a picture that moves', async () => {
    const { video_id: id, video_url: url } = generated(
      await post({ image_url: `${imageOrigin}/picture.png`, prompt: 'slow push in', ...SHORT }),
    );
    const file = await videoFile(server, url);
    expect(await statusOf({ origin: server.origin, key: owner.key }, id)).toMatchObject({
      mode: 'image',
      width: 854,
      height: 480,
      aspect_ratio: '16:9',
    });
    expect(await judgeVideo(file)).toMatchObject({ video: { width: 854, height: 480, frames: 24 } });
    const frames = await decodeFrames(file, { count: 3 });
    expect(frameDifference(frames[0]!, frames[2]!)).toBeGreaterThan(0);
    expect(await storedNames(server)).toContainEqual(
      expect.stringMatching(new RegExp(`^${id}\\.image\\.(jpg|png)$`)),
    );
  });

  it('takes the nearest ratio to the image where none is asked for', async () => {
    const { video_id: id } = generated(
      await postForm(['image', 'image/png', picture(150, 200)], request(SHORT)),
    );
    expect(await statusOf({ origin: server.origin, key: owner.key }, id)).toMatchObject({
      aspect_ratio: '3:4',
      prompt: null,
    });
  });

  it('removes the image with its video', async () => {
    const { video_id: id } = generated(
      await postForm(['image', 'image/png', picture(64, 64)], request(SHORT)),
    );
    await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: owner.key });
    expect((await storedNames(server)).filter((file) => file.startsWith(id))).toEqual([]);
  });

  it.each([
    ['an address that is not allowed', 'http://10.0.0.1/a.png'],
    ['the address of cloud metadata', 'http://169.254.169.254/latest'],
    ['a port that nobody listens on', 'http://127.0.0.1:9/a.png'],
    ['something that is no image', 'PLACE/not-a-picture'],
  ])('refuses %s with one and the same text, and admits nothing', async (_title, address) => {
    const stranger = await seedAccount(server.database);
    const answer = await post({ image_url: address.replace('PLACE', imageOrigin) }, stranger.key);
    expect(errorOf(answer, 'invalid_image')).toMatchObject({
      param: 'image_url',
      error:
        'The image could not be fetched from image_url. It takes a public https or http address of a JPEG, PNG or WebP of at most 10 MiB.',
    });
    expect(answer.header('X-RateLimit-Remaining')).toBe('15');
    expect(
      await rowsOf(server.database, 'SELECT id FROM videos WHERE account_id = $1', [stranger.accountId]),
    ).toEqual([]);
  });

  it.each([
    ['no image', () => postForm(request(SHORT)), 'image'],
    [
      'two images',
      () => postForm(['image', 'image/png', picture(64, 64)], ['image', 'image/png', picture(64, 64)]),
      null,
    ],
    [
      'another part',
      () => postForm(['image', 'image/png', picture(64, 64)], ['other', 'text/plain', 'x']),
      null,
    ],
    [
      'a request that is not JSON',
      () => postForm(['image', 'image/png', picture(64, 64)], ['request', 'text/plain', '{}']),
      'request',
    ],
    [
      'image_url beside the file',
      () =>
        postForm(
          ['image', 'image/png', picture(64, 64)],
          request({ image_url: `${imageOrigin}/picture.png` }),
        ),
      'image_url',
    ],
    [
      'text for a number',
      () => postForm(['image', 'image/png', picture(64, 64)], request({ duration: '5' })),
      'duration',
    ],
  ] as [string, () => Promise<Answer>, string | null][])(
    'refuses multipart with %s',
    async (_title, send, param) => {
      expect(errorOf(await send(), 'invalid_request').param).toBe(param);
    },
  );

  it('refuses a truncated form', async () => {
    const headers = [['Content-Type', 'multipart/form-data; boundary=x']] as const;
    const cut = {
      method: 'POST',
      path: IMAGE_TO_VIDEO,
      key: owner.key,
      headers,
      body: Buffer.from('--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc'),
    };
    errorOf(await call(server.origin, cut), 'invalid_request');
  });

  it('takes multipart on this route alone', async () => {
    const headers = [['Content-Type', 'multipart/form-data; boundary=x']] as const;
    errorOf(
      await call(server.origin, {
        method: 'POST',
        path: '/api/v1/text-to-video.php',
        key: owner.key,
        headers,
        body: Buffer.from('--x--'),
      }),
      'unsupported_media_type',
    );
  });

  it.each([
    [
      'upload',
      (image: Buffer) => {
        const { headers, body } = multipart(['image', 'image/png', image], request(SHORT));
        return { headers: [...headers, ['Idempotency-Key', 'an-upload'] as const], body };
      },
    ],
    [
      'data URI',
      (image: Buffer) => ({
        headers: [['Idempotency-Key', 'a-data-uri'] as const],
        body: { ...SHORT, image_url: `data:image/png;base64,${image.toString('base64')}` },
      }),
    ],
  ])(
    'joins a retry with the same %s, and refuses another under the same Idempotency-Key',
    async (_kind, sent) => {
      const ask = (image: Buffer) =>
        call(server.origin, { method: 'POST', path: IMAGE_TO_VIDEO, key: owner.key, ...sent(image) });
      const first = generated(await ask(picture(64, 64)));
      const again = await ask(picture(64, 64));
      expect([generated(again).video_id, again.header('Idempotency-Replayed')]).toEqual([
        first.video_id,
        'true',
      ]);
      errorOf(await ask(picture(64, 80)), 'idempotency_conflict');
    },
  );
});
