import { enter, type HttpLimitOptions } from './http-limit.js';

/** What is used of a response of `node:http`. */
export interface NodeResponsePart {
  statusCode: number;
  /** Before the body. */
  setHeader(name: string, value: string): unknown;
  /** The whole body. */
  end(text: string): unknown;
  /** Heard is `close`. */
  on(event: 'close', listener: () => void): unknown;
}

/**
 * Middleware of `(request, response, next)` for Express, Nest and whatever stands on `node:http`. What `ask`
 * throws goes to `next`.
 */
export function limitNode<Request>(options: HttpLimitOptions<Request>) {
  return (request: Request, response: NodeResponsePart, next: (error?: unknown) => void): void => {
    admit(options, request, response).then(
      (isAdmitted) => isAdmitted && next(),
      (error: unknown) => next(error),
    );
  };
}

async function admit<Request>(
  options: HttpLimitOptions<Request>,
  request: Request,
  response: NodeResponsePart,
): Promise<boolean> {
  const entered = await enter(options, request);
  const { headers } = entered.refused ?? entered;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (entered.refused === null) {
    response.on('close', () => void entered.settle(response.statusCode));
    return true;
  }
  response.statusCode = entered.refused.status;
  response.end(entered.refused.text);
  return false;
}
