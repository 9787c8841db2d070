import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfFile } from '../../../../tests/support/index.js';

const HEAD = { 'Content-Type': 'video/mp4', 'Content-Length': '8' };

/**
 * Serves a clip of 8 bytes at /clip.mp4, whose first answer breaks off, and a page anywhere else; ends with the
 * test file. Gives the origin.
 */
export async function startClipHost(): Promise<string> {
  let asked = 0;
  const server = createServer((request, response) => {
    if (request.url !== '/clip.mp4')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>');
    asked += 1;
    response.writeHead(200, HEAD);
    if (asked === 1) response.write('ftyp', () => setImmediate(() => response.destroy()));
    else response.end('ftypisom');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
