import { describe, expect, it } from '@jest/globals';
import { call } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { LONG_CLIP, Stage, type StageServer } from '../stage.js';
import { tell } from '../tell.js';

/** Enough to serve, and not enough for what is thrown at it. */
const HEAP_MIB = 60;
const SMALL_HEAP = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MIB}` };
const CALLERS = 12;
const ROUNDS = 3;
const ANSWERED_WITHIN_MS = 20_000;
/** As much JSON as a call may hold, in as many parts as fit. */
const BODY = `{"prompt":"a boat","image_url":[${Array.from({ length: 1_000_000 }, () => '{"a":1}').join(',')}]}`;

/** Sends bodies one after the other, while anybody is there to take them; gives the statuses. */
async function pour(server: StageServer, { account }: Stage, hasDied: () => boolean): Promise<number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < ROUNDS && !hasDied(); sent += 1) {
    const answer = await call(server.origin, {
      method: 'POST',
      path: '/api/v1/image-to-video',
      key: account.key,
      headers: [['Content-Type', 'application/json']],
      body: BODY,
      timeoutMs: ANSWERED_WITHIN_MS,
    }).catch(() => null);
    if (answer !== null) statuses.push(answer.status);
  }
  return statuses;
}

describe('a process that has too little memory for what it is asked', () => {
  it('dies alone at most: its replica answers all the while, no accepted video is lost, and it serves again', async () => {
    const stage = await Stage.open();
    const [spared, flooded] = [await stage.start('http'), await stage.start('http', SMALL_HEAP)];
    await stage.start('worker');
    const ids = [await stage.admit(flooded, { body: LONG_CLIP }), await stage.admit(spared)];
    const hasDied = (): boolean => flooded.process.exitCode !== null || flooded.process.signalCode !== null;
    const flood = Promise.all(Array.from({ length: CALLERS }, () => pour(flooded, stage, hasDied)));
    for (let read = 0; read < 20; read += 1) {
      const answer = await call(spared.origin, {
        path: `/api/v1/video-status?video_id=${ids[read % 2]}`,
        key: stage.account.key,
      });
      expect(answer.status).toBe(200);
    }
    const answered = (await flood).flat();
    tell(
      `a heap of ${HEAP_MIB} MiB under ${CALLERS} large bodies ${hasDied() ? 'died' : 'lived'}, and answered ${answered.join(', ')}`,
    );
    const again = hasDied() ? await stage.start('http') : flooded;
    expect((await stage.post(again))?.status).toBe(200);
    const rows = await expectInvariants(stage);
    expect(rows.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
  });
});
