import { ConnectionFailedError, UnexpectedAnswerError } from '@clipwright/core/client';
import {
  type AnyClipwrightError,
  type ClipwrightError,
  isClipwrightError,
  parseErrorBody,
} from '@clipwright/core/errors';
import type { IBinaryData, IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { cancellableSleep } from './cancellable-sleep.js';
import { headerOf } from './n8n-fetch.js';
import { isNobodyThere } from './reach.js';

export interface FileToDownload {
  readonly url: string;
  readonly fileName: string;
}

/** What n8n's helper gives for `encoding: 'stream'`. */
interface StreamedResponse {
  readonly body: Parameters<IExecuteFunctions['helpers']['prepareBinaryData']>[0] & { destroy?(): void };
  readonly headers: IDataObject;
  readonly statusCode: number;
}

const TRIES = 4;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
const SILENCE_MS = 60_000;

/**
 * Streams an mp4 into n8n's binary store, from the beginning again when it breaks off. The key is never sent
 * along. A server that is away is tried for that long; rejects with the last failure.
 */
export async function downloadFile(
  context: IExecuteFunctions,
  file: FileToDownload,
  longestAbsenceMs = 0,
): Promise<IBinaryData> {
  const signal = context.getExecutionCancelSignal();
  const untilMs = Date.now() + longestAbsenceMs;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(context, file, signal);
    signal?.throwIfAborted();
    if (!isClipwrightError(outcome)) return outcome;
    if (!mayPass(outcome, { attempt, untilMs })) throw outcome;
    await cancellableSleep(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)), signal);
  }
}

async function tryOnce(
  context: IExecuteFunctions,
  file: FileToDownload,
  signal: AbortSignal | undefined,
): Promise<IBinaryData | AnyClipwrightError> {
  try {
    const response = (await context.helpers.httpRequest({
      url: file.url,
      method: 'GET',
      encoding: 'stream',
      returnFullResponse: true,
      ignoreHttpStatusErrors: true,
      timeout: SILENCE_MS,
      ...(signal === undefined ? {} : { abortSignal: signal }),
    })) as StreamedResponse;
    const refusal = refusalOf(response);
    if (refusal === null)
      return await context.helpers.prepareBinaryData(response.body, file.fileName, 'video/mp4');
    response.body.destroy?.();
    return refusal;
  } catch (cause) {
    return new ConnectionFailedError({
      message: 'The file of the video could not be read to its end.',
      cause,
    });
  }
}

function refusalOf({ statusCode, headers }: StreamedResponse): AnyClipwrightError | null {
  if (statusCode !== 200)
    return parseErrorBody(statusCode, { error: `The file of the video was answered with ${statusCode}.` });
  const type = headerOf(headers, 'content-type') ?? '';
  return /^(?:video\/|application\/octet-stream)/.test(type)
    ? null
    : new UnexpectedAnswerError({
        message: `Instead of a video, ${type || 'something without a type'} came.`,
      });
}

function mayPass(
  failure: ClipwrightError,
  { attempt, untilMs }: { attempt: number; untilMs: number },
): boolean {
  if (isAway(failure) && Date.now() < untilMs) return true;
  return attempt < TRIES && (failure.status === 0 || failure.status >= 500);
}

function isAway({ status, cause }: ClipwrightError): boolean {
  return isNobodyThere(cause) || (status >= 502 && status <= 504);
}
