import { number, type Setting } from './setting-kinds.js';

/** What requests may take of the process: memory for their bodies, and time of its event loop. */
export const HTTP_SETTINGS = {
  bodyMemoryMb: {
    name: 'BODY_MEMORY_MB',
    ...number(64, 65_536, 256),
    description:
      'Request bodies that one process reads at once, mebibytes; half of it at most for accounts without the API plan and for callers nobody knows yet. What finds no room waits unread.',
  },
  bodyMemoryPerAccountMb: {
    name: 'BODY_MEMORY_PER_ACCOUNT_MB',
    ...number(16, 65_536, 64),
    description:
      'The share of BODY_MEMORY_MB that one account may take, mebibytes: four photos of 10 MiB as data URIs at once, and the fifth waits for the first. Never more than half of the whole.',
  },
  bodyWaitSeconds: {
    name: 'BODY_WAIT_SECONDS',
    ...number(0, 25, 15),
    description:
      'How long a body waits for room before it is refused with 500 busy, seconds. Part of the 30 seconds in which a request has to arrive.',
  },
  loopLateMs: {
    name: 'LOOP_LATE_MS',
    ...number(20, 60_000, 250),
    description:
      'How late the event loop may be, milliseconds. From half of it on, for two seconds, new videos are refused with 500 busy; joins by Idempotency-Key, status reads and health are answered all the same.',
  },
} as const satisfies Record<string, Setting>;
