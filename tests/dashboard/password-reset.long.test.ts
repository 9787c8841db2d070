import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rowsOf, startServer, type TestServer, waitUntil } from '../support/index.js';
import { LoopbackMail } from './support/loopback-mail.js';
import { newPerson, Person } from './support/person.js';

const CLI = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));

const mail = new LoopbackMail();
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ role: 'http', env: { SMTP_URL: await mail.listen() } });
});

afterAll(() => mail.close());

const forgotten = (person: Person) =>
  person.ask({ path: '/dashboard/password/forgotten', body: { email: person.email } });
const reset = (token: string, password: string) =>
  new Person(server.origin).ask({
    path: '/dashboard/password/reset',
    body: { token, new_password: password },
  });

/** Whoever signs up gets another one too. */
const resetMail = (to: string) =>
  mail.mails.find((known) => known.to === to && known.text.includes('/reset-password#'));

async function mailedToken(to: string): Promise<string> {
  const { text } = await waitUntil({ what: 'the mail' }, () => resetMail(to));
  return /\/reset-password#(\S+)/.exec(text)?.[1] ?? '';
}

describe('a mailed link', () => {
  it('sets a new password once, and ends every session', async () => {
    const person = await newPerson(server.origin);
    expect((await forgotten(person)).status).toBe(200);
    const token = await mailedToken(person.email);
    expect((await reset(token, 'a new quiet harbour')).status).toBe(200);
    expect(await person.isSignedIn()).toBe(false);
    expect((await person.signIn()).status).toBe(401);
    expect((await person.signIn('a new quiet harbour')).status).toBe(200);
    expect((await reset(token, 'yet another harbour')).status).toBe(400);
  });

  it('starts with our own address, whatever Host the request names', async () => {
    const person = await newPerson(server.origin);
    await person.ask({
      path: '/dashboard/password/forgotten',
      body: { email: person.email },
      headers: { Origin: server.origin, Host: 'evil.example.com', 'X-Forwarded-Host': 'evil.example.com' },
    });
    await mailedToken(person.email);
    const text = resetMail(person.email)?.text ?? '';
    expect(text).toContain(`${server.origin}/reset-password#`);
    expect(text).not.toContain('evil');
  });

  it('works for one hour and is kept as a hash', async () => {
    const person = await newPerson(server.origin);
    await forgotten(person);
    const token = await mailedToken(person.email);
    const rows = await rowsOf<{ identifier: string }>(
      server.database,
      'SELECT identifier FROM verifications',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { identifier } of rows) expect(identifier).not.toContain(token);
    await rowsOf(server.database, `UPDATE verifications SET expires_at = expires_at - interval '61 minutes'`);
    expect((await reset(token, 'a new quiet harbour')).status).toBe(400);
  });

  it('is not sent to strangers, who get the same answer', async () => {
    const stranger = new Person(server.origin, 'nobody-here@example.com');
    expect((await forgotten(stranger)).json).toEqual({ success: true });
    const person = await newPerson(server.origin);
    await forgotten(person);
    await mailedToken(person.email);
    expect(mail.mails.some(({ to }) => to === stranger.email)).toBe(false);
  });
});

describe('without a mail server', () => {
  it('the page says how else, and the command line sets a password that works and ends every session', async () => {
    const quiet = await startServer({ role: 'http' });
    const person = await newPerson(quiet.origin);
    const answer = await forgotten(new Person(quiet.origin, person.email));
    expect([answer.status, (answer.json as { code: string }).code]).toEqual([403, 'no_mail']);
    const env = { ...process.env, DATABASE_URL: quiet.database.url, CLIPWRIGHT_HOME: quiet.home };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [CLI, 'account', 'reset-password', '--email', person.email, '--json'],
      { env },
    );
    const { password } = JSON.parse(stdout) as { password: string };
    expect(await person.isSignedIn()).toBe(false);
    expect((await person.signIn(password)).status).toBe(200);
  });
});
