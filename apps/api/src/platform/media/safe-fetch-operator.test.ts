import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operatorFetch } from './safe-fetch-operator.js';

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => setTimeout(() => response.end(`${request.headers['content-type']}\n${Buffer.concat(parts).toString()}`), 50));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('a fetch from an address in the settings', () => {
  it('sends forms with files, and JSON, as Node itself does', async () => {
    const form = new FormData();
    form.set('seconds', '4');
    form.set('image', new Blob(['pixels'], { type: 'image/png' }), 'image.png');
    const sent = await (await operatorFetch(origin, { method: 'POST', body: form })).text();
    expect(sent).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent).toMatch(/name="seconds"\r\n\r\n4\r\n/);
    expect(sent).toMatch(/name="image"; filename="image.png"\r\nContent-Type: image\/png\r\n\r\npixels\r\n/i);
    const json = await operatorFetch(origin, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    expect(await json.text()).toBe('application/json\n{}');
  });

  it('ends by its signal, with the reason of it', async () => {
    const reason = new Error('the deadline');
    const controller = new AbortController();
    const call = operatorFetch(origin, { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 10);
    await expect(call).rejects.toBe(reason);
  });
});
