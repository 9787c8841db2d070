/** Facts of a refusal: an HTTP status, a stable code, and a sentence for people. */
export interface RefusalFacts {
  readonly status: 400 | 401 | 403 | 404 | 409 | 429;
  readonly code: string;
  readonly message: string;
  /** The field at fault, where one is. */
  readonly param?: string;
  /** Seconds, for 429. */
  readonly retryAfterSeconds?: number;
}

/** Refuses a call of the dashboard. The codes of the API's contract are core's own. */
export class Refusal extends Error {
  constructor(readonly facts: RefusalFacts) {
    super(facts.message);
    this.name = 'Refusal';
  }
}
