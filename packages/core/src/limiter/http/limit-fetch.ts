import { enter, type HttpLimitOptions } from './http-limit.js';

const SWITCHING_PROTOCOLS = 101;

/** A handler of web-standard requests, as Next, Bun, Deno and workers have it. */
export type FetchHandler<Rest extends readonly unknown[]> = (
  request: Request,
  ...rest: Rest
) => Response | Promise<Response>;

/** Puts the limit before a handler of web-standard requests. A handler that rejects counts as a 500. */
export function limitFetch<Rest extends readonly unknown[]>(
  options: HttpLimitOptions<Request>,
  handler: FetchHandler<Rest>,
): (request: Request, ...rest: Rest) => Promise<Response> {
  return async (request, ...rest) => {
    const entered = await enter(options, request);
    if (entered.refused !== null) {
      const { status, headers, text } = entered.refused;
      return new Response(text, { status, headers });
    }
    let status = 500;
    try {
      const answer = await handler(request, ...rest);
      status = answer.status;
      return withHeaders(answer, entered.headers);
    } finally {
      await entered.settle(status);
    }
  };
}

/**
 * Those of an answer that came from elsewhere can't be written to. A switch to another protocol can't be
 * copied, and stays as it is.
 */
function withHeaders(answer: Response, headers: Readonly<Record<string, string>>): Response {
  if (answer.status === SWITCHING_PROTOCOLS) return answer;
  const told = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(headers)) told.headers.set(name, value);
  return told;
}
