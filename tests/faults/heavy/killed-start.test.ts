import { beforeAll, describe, expect, it } from '@jest/globals';
import { accountStatus, demoKey, end, newHome, npmStart } from '../../start/npm-start.js';
import { asOrdinaryUser, makeReady, ordinaryFolder, readableClone } from '../../start/ready-clone.js';
import type { StartedProcess } from '../../start/started-process.js';

beforeAll(makeReady, 600_000);

async function killAlso(started: StartedProcess, pattern: RegExp): Promise<void> {
  started.killMember(pattern);
  await started.exited;
}

describe('npm start', () => {
  it.each([
    ['npm', /^npm start/],
    ['the script behind it', /^node scripts\/run\.mjs start/],
    ['the server', /apps\/api\/dist\/main\.js/],
    ['the database', /bin\/postgres -D/],
  ])('works again at once after kill -9 of %s', async (_, victim) => {
    const home = await newHome();
    const killed = npmStart(home);
    const key = await demoKey(killed);
    if (victim.source.includes('postgres')) await killAlso(killed, /apps\/api\/dist\/main\.js/);
    killed.killMember(victim);
    const next = npmStart(home);
    expect(await accountStatus(await next.ready(), key)).toBe(200);
    await end(next);
  });

  it('works for an ordinary user too, also after kill -9', async () => {
    const [home, cwd] = [`${await ordinaryFolder()}/home`, await readableClone()];
    const killed = npmStart(home, { cwd, before: asOrdinaryUser });
    const key = await demoKey(killed);
    killed.killMember(/apps\/api\/dist\/main\.js/);
    const next = npmStart(home, { cwd, before: asOrdinaryUser });
    expect(await accountStatus(await next.ready(), key)).toBe(200);
    await end(next);
  });
});
