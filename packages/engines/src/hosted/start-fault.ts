import type { EngineError } from '@clipwright/core/engine';
import { accountFault, fault, type FaultContext, refusalFault } from './hosted-faults.js';
import type { Exchange } from './recorded-fetch.js';

type Answered = Extract<Exchange, { outcome: 'answered' }>;

/**
 * Behind a fault, or the answer of something in between, the work may have begun. A server that is busy has
 * not begun it.
 */
const workMayRun = (status: number): boolean =>
  [408, 425, 499].includes(status) || (status >= 500 && status !== 503);

/**
 * What a start that gave no operation comes to. Only `start_unknown` leaves open whether it will be billed.
 */
export function startFault(exchange: Exchange | null, context: FaultContext): EngineError {
  const facts = { context, exchange };
  const { title } = context.provider;
  if (exchange === null)
    return fault(
      'failed',
      `The AI SDK could not make a request to ${title} of this engine's settings.`,
      facts,
    );
  if (exchange.outcome === 'refused') return fault('unavailable', `${title} can not be reached.`, facts);
  if (exchange.outcome === 'broken')
    return unknown(`The connection to ${title} broke before it told whether this video was begun`, facts);
  return answeredFault(exchange, context);
}

function answeredFault(exchange: Answered, context: FaultContext): EngineError {
  const facts = { context, exchange };
  const { title } = context.provider;
  const { status } = exchange;
  if (workMayRun(status))
    return unknown(
      `${title} answered HTTP ${status}, which does not tell whether this video was begun`,
      facts,
    );
  if (status === 429) return fault('unavailable', `${title} takes no more videos at the moment.`, facts);
  const unfit =
    status === 404
      ? `${title} knows no model ${context.model}: check "model" of this engine.`
      : accountFault(exchange, context);
  // The operator's to mend: no other video would get past it either, and customers read of no key or model.
  if (unfit !== null)
    return fault('unavailable', `${title} can not be used at the moment.`, { ...facts, detail: unfit });
  const refusal = refusalFault(exchange, context);
  if (refusal !== null) return refusal;
  if (status >= 300)
    return fault('unavailable', `${title} is out of order: it answered HTTP ${status}.`, facts);
  return unknown(`${title} took this video, yet its answer can not be read`, facts);
}

const unknown = (what: string, facts: { context: FaultContext; exchange: Exchange | null }): EngineError =>
  fault('start_unknown', `${what}; it is not asked for again, so that it is not paid for twice.`, facts);
