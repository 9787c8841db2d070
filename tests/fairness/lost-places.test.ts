import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClaimedVideo } from '../../apps/api/src/features/videos/video.js';
import { serverDatabase } from '../support/index.js';
import { TINY } from './clips.js';
import { connect, type DataSource, LineWorker, REMOTE_LINES } from './line-worker.js';

let dataSource: DataSource;
let worker: LineWorker;

beforeAll(async () => {
  dataSource = await connect((await serverDatabase()).url);
  worker = new LineWorker(dataSource, { remote: ['modela2', 'modelb3'], remoteSlots: 1 });
});
beforeEach(() => worker.clear());
afterAll(() => dataSource.destroy());

/** A video that was at the one place of an engine and had to leave it. */
async function lost(account: string): Promise<ClaimedVideo> {
  const { id } = await worker.admit(account, TINY, 'modela2');
  const claim = await worker.claim(id, REMOTE_LINES.modela2);
  if (claim.kind !== 'claimed') throw new Error(`the claim was ${claim.kind}`);
  await worker.leave(claim.video);
  return claim.video;
}

describe('a video that lost its replica', () => {
  it.each(['modela2', 'modelb3'] as const)('has the next slot of its engine before all who wait for their first, here for %s', async (model) => {
    const video = await lost('ann');
    const next = await worker.admit('bob', TINY, model);
    expect((await worker.claim(next.id, REMOTE_LINES[model])).kind).toBe('busy');
    expect(await worker.move(video)).toMatchObject({ kind: 'place' });
    expect((await worker.claim(next.id, REMOTE_LINES[model])).kind).toBe('busy');
    expect(await worker.complete(video)).toBe(true);
    expect(await worker.claim(next.id, REMOTE_LINES[model])).toMatchObject({ kind: 'claimed', video: { id: next.id } });
  });

  it('and then its worker too comes before them when its job is delivered again', async () => {
    const video = await lost('ann');
    const next = await worker.admit('bob', TINY, 'modela2');
    expect((await worker.claim(next.id, REMOTE_LINES.modela2)).kind).toBe('busy');
    expect(await worker.claim(video.id, REMOTE_LINES.modela2)).toMatchObject({ kind: 'claimed', video: { id: video.id, attempt: 2 } });
  });
});
