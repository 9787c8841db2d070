import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { atIdlePace } from '@clipwright/testing';
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.js';

const signal = new AbortController().signal;
const servers: Server[] = [];

async function origin(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function insider(hosts: string[], options: SafeFetchOptions = {}) {
  return createSafeFetch({ allowedHosts: hosts, allowPrivateHosts: true, ...options });
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

describe('createSafeFetch', () => {
  it('fetches from an own host that is listed with its port, asking for identity and naming no reader', async () => {
    const seen: unknown[] = [];
    const host = await origin((request, response) => {
      seen.push(request.headers);
      response.end('picture');
    });
    const fetched = await insider([host]).fetchBytes(`http://${host}/a.png?b=c`, { signal });
    expect(fetched).toEqual({ ok: true, bytes: Buffer.from('picture') });
    expect(seen).toEqual([
      {
        host,
        connection: 'keep-alive',
        'accept-encoding': 'identity',
        accept: 'image/jpeg, image/png, image/webp',
        'user-agent': 'Clipwright',
      },
    ]);
  });

  it('refuses the same host when private hosts are not opened, without connecting', async () => {
    let connections = 0;
    const host = await origin((_request, response) => response.end('picture'));
    servers[0]?.on('connection', () => (connections += 1));
    const fetched = await createSafeFetch({ allowedHosts: [host] }).fetchBytes(`http://${host}/`, { signal });
    expect(fetched).toMatchObject({ ok: false, reason: 'address_denied' });
    expect(connections).toBe(0);
  });

  it('connects a name to the addresses that were judged and asks no other resolver', async () => {
    const host = await origin((request, response) => response.end(request.headers.host));
    const named = host.replace('127.0.0.1', 'pinned.invalid');
    const fetched = await insider([named], { resolve: () => Promise.resolve(['127.0.0.1']) }).fetchBytes(
      `http://${named}/`,
      { signal },
    );
    expect(fetched).toEqual({ ok: true, bytes: Buffer.from(named) });
  });

  it('refuses a metadata address though private hosts are opened', async () => {
    const fetched = await insider([]).fetchBytes('http://169.254.169.254/latest/meta-data/', { signal });
    expect(fetched).toMatchObject({ ok: false, reason: 'address_denied' });
  });

  it('never fetches from itself', async () => {
    const own = createSafeFetch({
      ownHosts: ['Clipwright.example'],
      resolve: () => Promise.resolve(['1.1.1.1']),
    });
    expect(await own.fetchBytes('https://clipwright.example./media/x', { signal })).toMatchObject({
      reason: 'host_not_allowed',
    });
  });

  it('follows three redirects and not a fourth', async () => {
    const host = await origin((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) return response.end('there');
      response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    const { fetchBytes } = insider([host]);
    expect(await fetchBytes(`http://${host}/3`, { signal })).toMatchObject({ ok: true });
    expect(await fetchBytes(`http://${host}/4`, { signal })).toMatchObject({ reason: 'too_many_redirects' });
  });

  it('drops the headers of a request for good at the first redirect to another origin', async () => {
    const seen: (string | undefined)[] = [];
    const second = await origin((request, response) => {
      seen.push(request.headers.authorization);
      response.end('there');
    });
    const first = await origin((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(302, { location: `http://${second}/` }).end();
    });
    const run = { signal, headers: { authorization: 'Bearer vendor' } };
    expect(await insider([first, second]).fetchBytes(`http://${first}/`, run)).toMatchObject({ ok: true });
    expect(seen).toEqual(['Bearer vendor', undefined]);
  });

  it('keeps the headers of a request as long as it stays at its origin, and never takes them up again', async () => {
    const seen: unknown[] = [];
    const origins: string[] = [];
    const steps: Readonly<Record<string, () => string>> = {
      '/': () => '/second',
      '/second': () => `http://${origins[1]}/third`,
      '/third': () => `http://${origins[0]}/fourth`,
    };
    for (const _each of [1, 2])
      origins.push(
        await origin(({ url = '', headers }, response) => {
          seen.push([url, headers.authorization]);
          response.writeHead(url in steps ? 302 : 200, { location: steps[url]?.() ?? '' }).end('there');
        }),
      );
    const run = { signal, headers: { authorization: 'Bearer vendor' } };
    expect(await insider(origins).fetchBytes(`http://${origins[0]}/`, run)).toMatchObject({ ok: true });
    expect(seen).toEqual([
      ['/', 'Bearer vendor'],
      ['/second', 'Bearer vendor'],
      ['/third', undefined],
      ['/fourth', undefined],
    ]);
  });

  it('asks for what its caller reads, wherever the name of the host leads on this machine', async () => {
    const host = await origin((request, response) => response.end(request.headers.accept));
    const named = host.replace('127.0.0.1', 'localhost');
    expect(
      await insider([named], { accept: 'video/mp4' }).fetchBytes(`http://${named}/`, { signal }),
    ).toEqual({
      ok: true,
      bytes: Buffer.from('video/mp4'),
    });
  });

  it('says of a name that leads nowhere that it does, and of http where only https will do', async () => {
    const options = { resolve: () => Promise.reject(new Error('ENOTFOUND')), httpsOnly: true };
    const { fetchBytes } = createSafeFetch(options);
    expect([
      await fetchBytes('https://nowhere.example/', { signal }),
      await fetchBytes('http://nowhere.example/', { signal }),
    ]).toEqual([
      { ok: false, reason: 'unresolved', detail: '' },
      { ok: false, reason: 'scheme', detail: '' },
    ]);
  });

  it('counts bytes that no header announced', async () => {
    const host = await origin((_request, response) => {
      response.write('x'.repeat(60));
      response.end('x'.repeat(60));
    });
    const { fetchBytes } = insider([host], { limits: { maxBytes: 100 } });
    expect(await fetchBytes(`http://${host}/`, { signal })).toMatchObject({
      reason: 'too_large',
      detail: 'counted',
    });
  });

  it('gives up at the deadline, wherever the fetch is', async () => {
    const host = await origin((_request, response) => void response.write('half'));
    const slowBody = insider([host], { limits: { totalMs: 50 } });
    const slowNames = createSafeFetch({
      limits: { totalMs: 50 },
      resolve: () => new Promise<never>(() => undefined),
    });
    const { result: fetched, elapsedMs } = await atIdlePace(async () => [
      await slowBody.fetchBytes(`http://${host}/`, { signal }),
      await slowNames.fetchBytes('http://hang.example/', { signal }),
    ]);
    expect(fetched).toMatchObject([{ reason: 'timed_out' }, { reason: 'timed_out' }]);
    expect(elapsedMs).toBeLessThan(2 * 50 + 1_000);
  });

  it("throws the caller's own reason at once when the caller calls it off", async () => {
    const caller = new AbortController();
    const host = await origin(() => caller.abort(new Error('shutting down')));
    const { elapsedMs } = await atIdlePace(() =>
      expect(insider([host]).fetchBytes(`http://${host}/`, caller)).rejects.toThrow('shutting down'),
    );
    expect(elapsedMs).toBeLessThan(1_000);
  });
});

describe('fetchToFile', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'safe-fetch-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('streams a body into a new file and says its size', async () => {
    const host = await origin((_request, response) => response.end(Buffer.alloc(3_000_000, 7)));
    const path = join(folder, 'result.mp4');
    expect(await insider([host]).fetchToFile(`http://${host}/`, { signal, path })).toEqual({
      ok: true,
      sizeBytes: 3_000_000,
    });
    expect((await readFile(path)).equals(Buffer.alloc(3_000_000, 7))).toBe(true);
  });

  it('leaves no half file behind a refusal', async () => {
    const host = await origin((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half');
      setTimeout(() => response.destroy(), 20);
    });
    const path = join(folder, 'result.mp4');
    expect(await insider([host]).fetchToFile(`http://${host}/`, { signal, path })).toMatchObject({
      ok: false,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('asks before each piece, and leaves no file where one is refused', async () => {
    const host = await origin((_request, response) => response.end(Buffer.alloc(3_000_000, 7)));
    const path = join(folder, 'result.mp4');
    const asked: number[] = [];
    const before = (bytes: number) => {
      asked.push(bytes);
      return asked.length > 1 ? Promise.reject(new Error('the disk is kept free')) : Promise.resolve();
    };
    await expect(insider([host]).fetchToFile(`http://${host}/`, { signal, path, before })).rejects.toThrow(
      'the disk is kept free',
    );
    expect(asked).toHaveLength(2);
    expect(asked[0]).toBeGreaterThan(0);
    expect(await readdir(folder)).toEqual([]);
  });

  it('writes over no file that is there', async () => {
    const host = await origin((_request, response) => response.end('bytes'));
    const path = join(folder, 'result.mp4');
    await writeFile(path, 'kept');
    await expect(insider([host]).fetchToFile(`http://${host}/`, { signal, path })).rejects.toThrow('EEXIST');
    expect(await readFile(path, 'utf8')).toBe('kept');
  });

  it("throws the caller's own reason, whatever else goes wrong meanwhile", async () => {
    const caller = new AbortController();
    const host = await origin((_request, response) => response.end('bytes'));
    const path = join(folder, 'result.mp4');
    const before = () => {
      caller.abort(new Error('shutting down'));
      return Promise.reject(new Error('the disk is kept free'));
    };
    const run = { signal: caller.signal, path, before };
    await expect(insider([host]).fetchToFile(`http://${host}/`, run)).rejects.toThrow('shutting down');
  });

  it('says what went wrong first, be the half file gone already', async () => {
    const host = await origin((_request, response) => response.end('bytes'));
    const path = join(folder, 'result.mp4');
    const before = async () => {
      await rm(path);
      throw new Error('the disk is kept free');
    };
    await expect(insider([host]).fetchToFile(`http://${host}/`, { signal, path, before })).rejects.toThrow(
      'the disk is kept free',
    );
  });

  it('throws when the disk refuses, for that is no fault of the URL', async () => {
    const host = await origin((_request, response) => response.end('bytes'));
    const path = join(folder, 'no such folder', 'result.mp4');
    await expect(insider([host]).fetchToFile(`http://${host}/`, { signal, path })).rejects.toThrow('ENOENT');
  });
});
