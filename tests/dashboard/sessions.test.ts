import { beforeAll, describe, expect, it } from '@jest/globals';
import { rowsOf, startServer, type TestServer } from '../support/index.js';
import { newPerson, Person, stranger } from './support/person.js';

const codeOf = (json: unknown): unknown => (json as { code?: unknown }).code;

describe('signing up and in', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
  });

  it('gives a session, a free plan and no key', async () => {
    const person = await newPerson(server.origin);
    const overview = await person.tell<object>({ path: '/dashboard/overview' });
    expect(overview).toMatchObject({ email: person.email, plan: 'free', operator: false, key: null });
  });

  it('keeps the cookie from scripts and from other sites', async () => {
    const answer = await stranger(server.origin).signUp();
    expect(answer.all('set-cookie')[0]).toMatch(
      /^clipwright=[^;]{40,}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.all('set-cookie')[1]).toMatch(
      /^clipwright-known=[^;]{40,}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('keeps a password as argon2id at the cost that OWASP prefers, and a session as a hash', async () => {
    const person = await newPerson(server.origin);
    const [row] = await rowsOf<{ password: string; token: string }>(
      server.database,
      'SELECT c.password, s.token FROM accounts a JOIN credentials c ON c.account_id = a.id JOIN sessions s ON s.account_id = a.id WHERE a.email = $1',
      [person.email],
    );
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    const sent = decodeURIComponent(person.cookieHeader());
    expect(sent).not.toContain(row?.token);
    expect(sent.length).toBeGreaterThan(60);
  });

  it('does not take the hash in the database for a session', async () => {
    const person = await newPerson(server.origin);
    const [row] = await rowsOf<{ token: string }>(
      server.database,
      'SELECT token FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE a.email = $1',
      [person.email],
    );
    const thief = new Person(server.origin);
    const [, signature = ''] = decodeURIComponent(person.cookies.get('clipwright') ?? '').split('.');
    thief.cookies.set('clipwright', encodeURIComponent(`${row?.token ?? ''}.${signature}`));
    expect(await thief.isSignedIn()).toBe(false);
  });

  it('says the same of an unknown address and of a wrong password', async () => {
    const person = await newPerson(server.origin);
    const [wrong, unknown] = [
      await person.signIn('not the password'),
      await stranger(server.origin).signIn(),
    ];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect((wrong.json as { error: string }).error).toBe((unknown.json as { error: string }).error);
  });

  it('makes a new session at each sign-in, so that nobody can plant one', async () => {
    const person = await newPerson(server.origin);
    const planted = person.cookies.get('clipwright');
    await person.signIn();
    expect(person.cookies.get('clipwright')).not.toBe(planted);
    const made = stranger(server.origin);
    made.cookies.set('clipwright', 'a-token-of-my-own.c2lnbmF0dXJl');
    await made.signUp();
    expect(made.cookies.get('clipwright')).not.toContain('a-token-of-my-own');
    expect(await made.isSignedIn()).toBe(true);
  });

  it('ends the session on the server when somebody signs out', async () => {
    const person = await newPerson(server.origin);
    const kept = new Map(person.cookies);
    await person.tell({ method: 'POST', path: '/dashboard/sign-out' });
    expect(person.cookies.get('clipwright')).toBeUndefined();
    for (const [name, value] of kept) person.cookies.set(name, value);
    expect(await person.isSignedIn()).toBe(false);
  });

  it('refuses the address of another account, and does not sign in to it', async () => {
    const person = await newPerson(server.origin);
    const twin = new Person(server.origin, person.email.toUpperCase(), 'another good password');
    const answer = await twin.signUp();
    expect([answer.status, codeOf(answer.json)]).toEqual([409, 'email_taken']);
    expect(await twin.isSignedIn()).toBe(false);
  });

  it.each(['short', 'passwordpassword', 'aaaaaaaaaaaaaaaa', '1234567890'])(
    'refuses %s as a password',
    async (password) => {
      const { origin } = server;
      const answer = await new Person(origin, `weak-${Date.now()}@example.com`, password).signUp();
      expect([answer.status, (answer.json as { param: string }).param]).toEqual([400, 'password']);
    },
  );

  it('refuses further attempts after five failed ones, also the right password, and says how long', async () => {
    const person = await newPerson(server.origin);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await person.signIn('not the password')).status).toBe(401);
    const refused = await person.signIn();
    expect([refused.status, codeOf(refused.json)]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.header('retry-after'))).toBeGreaterThan(600);
    expect(await person.isSignedIn()).toBe(true);
  });

  it('takes attempts again when that time is over, as many as before', async () => {
    const person = await newPerson(server.origin);
    for (let attempt = 0; attempt < 6; attempt += 1) await person.signIn('not the password');
    await rowsOf(server.database, `UPDATE limiter_places SET at_ms = 0 WHERE name = 'attempts'`);
    await rowsOf(server.database, `UPDATE limiter_windows SET recent = '{}' WHERE name = 'attempts'`);
    expect((await person.signIn('not the password')).status).toBe(401);
    expect((await person.signIn()).status).toBe(200);
  });

  it('counts the current passwords that somebody tries in a browser that was left open', async () => {
    const person = await newPerson(server.origin);
    const change = async (current: string): Promise<number> => {
      const body = { current_password: current, new_password: 'another quiet harbour' };
      return (await person.ask({ path: '/dashboard/password', body })).status;
    };
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await change('not the password')).toBe(403);
    expect(await change(person.password)).toBe(429);
  });

  it('changes a password, which ends every other session at once', async () => {
    const person = await newPerson(server.origin);
    const elsewhere = new Person(server.origin, person.email, person.password);
    await elsewhere.signIn();
    const change = { current_password: person.password, new_password: 'another quiet harbour' };
    await person.tell({ path: '/dashboard/password', body: change });
    expect([await person.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([true, false]);
    expect((await elsewhere.signIn()).status).toBe(401);
    expect((await elsewhere.signIn(change.new_password)).status).toBe(200);
  });

  it('lists the sessions of an account and ends the one that is asked for', async () => {
    const person = await newPerson(server.origin);
    const elsewhere = new Person(server.origin, person.email, person.password);
    await elsewhere.signIn();
    const { sessions } = await person.tell<{ sessions: { id: string; current: boolean }[] }>({
      path: '/dashboard/sessions',
    });
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }) => !current)?.id ?? '';
    expect(
      (await (await newPerson(server.origin)).ask({ method: 'DELETE', path: `/dashboard/sessions/${other}` }))
        .status,
    ).toBe(404);
    await person.tell({ method: 'DELETE', path: `/dashboard/sessions/${other}` });
    expect([await person.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([true, false]);
  });

  it.each(['/dashboard/session', '/dashboard/overview'])(
    'keeps somebody signed in who comes back within a week and asks for %s first: the cookie lasts as long as the session',
    async (path) => {
      const person = await newPerson(server.origin);
      expect((await person.ask({ path })).all('set-cookie')).toEqual([]);
      await rowsOf(
        server.database,
        `UPDATE sessions SET expires_at = now() + interval '1 day', updated_at = now() - interval '6 days'
         FROM accounts a WHERE a.id = account_id AND a.email = $1`,
        [person.email],
      );
      expect((await person.ask({ path })).all('set-cookie')).toEqual([
        expect.stringMatching(/^clipwright=[^;]{40,}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
      ]);
      expect(await person.isSignedIn()).toBe(true);
    },
  );

  it('lists no session whose time is up', async () => {
    const person = await newPerson(server.origin);
    await new Person(server.origin, person.email, person.password).signIn();
    const listed = () =>
      person.tell<{ sessions: { id: string; current: boolean }[] }>({ path: '/dashboard/sessions' });
    const other = (await listed()).sessions.find(({ current }) => !current)?.id;
    await rowsOf(server.database, 'UPDATE sessions SET expires_at = now() WHERE id = $1', [other]);
    expect((await listed()).sessions.map(({ current }) => current)).toEqual([true]);
  });

  it('ends a session after 30 days, however often somebody comes back', async () => {
    const person = await newPerson(server.origin);
    await rowsOf(
      server.database,
      `UPDATE sessions SET created_at = now() - interval '31 days' FROM accounts a WHERE a.id = account_id AND a.email = $1`,
      [person.email],
    );
    expect(await person.isSignedIn()).toBe(false);
  });

  it('asks for the password again before it makes a key, when the sign-in is older than 15 minutes', async () => {
    const person = await newPerson(server.origin);
    await rowsOf(
      server.database,
      `UPDATE sessions SET created_at = now() - interval '16 minutes' FROM accounts a WHERE a.id = account_id AND a.email = $1`,
      [person.email],
    );
    const refused = await person.ask({ method: 'POST', path: '/dashboard/key' });
    expect([refused.status, codeOf(refused.json)]).toEqual([403, 'password_required']);
    expect(
      codeOf((await person.ask({ path: '/dashboard/confirm', body: { password: 'not the password' } })).json),
    ).toBe('wrong_password');
    await person.tell({ path: '/dashboard/confirm', body: { password: person.password } });
    expect(await person.tell<object>({ method: 'POST', path: '/dashboard/key' })).toMatchObject({
      success: true,
    });
  });
});

describe('a server that takes no sign-ups', () => {
  it('refuses them and says so to the page', async () => {
    const { origin } = await startServer({ env: { SIGN_UP: 'closed' } });
    const answer = await stranger(origin).signUp();
    expect([answer.status, codeOf(answer.json)]).toEqual([403, 'sign_up_closed']);
    expect(await new Person(origin).tell<object>({ path: '/dashboard/session' })).toMatchObject({
      sign_up: 'closed',
    });
  });
});

describe('a server behind TLS', () => {
  it('ties the cookie to its host and to TLS', async () => {
    const { origin } = await startServer({ env: { PUBLIC_URL: 'https://clips.example.com' } });
    const answer = await stranger(origin).ask({
      path: '/dashboard/sign-up',
      body: { email: 'tls@example.com', password: 'three quiet harbours' },
      headers: { Origin: 'https://clips.example.com' },
    });
    expect(answer.all('set-cookie')).toEqual([
      expect.stringMatching(
        /^__Host-clipwright=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-clipwright-known=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });
});
