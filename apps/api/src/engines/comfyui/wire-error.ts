import { neverArrived } from '../remote/never-arrived.js';

/** A call to a ComfyUI server that brought no answer of its kind. */
export class WireError extends Error {
  /** Whether the server may have taken the call. */
  readonly mayHaveArrived: boolean;

  readonly isRefusedKey: boolean;

  constructor(
    message: string,
    options: { readonly mayHaveArrived: boolean; readonly isRefusedKey?: boolean; readonly cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = 'WireError';
    this.mayHaveArrived = options.mayHaveArrived;
    this.isRefusedKey = options.isRefusedKey ?? false;
  }
}

/** What fetch threw, as a WireError. */
export const wireErrorOf = (cause: unknown): WireError =>
  new WireError('The ComfyUI server does not answer.', { mayHaveArrived: !neverArrived(cause), cause });
