/**
 * Why nothing was fetched: for our log alone. A caller who could tell these apart could scan ports through
 * us.
 */
export type FetchRefusalReason =
  | 'not_a_url'
  | 'url_too_long'
  | 'scheme'
  | 'userinfo'
  | 'port'
  | 'host_not_allowed'
  | 'address_denied'
  | 'unresolved'
  | 'downgrade'
  | 'too_many_redirects'
  | 'bad_redirect'
  | 'status'
  | 'ambiguous_headers'
  | 'encoding'
  | 'too_large'
  | 'malformed_answer'
  | 'connection_failed'
  | 'timed_out'
  /** No turn came in time, for the owner's own many or for everybody's: no fault of the address. */
  | 'owner_busy'
  | 'hosts_busy';

/** Thrown inside the fetcher, turned into a value at its door. `detail` names no URL and no address. */
export class FetchRefusedError extends Error {
  readonly reason: FetchRefusalReason;
  readonly detail: string;

  constructor(reason: FetchRefusalReason, facts: { detail?: string; cause?: unknown } = {}) {
    super(`fetch refused: ${reason}`, 'cause' in facts ? { cause: facts.cause } : {});
    this.name = 'FetchRefusedError';
    this.reason = reason;
    this.detail = facts.detail ?? '';
  }
}
