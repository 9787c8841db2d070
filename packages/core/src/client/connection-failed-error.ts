import { errorClass } from '../errors/error-class.js';

/** No whole answer came: refused, dropped or timed out. The cause is the transport's own error. */
export class ConnectionFailedError extends errorClass(
  'connection_failed',
  0,
  'The server could not be reached, or its answer was lost.',
) {}
