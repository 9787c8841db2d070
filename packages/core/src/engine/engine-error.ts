/**
 * failed: the engine gave up on this video. unavailable: nothing was reached, try elsewhere. rejected: its
 * content rules. lost: work that had begun is gone. start_unknown: whether it began can't be known, so it may
 * not be repeated.
 */
export type EngineErrorReason = 'failed' | 'unavailable' | 'rejected' | 'lost' | 'start_unknown';

const BRAND = Symbol.for('clipwright.engine-error');

/** The one error that engines throw; its message is fit for customers and holds no secret. */
export class EngineError extends Error {
  readonly reason: EngineErrorReason;
  /** The same for the operator, who may read the names of models and servers; else the message. */
  readonly detail: string;

  constructor(
    reason: EngineErrorReason,
    message: string,
    { detail = message, ...options }: { cause?: unknown; detail?: string } = {},
  ) {
    super(message, options);
    this.name = 'EngineError';
    this.reason = reason;
    this.detail = detail;
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/** Whether a thrown thing is an EngineError, whichever copy of the package made it. */
export function isEngineError(thrown: unknown): thrown is EngineError {
  return typeof thrown === 'object' && thrown !== null && BRAND in thrown;
}
