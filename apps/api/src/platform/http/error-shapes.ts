import { type ClipwrightError, errorBody } from '@clipwright/core/errors';

/** The body of an error's answer. */
type ErrorShape = (error: ClipwrightError, requestId: string) => object;

const OPENAI_TYPES: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  403: 'permission_error',
  429: 'rate_limit_error',
};

/** OpenAI's: what its SDKs make their errors of. */
const openAiErrorBody: ErrorShape = (error) => {
  const { message, status, param, code } = error;
  const type = OPENAI_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'server_error');
  return { error: { message, type, param, code } };
};

const JSON_RPC_CODES: Readonly<Record<string, number>> = { invalid_json: -32_700, invalid_request: -32_600 };

/** JSON-RPC's, of a message that nobody could read: it has no id to answer. */
const jsonRpcErrorBody: ErrorShape = (error, requestId) => {
  const { message, param, code } = error;
  const facts = {
    code: JSON_RPC_CODES[code] ?? -32_000,
    message,
    data: { code, param, request_id: requestId },
  };
  return { jsonrpc: '2.0', id: null, error: facts };
};

/** Who speaks another shape than our own, by where its paths begin. */
const SHAPES: readonly (readonly [path: string, shape: ErrorShape])[] = [
  ['/v1/', openAiErrorBody],
  ['/mcp', jsonRpcErrorBody],
];

/** How errors are told at an address. */
export const shapeAt = (url: string): ErrorShape =>
  SHAPES.find(([path]) => url.startsWith(path))?.[1] ?? errorBody;
