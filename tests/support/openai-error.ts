import { ERROR_CODES } from '@clipwright/core/errors';
import { ErrorResponse } from '@clipwright/core/videos';
import type { Answer } from './call.js';

/** What OpenAI's SDKs make an error of. */
interface OpenAiError {
  readonly message: string;
  readonly type: string;
  readonly param: string | null;
  readonly code: string;
}

const TYPES: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  403: 'permission_error',
  429: 'rate_limit_error',
};

/** The error of an answer in OpenAI's shape, with a code of ours. Throws where it is in another. */
export function openAiErrorOf(answer: Answer): OpenAiError {
  const body = answer.json as { error: OpenAiError };
  const { error } = body;
  const shape = [Object.keys(body).join(), Object.keys(error).toSorted().join(), error.type];
  const isShaped = shape.join(' ') === `error code,message,param,type ${typeOf(answer.status)}`;
  if (isShaped && saysWhatOursSays(error, answer.status)) return error;
  throw new Error(`Expected an error in OpenAI's shape, got ${answer.status}: ${answer.text}`);
}

const typeOf = (status: number): string =>
  TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'server_error');

function saysWhatOursSays({ message, param, code }: OpenAiError, status: number): boolean {
  const ours = { success: false, error: message, code, param, request_id: 'req_0' };
  const known: Readonly<Record<string, { status: number }>> = ERROR_CODES;
  return ErrorResponse.safeParse(ours).success && known[code]?.status === status;
}
