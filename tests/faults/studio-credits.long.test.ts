import { describe, expect, it } from '@jest/globals';
import { newPerson, Person } from '../dashboard/support/person.js';
import { rowsOf } from '../support/index.js';
import { expectInvariants } from './invariants.js';
import { runCli } from './run-cli.js';
import { SeededChance } from './seeded-chance.js';
import { Stage } from './stage.js';
import { untilBegun } from './video-rows.js';

/** Ten credits each. */
const CLIP = {
  prompt: 'a red ball rolls by the sea',
  video_model: 'modela2',
  resolution: '720p',
  duration: 5,
};

const PLANS_FILE = JSON.stringify({ free: { credits_a_month: 15, at_once: 3 } });

const balanceOf = (person: Person) => person.tell<object>({ path: '/dashboard/credits' });

const make = (person: Person) => person.ask({ path: '/dashboard/videos', body: CLIP });

describe('a server that is killed between reserving credits and using them', () => {
  it('loses none and takes none twice: what was reserved stays so, and is used once when the videos are made', async () => {
    const chance = new SeededChance('studio credits');
    const stage = await Stage.open({ env: { PLANS_FILE } });
    const first = await stage.start('all');
    const person = await newPerson(first.origin);
    const gift = ['--credits', '10', '--reason', 'a prize'];
    const given = await runCli(stage, 'credits', 'grant', '--email', person.email, ...gift);
    expect(given).toMatchObject({ lasting: 10, held: 0 });
    const made = (await make(person)).json as { video_id: string };
    expect((await make(person)).status).toBe(202);
    await untilBegun(stage.database, made.video_id);
    await chance.moment(300);
    first.kill('SIGKILL');
    await first.exited;
    const second = await stage.start('all');
    const again = new Person(second.origin, person.email, person.password);
    await again.signIn();
    expect(await balanceOf(again)).toMatchObject({ monthly: 0, lasting: 5 });
    expect((await make(again)).json).toMatchObject({ code: 'insufficient_credits' });
    const rows = await expectInvariants(stage);
    expect(rows.map(({ status, creditsUsed }) => [status, creditsUsed])).toEqual([
      ['completed', 10],
      ['completed', 10],
    ]);
    expect(await balanceOf(again)).toMatchObject({ monthly: 0, lasting: 5, held: 0 });
    const entries = await rowsOf(
      stage.database,
      'SELECT kind, purse, amount FROM credit_entries ORDER BY kind, amount, purse',
    );
    expect(entries).toEqual([
      { kind: 'grant', purse: 'lasting', amount: 10 },
      { kind: 'grant', purse: 'monthly', amount: 15 },
      { kind: 'reserve', purse: 'lasting', amount: 5 },
      { kind: 'reserve', purse: 'monthly', amount: 5 },
      { kind: 'reserve', purse: 'monthly', amount: 10 },
      { kind: 'settle', purse: 'lasting', amount: 5 },
      { kind: 'settle', purse: 'monthly', amount: 5 },
      { kind: 'settle', purse: 'monthly', amount: 10 },
    ]);
  });
});
