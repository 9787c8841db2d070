import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EngineError, isHandedOver } from '@clipwright/core/engine';
import { judgeVideo } from '@clipwright/testing';
import { DiskStorage } from '../files/disk-storage.js';
import { sketch } from '../sketch.js';
import {
  made,
  refused,
  REQUEST,
  type ScriptedEngine,
  scriptedEngine,
  working,
} from './__fixtures__/scripted-engine.js';
import { createVideoMaker, type VideoMakerOptions } from './create-video-maker.js';
import type { InstalledEngine } from './installed-engine.js';
import { MemoryStore } from './memory-store.js';
import type { VideoMaker } from './video-maker.js';

let home = '';
const makers: VideoMaker[] = [];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'maker-'));
});
afterEach(async () => {
  await Promise.all(makers.splice(0).map((maker) => maker.close()));
  await rm(home, { recursive: true, force: true });
});

function makerOf(engines: readonly InstalledEngine[], options: Partial<VideoMakerOptions> = {}): VideoMaker {
  const storage = new DiskStorage({ dir: join(home, 'videos') });
  const maker = createVideoMaker({ engines, storage, tempDir: join(home, 'tmp', 'host'), ...options });
  makers.push(maker);
  return maker;
}

const filesIn = (dir: string): Promise<string[]> =>
  readdir(dir).then(
    (names) => names.filter((name) => name.endsWith('.mp4')),
    () => [],
  );

/** An engine that begins a video and works on it until it is stopped. */
function onceBegun(): { engine: ScriptedEngine; begun: Promise<unknown>; stoppedBy: Promise<unknown> } {
  const news = new EventEmitter();
  const [begun, stopped] = [once(news, 'begun'), once(news, 'stopped')];
  const script = working(() => news.emit('begun'));
  const engine = scriptedEngine('wan', async (run, request) => {
    run.signal.addEventListener('abort', () => news.emit('stopped', run.signal.reason));
    return await script(run, request);
  });
  return { engine, begun, stoppedBy: stopped.then(([reason]) => reason as unknown) };
}

describe('a maker of videos', () => {
  it('draws what was asked for with the sketch engine, judges it, and keeps it', async () => {
    const seen: number[] = [];
    const video = await makerOf([sketch({})]).make(REQUEST, {
      onProgress: (fraction) => seen.push(fraction),
    });
    expect(video).toMatchObject({
      status: 'completed',
      width: 854,
      height: 480,
      engine: { name: 'sketch', kind: 'sketch', fallback: false },
    });
    expect(await judgeVideo(join(home, 'videos', video.file!))).toMatchObject({
      moovFirst: true,
      video: { codec: 'h264', width: 854, height: 480, frames: 24 },
    });
    expect((await buffer(video.open())).byteLength).toBe(video.bytes);
    expect(seen.length).toBeGreaterThan(0);
  });

  it('refuses what none of its engines can make, in the words of a server', async () => {
    await expect(makerOf([sketch({})]).make({ prompt: '' })).rejects.toMatchObject({
      code: 'invalid_request',
      param: 'prompt',
    });
    const short = makerOf([scriptedEngine('wan', made)]);
    await expect(short.make({ ...REQUEST, duration: 9 })).rejects.toMatchObject({ param: 'duration' });
  });

  it('goes from a replica that refuses to the next, and then to the fallback, and says so', async () => {
    const wan = scriptedEngine('wan', refused, { replicas: ['a', 'b'] });
    const spare = scriptedEngine('spare', made);
    const video = await makerOf([wan, spare]).make(REQUEST);
    expect(wan.calls.map(({ replica }) => replica)).toEqual(['a', 'b']);
    expect(video).toMatchObject({ status: 'completed', engine: { name: 'spare', fallback: true } });
    expect(video.warnings).toContain(
      "modela2's first engine was away; another engine (kind of spare) made this video.",
    );
  });

  it('keeps a replica that failed set aside, and fails what nobody can make', async () => {
    const wan = scriptedEngine('wan', refused);
    const maker = makerOf([wan]);
    expect(await maker.make(REQUEST)).toMatchObject({ failure: { code: 'engine_unavailable' } });
    expect(await maker.make(REQUEST)).toMatchObject({
      status: 'failed',
      failure: { code: 'engine_unavailable' },
    });
    expect(wan.calls).toHaveLength(1);
  });

  it('never starts again what may have been billed', async () => {
    const wan = scriptedEngine('wan', () =>
      Promise.reject(new EngineError('start_unknown', 'Nobody knows.')),
    );
    const spare = scriptedEngine('spare', made);
    expect(await makerOf([wan, spare]).make(REQUEST)).toMatchObject({ failure: { code: 'start_unknown' } });
    expect(spare.calls).toEqual([]);
  });

  it('gives the same video for the same key, and refuses another request under it', async () => {
    const wan = scriptedEngine('wan', made);
    const maker = makerOf([wan]);
    const [one, two] = await Promise.all([
      maker.make(REQUEST, { idempotencyKey: 'order-7' }),
      maker.make(REQUEST, { idempotencyKey: 'order-7' }),
    ]);
    expect([two.id, wan.calls.length]).toEqual([one.id, 1]);
    await expect(
      maker.make({ ...REQUEST, prompt: 'a blue ball' }, { idempotencyKey: 'order-7' }),
    ).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  it('makes no more at a place than it has slots for', async () => {
    let atOnce = 0;
    let most = 0;
    const wan = scriptedEngine('wan', async (run, request) => {
      most = Math.max(most, (atOnce += 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      atOnce -= 1;
      return await made(run, request);
    });
    const maker = makerOf([wan]);
    const videos = await Promise.all([1, 2, 3].map(() => maker.make(REQUEST)));
    expect(videos.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    expect(most).toBe(1);
  });

  it('cancels a video with the signal of whoever asked for it, at its engine too, and leaves no file', async () => {
    const { engine, begun, stoppedBy } = onceBegun();
    const maker = makerOf([engine]);
    const stop = new AbortController();
    const outcome = maker.make(REQUEST, { signal: stop.signal, idempotencyKey: 'k' });
    await begun;
    stop.abort(new Error('the shop is closed'));
    await expect(outcome).rejects.toThrow('the shop is closed');
    expect(isHandedOver(await stoppedBy)).toBe(false);
    expect(await maker.make(REQUEST, { idempotencyKey: 'k' })).toMatchObject({ status: 'canceled' });
    expect(await filesIn(join(home, 'videos'))).toEqual([]);
  });

  it('hands its work over when it is closed: another maker on the same store takes it up where it was', async () => {
    const store = new MemoryStore();
    const { engine, begun, stoppedBy } = onceBegun();
    const first = makerOf([engine], { store });
    const outcome = first.make(REQUEST, { idempotencyKey: 'k' });
    const closed = outcome.catch((error: unknown) => String(error));
    await begun;
    await first.close();
    expect(await closed).toContain('another takes it over by resume()');
    expect(isHandedOver(await stoppedBy)).toBe(true);
    const later = scriptedEngine('wan', made);
    const second = makerOf([later], { store });
    const [id] = await second.resume();
    const video = await second.make(REQUEST, { idempotencyKey: 'k' });
    expect(video).toMatchObject({ id, status: 'completed' });
    expect(later.calls).toEqual([
      { replica: 'a', resumeFrom: { phase: 'started', reference: { job: 'one' } } },
    ]);
  });
});
