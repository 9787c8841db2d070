import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { rowsOf, seedAccount, seedVideo, startServer, type TestServer } from '../support/index.js';
import { accountIdOf } from './support/operator.js';
import { newPerson, Person } from './support/person.js';

const CHANGES = [
  ['POST', '/dashboard/key'],
  ['POST', '/dashboard/sign-out'],
  ['POST', '/dashboard/videos'],
  ['POST', '/dashboard/password'],
  ['PATCH', '/dashboard/operator/accounts/acc_1'],
  ['PUT', '/dashboard/operator/accounts/acc_1/plan'],
  ['DELETE', '/dashboard/videos/vid_1'],
  ['DELETE', '/dashboard/trash'],
  ['POST', '/dashboard/trash/vid_1/restore'],
  ['POST', '/dashboard/sign-in'],
  ['POST', '/dashboard/sign-up'],
  ['POST', '/dashboard/password/forgotten'],
  ['POST', '/dashboard/password/reset'],
] as const;

const FORGERIES: readonly Readonly<Record<string, string>>[] = [
  { Origin: 'https://evil.example.com' },
  { Origin: 'null' },
  { Origin: 'http://127.0.0.1' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  {},
];

const OPERATOR_CALLS = [
  ['GET', '/dashboard/operator/accounts'],
  ['GET', '/dashboard/operator/plans'],
  ['GET', '/dashboard/operator/videos'],
  ['GET', '/dashboard/operator/work'],
  ['GET', '/dashboard/operator/settings'],
  ['GET', '/dashboard/operator/audit'],
] as const;

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ env: { SIGN_IN_ATTEMPTS_PER_ADDRESS: '100000' } });
});

describe('what the dashboard refuses', () => {
  let bystander: Person;

  beforeAll(async () => {
    bystander = await newPerson(server.origin);
  });

  it.each(CHANGES)('a %s %s that no page of this server made', async (method, path) => {
    for (const headers of FORGERIES) {
      const answer = await bystander.ask({ method, path, body: {}, headers });
      expect([headers, answer.status, (answer.json as { code: string }).code]).toEqual([
        headers,
        403,
        'forged_request',
      ]);
    }
    expect(await bystander.isSignedIn()).toBe(true);
  });

  it('a form of another site, whatever origin it claims: bodies are JSON', async () => {
    const person = await newPerson(server.origin);
    const headers = { Origin: server.origin, 'Content-Type': 'application/x-www-form-urlencoded' };
    expect(
      (
        await person.ask({
          method: 'POST',
          path: '/dashboard/password',
          body: 'current_password=a&new_password=b',
          headers,
        })
      ).status,
    ).toBe(415);
  });

  it.each(OPERATOR_CALLS)(
    '%s %s by somebody who is no operator, and writes it down',
    async (method, path) => {
      const person = await newPerson(server.origin);
      const answer = await person.ask({ method, path });
      expect([answer.status, (answer.json as { code: string }).code]).toEqual([403, 'operator_required']);
      const rows = await rowsOf(
        server.database,
        `SELECT details FROM audit_entries WHERE action = 'operator.refused' AND actor = $1`,
        [person.email],
      );
      expect(rows).toEqual([{ details: { call: `${method} ${path}` } }]);
      expect((await new Person(server.origin).ask({ method, path })).status).toBe(401);
    },
  );

  it('an account that makes itself an operator', async () => {
    const person = await newPerson(server.origin);
    const id = await accountIdOf(server.database, person.email);
    expect(
      (
        await person.ask({
          method: 'PATCH',
          path: `/dashboard/operator/accounts/${id}`,
          body: { operator: true },
        })
      ).status,
    ).toBe(403);
    const twice = await person.ask({
      path: '/dashboard/sign-up',
      body: { email: 'x@example.com', password: 'three quiet harbours', operator: true, plan: 'api' },
    });
    expect(twice.status).toBe(200);
    expect(
      await rowsOf(
        server.database,
        `SELECT operator, plan FROM known_accounts WHERE email = 'x@example.com'`,
      ),
    ).toEqual([{ operator: false, plan: 'free' }]);
  });

  it("another account's video, like one that never was", async () => {
    const owner = await seedAccount(server.database);
    const video = await seedVideo(server.database, owner);
    const person = await newPerson(server.origin);
    for (const method of ['GET', 'DELETE']) {
      const [theirs, nobodys] = [
        await person.ask({ method, path: `/dashboard/videos/${video}` }),
        await person.ask({ method, path: `/dashboard/videos/${video.slice(0, -1)}0` }),
      ];
      expect([theirs.status, nobodys.status]).toEqual([404, 404]);
      expect({ ...(theirs.json as object), request_id: '' }).toEqual({
        ...(nobodys.json as object),
        request_id: '',
      });
    }
    expect(await rowsOf(server.database, 'SELECT 1 AS one FROM videos WHERE id = $1', [video])).toHaveLength(
      1,
    );
  });

  it('an API key in place of a session', async () => {
    const { key } = await seedAccount(server.database);
    const answer = await new Person(server.origin).ask({
      path: '/dashboard/overview',
      headers: { Authorization: `Bearer ${key}`, 'X-API-Key': key },
    });
    expect(answer.status).toBe(401);
  });

  it('a session in place of an API key', async () => {
    const person = await newPerson(server.origin);
    const answer = await person.ask({ path: '/api/v1/account' });
    expect([answer.status, (answer.json as { code: string }).code]).toEqual([401, 'missing_api_key']);
  });

  it('an account that is switched off, at once and everywhere, until it is switched on and signs in again', async () => {
    const person = await newPerson(server.origin);
    await rowsOf(server.database, 'UPDATE accounts SET active = false WHERE email = $1', [person.email]);
    expect((await person.ask({ path: '/dashboard/overview' })).status).toBe(401);
    expect((await person.signIn()).status).toBe(401);
  });
});

describe('pages', () => {
  it('are asked for anew each time; the files they are made of are kept for good, since their names carry their hash', async () => {
    const { origin } = server;
    const page = await new Person(origin).ask({ path: '/' });
    expect(page.header('cache-control')).toBe('no-cache');
    const files = [...page.text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(1);
    for (const path of files) {
      const plain = await new Person(origin).ask({ path });
      const packed = await new Person(origin).ask({ path, headers: { 'Accept-Encoding': 'gzip, br' } });
      expect([plain.header('content-encoding'), packed.header('content-encoding')]).toEqual([null, 'br']);
      expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
      for (const { rawHeaders } of [plain, packed])
        expect(
          Object.fromEntries(rawHeaders.map(([name, value]) => [name.toLowerCase(), value])),
        ).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'Accept-Encoding',
        });
    }
  });

  it.each(['/', '/videos', '/operator/audit'])(
    '%s come with a policy that lets no foreign and no inline script run',
    async (path) => {
      const page = await new Person(server.origin).ask({ path });
      expect([page.status, page.header('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const policy = page.header('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(page.text).not.toMatch(/<script(?![^>]*\ssrc="\/assets\/)|\son[a-z]+=|style="|https?:\/\//);
    },
  );
});
