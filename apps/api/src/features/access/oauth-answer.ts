import { InvalidRequestError } from '@clipwright/core/errors';
import type { FastifyReply } from 'fastify';
import { OauthRefusal } from './oauth-refusal.js';

const STATUSES: Partial<Record<OauthRefusal['fault'], number>> = { slow_down: 429 };

/** Answers an app in the shape of OAuth, refusals too. */
export async function oauthAnswer(
  reply: FastifyReply,
  status: number,
  work: () => Promise<object>,
): Promise<object> {
  reply.headers({ 'Cache-Control': 'no-store', Pragma: 'no-cache' }).status(status);
  try {
    return await work();
  } catch (error) {
    const { fault, message } = refusalIn(error);
    reply.status(STATUSES[fault] ?? 400);
    return { error: fault, error_description: message };
  }
}

function refusalIn(error: unknown): OauthRefusal {
  if (error instanceof OauthRefusal) return error;
  if (error instanceof InvalidRequestError) return new OauthRefusal('invalid_request', error.message);
  throw error;
}
