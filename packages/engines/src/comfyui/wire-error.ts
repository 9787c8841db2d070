import { EngineError } from '@clipwright/core/engine';
import { isRefused, neverArrived } from '../remote/never-arrived.js';

/** A call to a ComfyUI server that brought no answer of its kind. */
export class WireError extends Error {
  /** Whether the server may have taken the call. */
  readonly mayHaveArrived: boolean;

  readonly isRefusedKey: boolean;

  /** Whether no process listens there any more: what it had in its queue is gone with it. */
  readonly isGone: boolean;

  constructor(
    message: string,
    options: { readonly mayHaveArrived: boolean; readonly isRefusedKey?: boolean; readonly cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = 'WireError';
    this.mayHaveArrived = options.mayHaveArrived;
    this.isRefusedKey = options.isRefusedKey ?? false;
    this.isGone = isRefused(options.cause);
  }
}

/** What fetch threw, as a WireError. */
export const wireErrorOf = (cause: unknown): WireError =>
  new WireError('The ComfyUI server does not answer.', { mayHaveArrived: !neverArrived(cause), cause });

/** Work that a server had begun, or may have, and that ended with its process. */
export const gone = (cause: WireError): EngineError =>
  new EngineError('lost', 'The ComfyUI server is gone, and with it whatever it had begun of this video.', {
    cause,
  });
