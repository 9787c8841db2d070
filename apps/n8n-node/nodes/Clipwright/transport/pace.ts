import type { IExecuteFunctions } from 'n8n-workflow';
import { longestWaitMs } from '../generation/generation-options.js';

/** How fast one run of the node may be: what all its items share, taken from the first one. */
export interface Pace {
  /** Least time between two generations. */
  readonly dripMs: number;
  /** How long one item may wait for the rate limit window in all. */
  readonly longestWindowWaitMs: number;
  /** How long the server may be away: as long as an item may wait for its video. */
  readonly longestAbsenceMs: number;
  /** How the server shall hold a generation call, as Prefer says it; null: as long as it likes, in silence. */
  readonly prefer: string | null;
}

interface PaceOptions {
  readonly spreadRequests?: boolean;
  readonly longestWindowWaitMinutes?: number;
  readonly longestWaitMinutes?: number;
  readonly holdSeconds?: number;
  readonly keepAlive?: boolean;
}

const SPREAD_MS = 60_000;
/** Proxies cut calls that are silent for 60 s, and some after 30. */
const SIGN_OF_LIFE = 'heartbeat=15';
/** Two windows of the default length. */
const DEFAULT_WINDOW_WAIT_MINUTES = 60;

export function readPace(context: IExecuteFunctions): Pace {
  const options = context.getNodeParameter('options', 0, {}) as PaceOptions;
  return {
    dripMs: options.spreadRequests === true ? SPREAD_MS : 0,
    longestWindowWaitMs: (options.longestWindowWaitMinutes ?? DEFAULT_WINDOW_WAIT_MINUTES) * 60_000,
    longestAbsenceMs: longestWaitMs(options.longestWaitMinutes),
    prefer: preferOf(options),
  };
}

/** Signs of life go on to the end of a call; a call that is not held for long needs none. */
function preferOf({ keepAlive = false, holdSeconds }: PaceOptions): string | null {
  if (keepAlive) return SIGN_OF_LIFE;
  return holdSeconds === undefined ? null : `wait=${holdSeconds}`;
}
