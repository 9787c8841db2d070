import {
  BusyError,
  type ClipwrightError,
  errorHeaders,
  InternalError,
  InvalidRequestError,
  isClipwrightError,
  MethodNotAllowedError,
  NotFoundError,
  StorageFullError,
  UnsupportedMediaTypeError,
} from '@clipwright/core/errors';
import { type ArgumentsHost, Catch, type ExceptionFilter, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOverloaded, NO_TIME } from '../database/overloaded.js';
import { Log } from '../logging/log.js';
import { isOutOfSpace } from '@clipwright/engines/files';
import { shapeAt } from './error-shapes.js';
import { closeGently } from './lingering-close.js';
import { isForReaders, NOT_FOUND_HEADERS, notFoundPage } from './not-found-page.js';
import { readerLanguage } from './reader-language.js';
import { Refusal } from './refusal.js';
import { endsWithRefusal } from './request-checks.js';
import type { RouteTable } from './route-table.js';

interface ErrorAnswer {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

function refusalAnswer({ facts }: Refusal, requestId: string): ErrorAnswer {
  const { status, code, message, param = null, retryAfterSeconds } = facts;
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return {
    status,
    code,
    headers,
    body: { success: false, error: message, code, param, request_id: requestId },
  };
}

const videoIdOf = (thrown: unknown): string | null =>
  thrown instanceof InternalError ? (thrown.facts.videoId ?? null) : null;

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? url;

/**
 * The one place where an error becomes HTTP. What is not ours is logged, and answered as internal_error
 * without a detail.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private heard: (code: string) => void = () => undefined;

  constructor(
    private readonly routes: RouteTable,
    private readonly log: Log,
    /** Whether this host has too little room for a database to run. */
    private readonly diskIsFull: () => boolean,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  /** Has somebody hear the code of each answer that is an error. */
  watch(heard: (code: string) => void): void {
    this.heard = heard;
  }

  /** Also used for what Fastify refuses before Nest sees it. */
  answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (reply.sent || reply.raw.destroyed) return;
    closeGently(request.raw);
    if (thrown instanceof NotFoundException && this.isForReaders(request))
      return showNotFound(request, reply);
    const { status, headers, body, code } =
      thrown instanceof Refusal ? refusalAnswer(thrown, request.id) : this.errorAnswer(thrown, request);
    this.heard(code);
    void reply
      .status(status)
      .headers({
        'Cache-Control': 'no-store',
        ...headers,
        ...(endsWithRefusal(request.raw) ? { Connection: 'close' } : {}),
      })
      .type('application/json; charset=utf-8')
      .send(body);
  }

  /** An address that a browser shows, and that no route of ours has, whatever the method. */
  private isForReaders({ method, headers, raw }: FastifyRequest): boolean {
    const path = pathOf(raw.url ?? '');
    return isForReaders({ method, path, accept: headers.accept }) && this.routes.methodsOf(path).length === 0;
  }

  private errorAnswer(thrown: unknown, request: FastifyRequest): ErrorAnswer {
    const error = this.toOurs(thrown, request);
    const body = shapeAt(request.raw.url ?? '')(error, request.id);
    return { status: error.status, code: error.code, headers: errorHeaders(error), body };
  }

  private toOurs(thrown: unknown, request: FastifyRequest): ClipwrightError {
    const fullDisk = this.fullDisk(thrown);
    if (fullDisk !== null) return fullDisk;
    if (isClipwrightError(thrown)) return this.told(thrown, request);
    if (thrown instanceof NotFoundException) return this.notFound(request);
    const refusal = REFUSALS[codeOf(thrown)];
    if (refusal !== undefined) return refusal();
    if (ONLY_READS.has(request.method) && isOverloaded(thrown)) return new BusyError({ message: NO_TIME });
    this.log.error('a request met an unexpected error', { requestId: request.id, error: thrown });
    return new InternalError();
  }

  /**
   * Whatever route it is that could not write: the disk said so, or the database did; or the database is away
   * because of it, which not everybody who asked it tells.
   */
  private fullDisk(thrown: unknown): ClipwrightError | null {
    if (isClipwrightError(thrown) && thrown.code !== 'internal_error') return null;
    const cause = isClipwrightError(thrown) ? thrown.cause : thrown;
    if (!isOutOfSpace(cause) && !this.diskIsFull()) return null;
    this.log.error('a request met a full disk', { error: cause });
    return new StorageFullError({ videoId: videoIdOf(thrown) });
  }

  /** The caller of a fault of ours is sent to the log by the request's id. */
  private told(error: ClipwrightError, request: FastifyRequest): ClipwrightError {
    if (error.code === 'internal_error')
      this.log.error('a request could not be answered', { requestId: request.id, error });
    return error;
  }

  private notFound(request: FastifyRequest): ClipwrightError {
    const allow = this.routes.methodsOf(pathOf(request.raw.url ?? ''));
    return allow.length > 0 ? new MethodNotAllowedError({ allow }) : new NotFoundError({});
  }
}

function showNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const page = notFoundPage(readerLanguage(request.headers['accept-language']));
  void reply.status(404).headers(NOT_FOUND_HEADERS).type('text/html; charset=utf-8').send(page);
}

const endedEarly = () =>
  new InvalidRequestError({ message: 'The request ended before its body did.', param: null });

/** What Fastify refuses by itself, and a client that hung up in the middle of its body. */
const REFUSALS: Readonly<Record<string, () => ClipwrightError>> = {
  FST_ERR_BAD_URL: () =>
    new InvalidRequestError({ message: 'The address of the request is not valid.', param: null }),
  FST_ERR_MAX_PARAM_LENGTH: () => new NotFoundError({}),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new UnsupportedMediaTypeError({ allowed: ['application/json'] }),
  ECONNRESET: endedEarly,
  ERR_STREAM_PREMATURE_CLOSE: endedEarly,
};

/** Of these it is certain that nothing was begun. */
const ONLY_READS = new Set(['GET', 'HEAD']);

const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
