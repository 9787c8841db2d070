import { createBase62Id, type RandomBytes } from './base62.js';

const VIDEO_ID = /^vid_[0-9A-Za-z]{22}$/;

/** A new id, `vid_` and 22 random base62 letters (131 bits). */
export function createVideoId(randomBytes: RandomBytes): string {
  return `vid_${createBase62Id({ length: 22, randomBytes })}`;
}

/** Whether a text could be one of our ids; what could not need not reach a database. */
export function isVideoId(text: string): boolean {
  return VIDEO_ID.test(text);
}
