import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { corpusFolder } from './corpus-folder.js';
import { plainPng } from './plain-png.js';

/** A file to send, and whether it must be used, must be refused, or is for us to decide once. */
export interface BadImage {
  readonly file: string;
  readonly servedAs: string;
  readonly expect: 'accept' | 'reject' | 'either';
  readonly why: string;
  readonly bytes: Buffer;
}

interface Manifest {
  readonly files: readonly { file: string; serve_as: string; expect: BadImage['expect']; why: string }[];
}

/** The files of bad-images/manifest.json, or a small set made here. */
export async function readBadImages(): Promise<{ images: readonly BadImage[]; from: string }> {
  const folder = corpusFolder();
  if (folder === null) return { images: OWN_IMAGES, from: 'the small set of our own' };
  const manifest = JSON.parse(await readFile(`${folder}/bad-images/manifest.json`, 'utf8')) as Manifest;
  const images = manifest.files.map(async ({ file, serve_as: servedAs, expect, why }) => {
    return { file, servedAs, expect, why, bytes: await readFile(`${folder}/bad-images/${file}`) };
  });
  return { images: await Promise.all(images), from: 'bad-images/manifest.json' };
}

/** Serves every file under its own name and its own, often wrong, type. */
export async function serveImages(images: readonly BadImage[]): Promise<{ host: string; close: () => void }> {
  const named = new Map(images.map((image) => [`/${image.file}`, image]));
  const server: Server = createServer((request, response) => {
    const image = named.get(request.url ?? '');
    response
      .writeHead(image ? 200 : 404, { 'content-type': image?.servedAs ?? 'text/plain' })
      .end(image?.bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}

const PNG = plainPng(64, 48);

function own(file: string, expect: BadImage['expect'], bytes: Buffer | string, why: string): BadImage {
  return { file, expect, why, bytes: Buffer.from(bytes as string), servedAs: 'image/png' };
}

/** The picture with another width in its header, whose checksum then no longer fits. */
function widened(width: number): Buffer {
  const changed = Buffer.from(PNG);
  changed.writeUInt32BE(width, 16);
  return changed;
}

const OWN_IMAGES: readonly BadImage[] = [
  own('ok.png', 'accept', PNG, 'control'),
  own('odd-101x77.png', 'accept', plainPng(101, 77), 'odd sides'),
  own(
    'trailing-html.png',
    'accept',
    Buffer.concat([PNG, Buffer.from('<script>1</script>')]),
    'something behind the end',
  ),
  own('tiny-1x1.png', 'either', plainPng(1, 1), 'nothing to see'),
  own('long.png', 'reject', plainPng(9_000, 32), 'a side over the limit'),
  own('bad-crc.png', 'reject', widened(65), 'a checksum that does not fit'),
  own('trunc.png', 'reject', PNG.subarray(0, -30), 'cut short'),
  own('empty.png', 'reject', '', 'nothing'),
  own('svg.svg', 'reject', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'SVG'),
  own('gif.gif', 'reject', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'GIF'),
  own('m3u8.png', 'reject', '#EXTM3U\nhttp://127.0.0.1/\n', 'a playlist'),
];
