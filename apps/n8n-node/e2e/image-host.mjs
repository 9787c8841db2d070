import { createServer } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';

const SIDE = 64;

/** Where everything below /moved is redirected to. */
export const MOVED_TO = 'https://clips.example.com';

/**
 * Serves one small PNG, in a colour of its own for every path that ends in <number>.jpg or .png; 404 for the
 * rest.
 */
export async function startImageHost() {
  const server = createServer((request, response) => {
    const [, moved] = /^\/moved(\/.*)/.exec(request.url) ?? [];
    if (moved !== undefined) return response.writeHead(301, { Location: `${MOVED_TO}${moved}` }).end();
    const number = /\/(\d+)\.(?:jpg|png)$/.exec(request.url)?.[1];
    if (number === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { 'Content-Type': 'image/png' }).end(png((Number(number) * 37) % 256));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** An RGB image of one colour with a darker lower half. */
export function png(shade) {
  const rows = Buffer.alloc(SIDE * (1 + SIDE * 3), 0);
  for (let y = 0; y < SIDE; y += 1)
    rows.fill(y < SIDE / 2 ? shade : shade >> 1, y * (1 + SIDE * 3) + 1, (y + 1) * (1 + SIDE * 3));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}
