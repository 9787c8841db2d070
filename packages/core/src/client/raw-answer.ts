import type { HeaderReader } from '../errors/clipwright-error.js';

/** What came over the wire beside the body. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: HeaderReader;
  /** Names the request in the server's log; null where it told none. */
  readonly requestId: string | null;
}

const RAW = /* @__PURE__ */ Symbol.for('clipwright.answer');

/**
 * Status, headers and request id of the answer that a result of the client came with; null for anything else. An
 * error has them itself.
 */
export const answerOf = (result: object): RawAnswer | null => (result as { [RAW]?: RawAnswer })[RAW] ?? null;

/** Keeps an answer beside a result, where neither JSON nor a comparison meets it. */
export const withAnswer = <Result extends object>(result: Result, answer: unknown): Result =>
  Object.defineProperty(result, RAW, { value: answer });

/** The answer of a transport, without its body. */
export const rawOf = ({ status, headers }: Pick<RawAnswer, 'status' | 'headers'>): RawAnswer => ({
  status,
  headers,
  requestId: headers.get('x-request-id'),
});
