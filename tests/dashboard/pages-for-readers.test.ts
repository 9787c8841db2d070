import { beforeAll, describe, expect, it } from '@jest/globals';
import { call, multipart, rowsOf, startServer, type TestServer } from '../support/index.js';
import { newOperator } from './support/operator.js';
import type { Person } from './support/person.js';

const BROWSER = [['Accept', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8']] as const;

let server: TestServer;
let operator: Person;

beforeAll(async () => {
  server = await startServer({ role: 'http' });
  operator = await newOperator(server.origin, server.database);
});

describe('somebody with a browser', () => {
  it('is shown a page where there is none, with ways on, and no script', async () => {
    const answer = await call(server.origin, { path: '/no-such/page', headers: BROWSER });
    expect([answer.status, answer.header('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('There is no such page');
    expect(answer.text).toContain('href="/docs"');
    const headers = [...BROWSER, ['Accept-Language', 'de-AT, en;q=0.5'] as const];
    const german = await call(server.origin, { path: '/no-such/page', headers });
    expect(german.text).toContain('<html lang="de">');
    expect(german.text).toContain('Diese Seite gibt es nicht');
    expect(answer.header('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(['/api/v1/no-such-route', '/dashboard/no-such-route'])(
    'is answered JSON where programs are at home: %s',
    async (path) => {
      const answer = await call(server.origin, { path, headers: BROWSER });
      expect([answer.status, answer.header('content-type')]).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
    },
  );

  it('gives no page of ours a device: camera, microphone and place are off in every answer', async () => {
    for (const path of ['/', '/docs', '/api/v1/models', '/no-such-page']) {
      const policy = (await call(server.origin, { path, headers: BROWSER })).header('permissions-policy');
      for (const device of ['camera', 'microphone', 'geolocation']) expect(policy).toContain(`${device}=()`);
    }
  });

  it('is told what is wrong with a file that they chose, and nothing of an address', async () => {
    const form = multipart(
      ['request', 'application/json', '{"prompt":"it turns"}'],
      ['image', 'image/png', 'no image at all'],
    );
    const headers = { Origin: server.origin, ...Object.fromEntries(form.headers) };
    const answer = await operator.ask({ path: '/dashboard/videos', headers, body: form.body });
    expect([answer.status, answer.json]).toEqual([400, expect.objectContaining({ param: 'image' })]);
    expect(answer.text).toContain('The file is not an image that can be read');
    expect(answer.text).not.toContain('image_url');
  });
});

describe('operators', () => {
  it('find every account, a page at a time, each once', async () => {
    await rowsOf(
      server.database,
      `INSERT INTO accounts (id, email, plan, active)
       SELECT 'acc_' || lpad(number::text, 22, '0'), 'many-' || number || '@example.com', 'free', true FROM generate_series(1, 120) number`,
      [],
    );
    const emails: string[] = [];
    let pages = 0;
    for (let cursor: string | null = ''; cursor !== null; pages += 1) {
      const page: { accounts: { email: string }[]; next_cursor: string | null } = await operator.tell({
        path: `/dashboard/operator/accounts?search=many-&cursor=${cursor}`,
      });
      emails.push(...page.accounts.map(({ email }) => email));
      cursor = page.next_cursor;
    }
    expect([pages, emails.length, new Set(emails).size]).toEqual([3, 120, 120]);
  });
});
