import { abortableSleep } from '../platform/abortable-sleep.js';
import type { ServerClock } from './fake-clock.js';

/** The platform's own clock, for tests that run in real time. */
export const REAL_TIME: ServerClock = {
  now: () => Date.now(),
  sleep: abortableSleep,
  until: (atMs, signal) => abortableSleep(Math.max(0, atMs - Date.now()), signal),
};
