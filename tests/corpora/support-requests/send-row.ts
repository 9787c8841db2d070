import { type Answer, call, sendRaw } from '../../support/index.js';
import { expandBody, fill, type Placeholders } from './placeholders.js';
import type { RequestRow } from './request-row.js';

/** What came back: all answers in order, none where the connection was closed without one. */
export interface RowOutcome {
  readonly answers: readonly Answer[];
  /** Null with a HTTP client, which does not tell. */
  readonly closedByServer: boolean | null;
  readonly elapsedMs: number;
}

/** A render of a generating row waits its turn behind the others. */
const ANSWER_MS = 1_800_000;
const SLOW_BYTE_MS = 1_000;

/** Sends a row exactly as it says. */
export async function sendRow(origin: string, row: RequestRow, values: Placeholders): Promise<RowOutcome> {
  const startMs = performance.now();
  if (row.transport === 'raw') return await sendBytes(origin, row, values);
  const answer = await call(origin, {
    method: row.method,
    path: fill(row.path, values),
    headers: row.headers.map(([name, value]) => [name, fill(value, values)] as const),
    body: bodyOf(row, values),
    timeoutMs: ANSWER_MS,
  });
  return { answers: [answer], closedByServer: null, elapsedMs: performance.now() - startMs };
}

function bodyOf(row: RequestRow, values: Placeholders): Buffer | undefined {
  if (row.body_b64 !== undefined) return Buffer.from(row.body_b64, 'base64');
  if (row.body_repeat !== undefined) return Buffer.from(expandBody(row.body_repeat, values));
  return row.body === undefined ? undefined : Buffer.from(fill(row.body, values));
}

async function sendBytes(origin: string, row: RequestRow, values: Placeholders): Promise<RowOutcome> {
  const timeoutMs = (row.timing_s ?? 20) * 1_000;
  const answers = row.assert?.includes('closed') === true ? 'until closed' : 1;
  const outcome = await sendRaw(origin, {
    bytes: fill(row.raw ?? '', values),
    timeoutMs,
    answers,
    ...pace(row.send),
  });
  const { closedByServer, elapsedMs } = outcome;
  return { answers: outcome.answers(), closedByServer, elapsedMs };
}

function pace(
  send: string | undefined,
): { drip: { of: string; everyMs: number } } | { readEveryMs: number } | object {
  const drip = /^drip:\d+\/(\d+)s$/.exec(send ?? '');
  if (drip !== null) return { drip: { of: 'a', everyMs: Number(drip[1]) * 1_000 } };
  return send === 'slow_read' ? { readEveryMs: SLOW_BYTE_MS } : {};
}
