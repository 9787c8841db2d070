import { type ClipwrightError, InvalidRequestError, UriTooLongError } from '@clipwright/core/errors';
import type { IncomingMessage } from 'node:http';

const LONGEST_URL = 8_192;

/** What is left of a body up to this size is read and thrown away, and the connection goes on. */
const SMALL_BODY_BYTES = 65_536;

/** What every request has to fulfil before it is looked at; gives the refusal, if there is one. */
export function checkRequest(request: IncomingMessage): ClipwrightError | undefined {
  if ((request.url ?? '').length > LONGEST_URL) return new UriTooLongError();
  if (hasFramingLookAlike(request))
    return new InvalidRequestError({
      message: 'The length of the request is given ambiguously.',
      param: null,
    });
  return checkHost(request);
}

/**
 * Whether the connection has to end with a refusal of this request: where its body ends was told in chunks or
 * ambiguously, and what follows might be read as a request of its own; or much of the body is still to come.
 */
export const endsWithRefusal = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined ||
  hasFramingLookAlike(request) ||
  hasMuchToCome(request);

const hasMuchToCome = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && Number(headers['content-length'] ?? 0) > SMALL_BODY_BYTES;

/** Some proxies take an underscore for a hyphen, and would read another body than we do. */
const hasFramingLookAlike = ({ headers }: IncomingMessage): boolean =>
  'transfer_encoding' in headers || 'content_length' in headers;

function checkHost(request: IncomingMessage): ClipwrightError | undefined {
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  const needsHost = request.httpVersion !== '1.0';
  const missing = needsHost && (request.headers.host ?? '').trim() === '';
  if (!missing && hosts.length <= 1) return undefined;
  return new InvalidRequestError({
    message: 'The request takes exactly one Host header that is not empty.',
    param: null,
  });
}
