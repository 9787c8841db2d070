import { enter, type HttpLimitOptions } from './http-limit.js';
import type { NodeResponsePart } from './limit-node.js';

/** What is used of Fastify's reply. */
export interface FastifyReplyPart {
  readonly raw: Pick<NodeResponsePart, 'statusCode' | 'on'>;
  /** Sets the status. */
  code(status: number): unknown;
  /** Sets these headers. */
  headers(headers: Record<string, string>): unknown;
  /** Answers. */
  send(text: string): unknown;
}

/** A hook for Fastify: `preHandler` of one route, or of all with `addHook`. */
export function limitFastify<Request>(options: HttpLimitOptions<Request>) {
  return async (request: Request, reply: FastifyReplyPart): Promise<unknown> => {
    const entered = await enter(options, request);
    reply.headers({ ...(entered.refused ?? entered).headers });
    if (entered.refused === null) {
      reply.raw.on('close', () => void entered.settle(reply.raw.statusCode));
      return undefined;
    }
    reply.code(entered.refused.status);
    return reply.send(entered.refused.text);
  };
}
