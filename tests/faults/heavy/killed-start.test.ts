import { beforeAll, describe, expect, it } from '@jest/globals';
import { accountStatus, demoKey, end, newHome, npmStart } from '../../start/npm-start.js';
import { asOrdinaryUser, makeReady, ordinaryFolder, readableClone } from '../../start/ready-clone.js';
import { waitUntil } from '../../support/index.js';

beforeAll(makeReady, 600_000);

describe('npm start', () => {
  it.each([
    ['npm', /^npm start/],
    ['the script behind it', /^node scripts\/run\.mjs start/],
  ])('works again at once after kill -9 of %s', async (_, victim) => {
    const home = await newHome();
    const killed = npmStart(home);
    const key = await demoKey(killed);
    killed.killMember(victim);
    const next = npmStart(home);
    expect(await accountStatus(await next.ready(), key)).toBe(200);
    await end(next);
  });

  it.each([
    ['the server', [/apps\/api\/dist\/main\.js/]],
    ['the server and its database', [/apps\/api\/dist\/main\.js/, /bin\/postgres -D/]],
  ])('starts again by itself after kill -9 of %s, and says so', async (_, victims) => {
    const started = npmStart(await newHome());
    const key = await demoKey(started);
    for (const victim of victims) started.killMember(victim);
    expect(await accountStatus(await started.readyAgain(), key)).toBe(200);
    expect(started.stderr).toContain(
      'The server ended unexpectedly (killed by SIGKILL); starting it again in 1 s.\n',
    );
    await end(started);
  });

  it('has its database again after kill -9 of that alone, in the same server', async () => {
    const started = npmStart(await newHome());
    const [origin, key] = [await started.ready(), await demoKey(started)];
    started.killMember(/bin\/postgres -D/);
    await waitUntil({ what: 'the database' }, () =>
      started.stderr.includes('The embedded database runs again.'),
    );
    await waitUntil({ what: 'an answer' }, async () => (await accountStatus(origin, key)) === 200);
    expect(started.stderr).not.toContain('The server ended');
    await end(started);
  });

  it('works for an ordinary user too, also after kill -9', async () => {
    const [home, cwd] = [`${await ordinaryFolder()}/home`, await readableClone()];
    const started = npmStart(home, { cwd, before: asOrdinaryUser });
    const key = await demoKey(started);
    started.killMember(/apps\/api\/dist\/main\.js/);
    expect(await accountStatus(await started.readyAgain(), key)).toBe(200);
    await end(started);
  });
});
