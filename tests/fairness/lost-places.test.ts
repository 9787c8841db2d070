import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EngineError, type EngineRun, type GeneratedVideo, type VideoEngine } from '@clipwright/core/engine';
import type { ClaimedVideo } from '../../apps/api/src/features/videos/video.js';
import { serverDatabase } from '../support/index.js';
import { TINY } from './clips.js';
import { REMOTE_LINES } from './line-engines.js';
import { connect, type DataSource, LineWorker } from './line-worker.js';

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
  it.each(['modela2', 'modelb3'] as const)(
    'has the next slot of its engine before all who wait for their first, here for %s',
    async (model) => {
      const video = await lost('ann');
      const next = await worker.admit('bob', TINY, model);
      expect((await worker.claim(next.id, REMOTE_LINES[model])).kind).toBe('busy');
      expect(await worker.move(video)).toMatchObject({ kind: 'place' });
      expect((await worker.claim(next.id, REMOTE_LINES[model])).kind).toBe('busy');
      expect(await worker.complete(video)).toBe(true);
      expect(await worker.claim(next.id, REMOTE_LINES[model])).toMatchObject({
        kind: 'claimed',
        video: { id: next.id },
      });
    },
  );

  it('and then its worker too comes before them when its job is delivered again', async () => {
    const video = await lost('ann');
    const next = await worker.admit('bob', TINY, 'modela2');
    expect((await worker.claim(next.id, REMOTE_LINES.modela2)).kind).toBe('busy');
    expect(await worker.claim(video.id, REMOTE_LINES.modela2)).toMatchObject({
      kind: 'claimed',
      video: { id: video.id, attempt: 2 },
    });
  });
});

const DEADLINE_MS = 2_000;

/** An engine whose replica `a` answers to nobody, and `b` makes everything at once. */
class HalfAway implements VideoEngine {
  readonly name = 'wan';
  readonly capabilities = null as unknown as VideoEngine['capabilities'];
  readonly asked: string[] = [];

  generate(_: unknown, { replica }: EngineRun): Promise<GeneratedVideo> {
    this.asked.push(replica.name);
    if (replica.name === 'a')
      return Promise.reject(new EngineError('unavailable', 'The server does not answer.'));
    return Promise.resolve({ stream: new Blob(['mp4']).stream(), warnings: [] });
  }

  clear(): Promise<'gone'> {
    return Promise.resolve('gone');
  }

  health(): Promise<{ healthy: boolean; detail: null }> {
    return Promise.resolve({ healthy: false, detail: null });
  }
}

describe('a video that waits for another replica', () => {
  it('does not die of its deadline meanwhile: time in which nobody works on it is not counted', async () => {
    const engine = new HalfAway();
    const farm = new LineWorker(dataSource, {
      remote: ['modela2'],
      remoteSlots: 1,
      replicas: ['a', 'b'],
      engine,
    });
    const held: ClaimedVideo[] = [];
    for (const account of ['ann', 'bob']) {
      const claim = await farm.claim((await farm.admit(account, TINY, 'modela2')).id, REMOTE_LINES.modela2);
      if (claim.kind === 'claimed') held.push(claim.video);
    }
    expect(held.map(({ replica }) => replica)).toEqual(['a', 'b']);
    const [lost, other] = [held[0]!, held[1]!];
    const generated = farm.generate(lost, DEADLINE_MS);
    // Longer can only make it die the surer.
    await sleep(DEADLINE_MS * 1.5);
    expect(engine.asked).toEqual(['a']);
    expect(await farm.complete(other)).toBe(true);
    await generated;
    expect(engine.asked).toEqual(['a', 'b']);
  });
});
