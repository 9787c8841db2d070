import {
  BodyTooLargeError,
  type ClipwrightError,
  errorBody,
  InvalidRequestError,
  RequestTimeoutError,
} from '@clipwright/core/errors';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { newRequestId } from './request-id.js';

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
export function answerSocketError(error: Error & { code?: string }, socket: Socket & { _httpMessage?: unknown }): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const ours = toOurs(error.code);
  const body = JSON.stringify(errorBody(ours, newRequestId()));
  const head = [
    `HTTP/1.1 ${ours.status} ${STATUS_CODES[ours.status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
