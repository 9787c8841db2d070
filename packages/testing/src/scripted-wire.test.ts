import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  after,
  answer,
  drop,
  dropAfter,
  endless,
  hang,
  hangAfterHead,
  html,
  json,
  jsonOf,
  redirect,
  ScriptedWire,
  truncatedJson,
} from './scripted-wire.js';

describe('a scripted wire', () => {
  let wire: ScriptedWire;
  beforeEach(async () => {
    wire = await ScriptedWire.start();
  });
  afterEach(() => wire.close());

  const ask = (path: string, init?: RequestInit) => fetch(`${wire.origin}${path}`, init);

  it('answers what is queued once and first, and what always holds for ever after', async () => {
    wire
      .always('GET /jobs/*', json({ status: 'done' }))
      .next('GET /jobs/1', json({ status: 'queued' }), answer(500));
    expect(await (await ask('/jobs/1')).json()).toEqual({ status: 'queued' });
    expect((await ask('/jobs/1')).status).toBe(500);
    expect(await (await ask('/jobs/1')).json()).toEqual({ status: 'done' });
  });

  it('prefers the closest of the routes that always hold, and names what is not scripted', async () => {
    wire.always('GET /jobs/*', answer(200, 'any')).always('GET /jobs/1/content', answer(200, 'content'));
    expect(await (await ask('/jobs/1/content?x=1')).text()).toBe('content');
    expect(await (await ask('/jobs/1')).text()).toBe('any');
    const unscripted = await ask('/other', { method: 'DELETE' });
    expect([unscripted.status, await unscripted.text()]).toEqual([
      501,
      'Nothing is scripted for DELETE /other.',
    ]);
  });

  it('keeps every request with its body, as JSON or as a form', async () => {
    wire.always(
      'POST /jobs',
      jsonOf((request) => ({ was: request.json() })),
    );
    expect(await (await ask('/jobs', { method: 'POST', body: '{"a":1}' })).json()).toEqual({ was: { a: 1 } });
    const form = new FormData();
    form.set('file', new Blob(['bytes']), 'image.png');
    wire.always('POST /jobs', answer(204));
    await ask('/jobs?x=1', { method: 'POST', body: form });
    const [first, second] = wire.seen('POST /jobs');
    expect(first?.headers.host).toBe(new URL(wire.origin).host);
    expect((await second!.form()).get('file')).toHaveProperty('name', 'image.png');
    expect(wire.seen('POST /jobs?x=1')).toHaveLength(1);
    expect(wire.requests).toHaveLength(2);
  });

  it('drops a connection before its answer, and in the middle of one', async () => {
    wire.next('GET /', drop(), dropAfter('half', { headers: { 'content-type': 'video/mp4' } }));
    await expect(ask('/')).rejects.toThrow('fetch failed');
    const half = await ask('/');
    expect(half.headers.get('content-type')).toBe('video/mp4');
    await expect(half.text()).rejects.toThrow('terminated');
  });

  it('answers late, never, or without end', async () => {
    wire.next('GET /', after(20, answer(200, 'late')), hang(), hangAfterHead(), endless());
    expect(await (await ask('/')).text()).toBe('late');
    const patience = new AbortController();
    const unanswered = ask('/', { signal: patience.signal }).catch((error: unknown) => error);
    while (wire.seen('GET /').length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    const silent = new AbortController();
    const head = await ask('/', { signal: silent.signal });
    const body = head.text().catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 50));
    patience.abort(new Error('no answer came'));
    silent.abort(new Error('no body came'));
    expect([await unanswered, await body].map(String)).toEqual([
      'Error: no answer came',
      'Error: no body came',
    ]);
    const stream = await ask('/');
    const reader = stream.body!.getReader();
    let bytes = 0;
    while (bytes < 1_000_000) bytes += (await reader.read()).value!.length;
    await reader.cancel();
  });

  it('speaks as other programs do', async () => {
    wire.next('GET /', html(), truncatedJson(), redirect('http://127.0.0.1:1/'));
    expect((await ask('/')).headers.get('content-type')).toBe('text/html');
    await expect((await ask('/')).json()).rejects.toHaveProperty('name', 'SyntaxError');
    expect((await ask('/', { redirect: 'manual' })).headers.get('location')).toBe('http://127.0.0.1:1/');
  });

  it('refuses connections while it is closed, and remembers its script when it comes back', async () => {
    wire.always('GET /', answer(200, 'here'));
    const { origin } = wire;
    await wire.close();
    await expect(ask('/')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    await wire.listen();
    expect(wire.origin).toBe(origin);
    expect(await (await ask('/')).text()).toBe('here');
  });
});
