const BRAND = Symbol.for('clipwright.handed-over');

/**
 * The reason to abort a run with when another attempt carries its work on: at shutdown, or when it was taken
 * over. An engine stops then, and leaves its remote work alone. With any other reason it cancels that, where
 * the remote side allows.
 */
export class HandedOverError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'HandedOverError';
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/** Whether the reason of an abort is a HandedOverError, whichever copy of the package made it. */
export function isHandedOver(reason: unknown): boolean {
  return typeof reason === 'object' && reason !== null && BRAND in reason;
}
