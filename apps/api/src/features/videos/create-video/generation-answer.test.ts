import { describe, expect, it } from '@jest/globals';
import type { VideoOutcome } from '../video-outcome.js';
import { generationAnswer, preferenceApplied } from './generation-answer.js';

const WAITS = { respondAsync: false, waitSeconds: null };
const video = (change: Partial<VideoOutcome>): VideoOutcome => ({
  id: 'vid_1',
  status: 'completed',
  file: 'a.mp4',
  creditsUsed: 10,
  warnings: [],
  outlook: null,
  errorCode: null,
  errorMessage: null,
  ...change,
});
const answer = (change: Partial<VideoOutcome>, preference = WAITS) =>
  generationAnswer(video(change), preference, (file) => `https://host/${file}`);

describe('the answer to a generation', () => {
  it('is a 200 with exactly the four fields once the video is completed', () => {
    expect(answer({})).toEqual({
      status: 200,
      body: { success: true, video_id: 'vid_1', video_url: 'https://host/a.mp4', credits_used: 10 },
    });
  });

  it('carries warnings only where there are some', () => {
    expect(answer({ warnings: ['w'] }).body).toMatchObject({ warnings: ['w'] });
  });

  it('is a 202 for a caller that preferred not to wait', () => {
    expect(
      answer({ status: 'queued', file: null, outlook: [2, 41.2] }, { respondAsync: true, waitSeconds: null }),
    ).toEqual({
      status: 202,
      body: { success: true, video_id: 'vid_1', status: 'queued', queue_position: 2, estimated_seconds: 42 },
    });
  });

  it.each([
    [{ status: 'processing' }, 'generation_timeout'],
    [{ status: 'canceled' }, 'generation_canceled'],
    [{ status: 'failed', errorCode: 'generation_failed' }, 'generation_failed'],
    [{ status: 'failed', errorCode: 'generation_deadline' }, 'generation_failed'],
    [{ status: 'failed', errorCode: 'start_unknown' }, 'generation_failed'],
    [{ status: 'failed', errorCode: 'engine_unavailable' }, 'engine_unavailable'],
    [{ status: 'failed', errorCode: 'storage_full' }, 'storage_full'],
  ] as [Partial<VideoOutcome>, string][])('is a 500 with the video id for %j', (change, code) => {
    expect(() => answer({ file: null, ...change })).toThrow(
      expect.objectContaining({ code, status: 500, facts: expect.objectContaining({ videoId: 'vid_1' }) }),
    );
  });
});

describe('the preference that was applied', () => {
  it('is named as RFC 7240 wants it', () => {
    expect(preferenceApplied({ respondAsync: true, waitSeconds: 5 })).toBe('respond-async, wait=5');
  });
});
