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

/** What a failed connection is told by, before a byte has left. */
const NEVER_ARRIVED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** What fetch threw, as a WireError. */
export function wireErrorOf(cause: unknown): WireError {
  const neverArrived = codesOf(cause).some((code) => NEVER_ARRIVED.has(code));
  return new WireError('The ComfyUI server does not answer.', { mayHaveArrived: !neverArrived, cause });
}

/** The codes of an error and of all that caused it. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const causes = error instanceof AggregateError ? [...error.errors, error.cause] : [error.cause];
  return [...own, ...causes.flatMap(codesOf)];
}
