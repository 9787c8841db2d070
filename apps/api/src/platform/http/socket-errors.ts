import {
  BodyTooLargeError,
  type ClipwrightError,
  errorBody,
  InvalidRequestError,
  RequestTimeoutError,
} from '@clipwright/core/errors';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isClosing, linger } from './lingering-close.js';
import type { RequestLog } from './request-log.js';

const MAX_HEADER_KIB = 16;

const invalid = (message: string): ClipwrightError => new InvalidRequestError({ message, param: null });

function toOurs(code: string | undefined): ClipwrightError {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new RequestTimeoutError();
    case 'HPE_HEADER_OVERFLOW':
      return invalid(`The request's headers are larger than ${MAX_HEADER_KIB} KiB.`);
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new BodyTooLargeError({ limitBytes: MAX_HEADER_KIB * 1024 });
    default:
      return invalid('The request is not valid HTTP.');
  }
}

/** Answers what Node's parser refuses, in our own JSON, once, and closes the connection. */
export const answerSocketErrors =
  (requests: RequestLog) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (isClosing(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const ours = toOurs(error.code);
    const answer = answerText(ours, requests.refuse(socket, ours.status));
    // A request that took too long must not go on: the rest of its body might still come.
    if (ours instanceof RequestTimeoutError) socket.end(answer, () => socket.destroy());
    else {
      socket.write(answer);
      linger(socket);
    }
  };

function answerText(error: ClipwrightError, requestId: string): string {
  const body = JSON.stringify(errorBody(error, requestId));
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
