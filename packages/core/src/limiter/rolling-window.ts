/** How many admissions a rolling window of that many milliseconds may hold. */
export interface WindowRule {
  readonly limit: number;
  readonly windowMs: number;
}

/** One place in the window. A kept place can't be given back. */
export interface Admission {
  readonly id: string;
  readonly atMs: number;
  readonly kept?: true;
}

/** Everything that the limiter remembers of one key: plain JSON, oldest admission first. */
export interface WindowState {
  readonly admissions: readonly Admission[];
}

/**
 * What callers are told: `resetAtMs` rounded up to a whole second; `resetInSeconds` rounded up from the exact
 * instant, at least 1.
 */
export interface WindowReading {
  readonly count: number;
  readonly limit: number;
  readonly remaining: number;
  readonly resetAtMs: number;
  readonly resetInSeconds: number;
}

/** Who asks for a place, when, and under which rule. */
export interface AdmissionAttempt {
  readonly id: string;
  readonly nowMs: number;
  readonly rule: WindowRule;
}

/** Whether there was one, and what the window is now. */
export interface AdmissionResult {
  readonly admitted: boolean;
  readonly state: WindowState;
  readonly reading: WindowReading;
}

/** The state of a key that nothing is known of. */
export const EMPTY_WINDOW: WindowState = Object.freeze({ admissions: Object.freeze([]) });

/**
 * What has to be known of a window to tell it: how many places count, and since when the oldest of them does;
 * null without one.
 */
export interface WindowCount {
  readonly count: number;
  readonly oldestAtMs: number | null;
}

/**
 * Reads the window at an instant. Reset is when the oldest counted admission leaves; of an empty window, now
 * plus the window.
 */
export function readWindow(state: WindowState, rule: WindowRule, nowMs: number): WindowReading {
  const counted = countedAt(state, rule, nowMs);
  return tellWindow({ count: counted.length, oldestAtMs: counted[0]?.atMs ?? null }, rule, nowMs);
}

/** The same reading, where the places were counted elsewhere: by a database, say. */
export function tellWindow(
  { count, oldestAtMs }: WindowCount,
  rule: WindowRule,
  nowMs: number,
): WindowReading {
  const leavesAtMs = (oldestAtMs ?? nowMs) + rule.windowMs;
  return {
    count,
    limit: rule.limit,
    remaining: Math.max(0, rule.limit - count),
    resetAtMs: Math.ceil(leavesAtMs / 1000) * 1000,
    resetInSeconds: Math.max(1, Math.ceil((leavesAtMs - nowMs) / 1000)),
  };
}

/** Whether a window that was counted has a place for one more. */
export function hasPlace({ count }: Pick<WindowCount, 'count'>, rule: WindowRule): boolean {
  return count < rule.limit;
}

/**
 * Takes a place, if one is free. The same id never takes a second one. An admission is never dated before the
 * newest, so a clock that steps back admits nothing more.
 */
export function admit(state: WindowState, { id, nowMs, rule }: AdmissionAttempt): AdmissionResult {
  const counted = countedAt(state, rule, nowMs);
  const known = counted.some((admission) => admission.id === id);
  const admitted = known || hasPlace({ count: counted.length }, rule);
  const atMs = Math.max(nowMs, counted.at(-1)?.atMs ?? nowMs);
  const next = { admissions: admitted && !known ? [...counted, { id, atMs }] : counted };
  return { admitted, state: next, reading: readWindow(next, rule, nowMs) };
}

/** Frees the place of an id, unless it was kept. An unknown id changes nothing. */
export function giveBack(state: WindowState, id: string): WindowState {
  return {
    admissions: state.admissions.filter((admission) => admission.id !== id || admission.kept === true),
  };
}

/** Settles the place of an id: from now on only time frees it. An unknown id changes nothing. */
export function keep(state: WindowState, id: string): WindowState {
  return {
    admissions: state.admissions.map((admission) =>
      admission.id === id ? { ...admission, kept: true } : admission,
    ),
  };
}

/** The instant from which the window is empty without anything being done; stores may forget the key then. */
export function emptyAtMs(state: WindowState, rule: WindowRule): number {
  return (state.admissions.at(-1)?.atMs ?? Number.NEGATIVE_INFINITY) + rule.windowMs;
}

function countedAt(state: WindowState, rule: WindowRule, nowMs: number): readonly Admission[] {
  return state.admissions.filter((admission) => nowMs < admission.atMs + rule.windowMs);
}
