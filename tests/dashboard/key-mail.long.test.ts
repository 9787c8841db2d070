import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atIdlePace, rowsOf, startServer, type TestServer, waitUntil } from '../support/index.js';
import { LoopbackMail, type Received } from './support/loopback-mail.js';
import { newPerson, type Person, stranger } from './support/person.js';

const CLI = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));

const mail = new LoopbackMail();
let url = '';
let server: TestServer;

beforeAll(async () => {
  url = await mail.listen();
  server = await startServer({ role: 'http', env: { SMTP_URL: url } });
});

afterAll(() => mail.close());

const mailTo = (email: string): Promise<Received> =>
  waitUntil({ what: 'the mail' }, () =>
    mail.mails.find(({ to, text }) => to === email && text.includes('A new API key')),
  );

/** Somebody whose address is proved. */
async function provedPerson({ origin, database }: TestServer): Promise<Person> {
  const person = await newPerson(origin);
  await rowsOf(database, 'UPDATE accounts SET email_verified = true WHERE email = $1', [person.email]);
  return person;
}

describe('a new API key', () => {
  it('is told to its owner by mail, with who made it, and without the key', async () => {
    const person = await provedPerson(server);
    const { api_key: key } = await person.tell<{ api_key: string }>({ path: '/dashboard/key', body: {} });
    const { text } = await mailTo(person.email);
    expect(text).toContain('A new API key was made for your Clipwright account.');
    expect(text).toContain(`By: ${person.email} (127.0.0.1)`);
    expect(text).not.toContain(key.slice(3, 20));
  });

  it('that was made on the command line is told too, before the command ends', async () => {
    const person = await provedPerson(server);
    const env = {
      ...process.env,
      DATABASE_URL: server.database.url,
      CLIPWRIGHT_HOME: server.home,
      SMTP_URL: url,
    };
    await promisify(execFile)(
      process.execPath,
      [CLI, 'key', 'regenerate', '--email', person.email, '--json'],
      { env },
    );
    expect((await mailTo(person.email)).text).toContain('By: command line');
  });

  it('and what else is mailed is told in the language of the account: of the browser that signed up, or as chosen since', async () => {
    const person = stranger(server.origin);
    const { email, password } = person;
    await person.tell({ path: '/dashboard/sign-up', body: { email, password, language: 'de' } });
    const mailWith = (text: string) =>
      waitUntil({ what: text }, () => mail.mails.find((one) => one.to === email && one.text.includes(text)));
    await mailWith('innerhalb einer Stunde');
    await rowsOf(server.database, 'UPDATE accounts SET email_verified = true WHERE email = $1', [email]);
    await person.tell({ method: 'PUT', path: '/dashboard/language', body: { language: 'es' } });
    expect(await person.tell({ path: '/dashboard/session' })).toMatchObject({ account: { language: 'es' } });
    await person.tell({ path: '/dashboard/key', body: {} });
    await mailWith('para tu cuenta de Clipwright');
    const refused = await person.ask({
      method: 'PUT',
      path: '/dashboard/language',
      body: { language: 'tlh' },
    });
    expect(refused.status).toBe(400);
  });

  it('is answered at once while the mail server hangs', async () => {
    const silent = await startServer({ role: 'http', env: { SMTP_URL: 'smtp://192.0.2.1:25' } });
    const person = await provedPerson(silent);
    const { result: answer, elapsedMs } = await atIdlePace(() =>
      person.ask({ path: '/dashboard/key', body: {} }),
    );
    expect(answer.status).toBe(200);
    expect(elapsedMs).toBeLessThan(2000);
  });
});
