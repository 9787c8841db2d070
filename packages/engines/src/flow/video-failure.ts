import { isEngineError } from '@clipwright/core/engine';
import { isOutOfSpace } from '../files/out-of-space.js';
import type { VideoFailure } from './video.js';

/** The file is not what was asked for, and can't honestly be made so. */
export class UnfitVideoError extends Error {}

/** For a video that no engine took. */
export const NOBODY_WORKS: VideoFailure = {
  code: 'engine_unavailable',
  message: 'No engine could be reached to generate the video.',
};

/** For a video whose makers died, or were stopped, again and again. */
export const TRIES_USED_UP: VideoFailure = {
  code: 'generation_failed',
  message: 'The video could not be generated, after several tries.',
};

const STORAGE_FULL: VideoFailure = {
  code: 'storage_full',
  message: 'There is no room left to store the video.',
};
const FAILED: VideoFailure = { code: 'generation_failed', message: 'The video could not be generated.' };

/** What a failed attempt tells the caller. Details of our own faults stay in the log. */
export function failureOf(error: unknown): VideoFailure {
  if (isOutOfSpace(error)) return STORAGE_FULL;
  if (error instanceof UnfitVideoError)
    return { code: 'generation_failed', message: `The engine's video could not be used: ${error.message}.` };
  if (!isEngineError(error)) return FAILED;
  if (error.reason === 'unavailable') return { code: 'engine_unavailable', message: error.message };
  if (error.reason === 'start_unknown') return { code: 'start_unknown', message: error.message };
  return { code: 'generation_failed', message: error.message };
}

/** A failure for work that took longer than its deadline. */
export const deadlineFailure = (deadlineMs: number): VideoFailure => ({
  code: 'generation_deadline',
  message: `The video was not finished within ${Math.round(deadlineMs / 1000)} seconds.`,
});
