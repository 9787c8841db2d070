import { describe, expect, it } from '@jest/globals';
import { GenerationResponse } from '@clipwright/core/videos';
import { EventStreamClient } from '../dashboard/support/event-stream.js';
import { newPerson, Person } from '../dashboard/support/person.js';
import { post, resultIn, tokenOf, toolCall } from '../mcp/support/chat.js';
import { call, type HeaderList, rowsOf, waitUntil } from '../support/index.js';
import { expectInvariants } from './invariants.js';
import { SHORT_CLIP, Stage } from './stage.js';

const CREDITS = 15;
const PLANS_FILE = JSON.stringify({ free: { credits_a_month: CREDITS } });
const KEPT: HeaderList = [
  ['Idempotency-Key', 'kept'],
  ['Prefer', 'heartbeat=1'],
];
const ARGS = { ...SHORT_CLIP, idempotency_key: 'kept' };

/** The same browser, at another server. */
function carriedOver(person: Person, origin: string): Person {
  const same = new Person(origin, person.email, person.password);
  for (const [name, value] of person.cookies) same.cookies.set(name, value);
  return same;
}

describe('a server that is killed while a call beats, a stream is open and a chat waits', () => {
  it('breaks off all three, and elsewhere each is told of its video: made once, counted once, paid once', async () => {
    const stage = await Stage.open({ env: { PLANS_FILE } });
    const { database, account, journal } = stage;
    const first = await stage.start('http');
    const person = await newPerson(first.origin);
    const token = await tokenOf(person);
    const stream = await EventStreamClient.open(person);
    journal.expectResets();
    const beating = stage.post(first, { headers: KEPT });
    const waiting = post(first.origin, { token, body: toolCall(1, 'make_video', ARGS) }).catch(() => null);
    await waitUntil(
      { what: 'both videos' },
      async () => (await rowsOf(database, 'SELECT 1 FROM videos')).length === 2,
    );
    await stream.hears('queued');
    first.kill('SIGKILL');
    expect([await beating, await waiting, await stream.hasEnded()]).toEqual([null, null, 'broken off']);

    const next = await stage.start('http');
    const { lastEventId } = stream;
    const again = await EventStreamClient.open(carriedOver(person, next.origin), { lastEventId });
    await stage.start('worker');
    await again.hears('settled', { status: 'completed' });
    const made = await stage.post(next, { headers: KEPT });
    const told = resultIn(await post(next.origin, { token, body: toolCall(2, 'make_video', ARGS) }));
    again.leave();
    const rows = await expectInvariants(stage);
    expect(rows.map(({ status }) => status)).toEqual(['completed', 'completed']);
    const ids = [GenerationResponse.parse(made?.json).video_id, told.structuredContent?.['video_id']];
    expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => id)));
    expect(await call(next.origin, { path: '/api/v1/account', key: account.key })).toMatchObject({
      json: { rate_limit: { count: 1 } },
    });
    const credits = await carriedOver(person, next.origin).tell({ path: '/dashboard/credits' });
    expect(credits).toMatchObject({ monthly: CREDITS - 1, held: 0 });
  });
});
