import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { GenerationResponse } from '@clipwright/core/videos';
import { judgeVideo } from '@clipwright/testing';
import { call, statusOf, temporaryFolder } from '../support/index.js';

/** What is asked of a generation beside its prompt. */
export interface Order {
  readonly video_model: string;
  readonly resolution: string;
  readonly aspect_ratio?: string;
  readonly audio?: boolean;
}

/** A clip of 1 s: what was asked for, and the size, sound and credits that it has to come to. */
export type ExpectedClip = [order: Order, width: number, height: number, sound: boolean, credits: number];

interface Caller {
  readonly origin: string;
  readonly key: string;
}

/** Downloads a video as its owner would, and gives the local file. */
export async function downloaded(url: string, { origin }: Caller): Promise<string> {
  const answer = await call(origin, { path: new URL(url).pathname });
  expect(answer.status).toBe(200);
  const file = join(await temporaryFolder('clips'), 'clip.mp4');
  await writeFile(file, answer.bytes);
  return file;
}

/** The video of an answer is a real one, as it was ordered, and so says its status. */
export async function expectClip(
  caller: Caller,
  made: GenerationResponse,
  [, width, height, sound, credits]: ExpectedClip,
): Promise<void> {
  const { video_url: url, credits_used: used, video_id: id } = made;
  expect(used).toBe(credits);
  const file = await downloaded(url, caller);
  const facts = await judgeVideo(file);
  expect(facts.video).toMatchObject({
    codec: 'h264',
    profile: 'High',
    pixelFormat: 'yuv420p',
    width,
    height,
    frames: 24,
    framesPerSecond: 24,
  });
  expect(facts.moovFirst).toBe(true);
  expect(facts.container).toContain('mp4');
  expect(Math.abs(facts.durationSeconds - 1)).toBeLessThanOrEqual(0.1);
  expect(Math.abs(facts.video.durationSeconds - 1)).toBeLessThanOrEqual(1 / 24);
  expect(facts.audio).toEqual(sound ? expect.objectContaining({ codec: 'aac', channels: 2 }) : null);
  expect(await statusOf(caller, id)).toMatchObject({
    status: 'completed',
    video_url: url,
    credits_used: used,
    has_audio: sound,
    width,
    height,
  });
}
