import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { INodeExecutionData } from 'n8n-workflow';
import { png } from '../../e2e/image-host.mjs';
import { atEndOfFile } from '../../../../tests/support/index.js';

/** Serves one PNG at /photo.png and nothing else; ends with the test file. Gives the origin. */
export async function startImageHost(): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/photo.png') response.writeHead(200, { 'Content-Type': 'image/png' }).end(png(90));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An item with a PNG in a binary field; `bytes` pads it to that size. */
export function imageItem(
  field: string,
  { mimeType = 'image/png', bytes }: { mimeType?: string; bytes?: number } = {},
): INodeExecutionData {
  const content = bytes === undefined ? png(90) : Buffer.alloc(bytes);
  return { json: {}, binary: { [field]: { data: content.toString('base64'), mimeType } } };
}
