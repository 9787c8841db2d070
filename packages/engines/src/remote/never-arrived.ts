interface Fault {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
  readonly errors?: unknown;
  readonly cause?: unknown;
}

const NEVER_SENT =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_SSL_.*|ERR_TLS_.*|CERT_.*|DEPTH_ZERO_.*|SELF_SIGNED.*|UNABLE_TO_.*|HOSTNAME_MISMATCH)$/;

/** Whether what fetch threw tells that no byte of the call can have arrived: then nothing can have begun. */
export function neverArrived(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { errors, cause } = error as Fault;
  if (Array.isArray(errors) && errors.length > 0) return errors.every(neverArrived);
  return isOfConnecting(error) || neverArrived(cause);
}

/** Whether the machine refused the connection, on each of its addresses: no process listens there any more. */
export function isRefused(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errors, cause } = error as Fault;
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isRefused);
  return code === 'ECONNREFUSED' || isRefused(cause);
}

const isOfConnecting = ({ code, syscall, message }: Fault): boolean =>
  syscall === 'connect' ||
  syscall === 'getaddrinfo' ||
  message === 'bad port' ||
  (typeof code === 'string' && NEVER_SENT.test(code));
