import type { WindowReading } from '../limiter/index.js';

/** Why the proxy itself refuses. Beside these, the codes of what the server refuses pass on as they are. */
export type ProxyErrorCode =
  | 'not_found'
  | 'method_not_allowed'
  | 'origin_refused'
  | 'not_signed_in'
  | 'invalid_request'
  | 'body_too_large'
  | 'rate_limited'
  | 'server_refused'
  | 'server_unreachable'
  | 'server_timeout'
  | 'unexpected_answer'
  | 'caller_gone'
  | 'internal_error';

/** What an error's answer is made of. */
export interface ProxyRefusal {
  /** One of ProxyErrorCode, or of the server's own codes. */
  readonly code: string;
  readonly status: number;
  /** The sentence of the answer. */
  readonly message: string;
  /** The field at fault, where it is one alone. */
  readonly param?: string | null;
  /** The server's own id of the request, where it gave one. */
  readonly requestId?: string | null;
  /** As the caller knows it. */
  readonly videoId?: string | null;
  /** The caller's own window, where that is full. */
  readonly reading?: WindowReading | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

const SENTENCES: Readonly<Record<ProxyErrorCode, readonly [status: number, message: string]>> = {
  not_found: [404, 'There is nothing here for you. Look at the address and the id.'],
  method_not_allowed: [405, 'This address does not take that method. Use one that Allow names.'],
  origin_refused: [403, 'A page of another site asked. Ask from the page of this one.'],
  not_signed_in: [401, 'Sign in first, then ask again.'],
  invalid_request: [400, 'The request can not be understood.'],
  body_too_large: [413, 'The request is too large. Send less.'],
  rate_limited: [429, 'There is no place for another video now. Wait as Retry-After says, then ask again.'],
  server_refused: [502, 'Videos can not be made here until the operator of this site has looked at it.'],
  server_unreachable: [502, 'The video server is away. Ask again in a minute.'],
  server_timeout: [504, 'The video server did not answer in time. Ask again in a minute.'],
  unexpected_answer: [502, 'The video server gave an answer that can not be used. Ask again in a minute.'],
  caller_gone: [499, 'The caller went away before there was an answer.'],
  internal_error: [500, 'Something went wrong here. Ask again in a minute.'],
};

/** A refusal on its way to the caller. `cause` is for the operator and is never told. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';

  constructor(readonly refusal: ProxyRefusal) {
    super(refusal.message, { cause: refusal.cause });
  }
}

/** One of the proxy's own refusals; what is given replaces what the table says. */
export function refuse(code: ProxyErrorCode, given: Partial<ProxyRefusal> = {}): ProxyError {
  const [status, message] = SENTENCES[code];
  return new ProxyError({ code, status, message, ...given });
}
