/**
 * failed: the engine gave up on this video. unavailable: nothing was reached, try elsewhere. rejected: its
 * content rules. lost: work that had begun is gone. start_unknown: whether it began can't be known, so it may
 * not be repeated.
 */
export type EngineErrorReason = 'failed' | 'unavailable' | 'rejected' | 'lost' | 'start_unknown';

const BRAND = Symbol.for('clipwright.engine-error');

/** The one error that engines throw; its message is fit for people and holds no secret. */
export class EngineError extends Error {
  readonly reason: EngineErrorReason;

  constructor(reason: EngineErrorReason, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'EngineError';
    this.reason = reason;
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/** Whether a thrown thing is an EngineError, whichever copy of the package made it. */
export function isEngineError(thrown: unknown): thrown is EngineError {
  return typeof thrown === 'object' && thrown !== null && BRAND in thrown;
}
