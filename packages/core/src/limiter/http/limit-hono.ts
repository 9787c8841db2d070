import { enter, type HttpLimitOptions } from './http-limit.js';

/** What is used of Hono's context. */
export interface HonoContextPart {
  readonly res: Response;
  /** Sets a header of the answer that is to come. */
  header(name: string, value: string): unknown;
}

/** Middleware for Hono: `app.use(limitHono(options))`, or of one route. */
export function limitHono<Context extends HonoContextPart>(options: HttpLimitOptions<Context>) {
  return async (context: Context, next: () => Promise<void>): Promise<Response | undefined> => {
    const entered = await enter(options, context);
    if (entered.refused !== null) {
      const { status, headers, text } = entered.refused;
      return new Response(text, { status, headers });
    }
    for (const [name, value] of Object.entries(entered.headers)) context.header(name, value);
    await next();
    await entered.settle(context.res.status);
    return undefined;
  };
}
