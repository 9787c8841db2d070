import type { EngineError } from '@clipwright/core/engine';
import type { GetVideoStatusResult } from 'ai';
import { fault, isContentRefusal, refusalFault, harmless } from './hosted-faults.js';
import type { Session } from './hosted-session.js';
import type { Exchange } from './recorded-fetch.js';
import { readJson } from './replicate-answer.js';
import type { RemoteWork } from './remote-work.js';
import { warningTexts } from './warning-texts.js';

type Completed = Extract<GetVideoStatusResult, { status: 'completed' }>;
export type RemoteVideo = Completed['videos'][number];
type Answered = Extract<Exchange, { outcome: 'answered' }>;

/**
 * One look at remote work. `odd` says nothing about it, and is believed only when it comes `patience` times
 * in a row.
 */
type Look =
  | { readonly kind: 'pending' }
  | { readonly kind: 'done'; readonly video: RemoteVideo; readonly warnings: readonly string[] }
  | { readonly kind: 'over'; readonly error: EngineError }
  | {
      readonly kind: 'odd';
      readonly error: EngineError;
      readonly patience: number;
      readonly retryAfterMs: number | null;
    };

const GROWTH = 1.5;
const LONGEST_WISH_MS = 60_000;
/** A provider that has just taken a video may not find it at once, yet it does the second time. */
const PATIENCE_WITH_404 = 2;
const PATIENCE_WITH_GARBAGE = 3;
const PATIENCE_WITH_ERRORS = 8;
/** A wire that is down says nothing about work that goes on behind it: the run's deadline ends the wait. */
const UNTIL_THE_DEADLINE = Number.POSITIVE_INFINITY;

/**
 * Looks at remote work until it is over, with growing pauses. Rejects with an EngineError or the signal's
 * reason.
 */
export async function followWork(
  session: Session,
  work: RemoteWork,
  signal: AbortSignal,
): Promise<{ video: RemoteVideo; warnings: readonly string[] }> {
  const { pollIntervalMs, maxPollIntervalMs } = session.settings;
  let pauseMs = pollIntervalMs;
  let odd = 0;
  for (;;) {
    await session.sleep(pauseMs, signal);
    signal.throwIfAborted();
    const look = await lookAt(session, work, signal);
    signal.throwIfAborted();
    if (look.kind === 'done') return look;
    odd = look.kind === 'odd' ? odd + 1 : 0;
    if (isTheEnd(look, odd)) throw look.error;
    pauseMs = Math.max(wishedPauseMs(look), Math.min(pauseMs * GROWTH, maxPollIntervalMs));
  }
}

const isTheEnd = (look: Look, odd: number): look is Exclude<Look, { kind: 'pending' | 'done' }> =>
  look.kind === 'over' || (look.kind === 'odd' && odd >= look.patience);

const wishedPauseMs = (look: Look): number =>
  look.kind === 'odd' ? Math.min(look.retryAfterMs ?? 0, LONGEST_WISH_MS) : 0;

async function lookAt(session: Session, { operation }: RemoteWork, abortSignal: AbortSignal): Promise<Look> {
  const { ai, model, wire } = session;
  wire.take();
  try {
    const status = await ai.experimental_getVideoStatus(model, { operation, abortSignal, maxRetries: 0 });
    return readStatus(session, status, wire.take());
  } catch {
    return readExchange(session, wire.take(), null);
  }
}

function readStatus(session: Session, status: GetVideoStatusResult, exchange: Exchange | null): Look {
  if (status.status === 'pending') return { kind: 'pending' };
  if (status.status === 'error') return readExchange(session, exchange, status.error);
  const [video] = status.videos;
  if (video === undefined) return readExchange(session, exchange, null);
  return { kind: 'done', video, warnings: warningTexts(status.warnings, session.context) };
}

/**
 * What the wire saw decides: the SDK calls a passing fault an error of the video, and drops its status and
 * words.
 */
function readExchange({ context }: Session, exchange: Exchange | null, said: string | null): Look {
  const { title } = context.provider;
  const facts = { context, exchange };
  if (exchange === null)
    return {
      kind: 'over',
      error: fault('lost', `What was saved of this video does not lead back to ${title}.`, facts),
    };
  if (exchange.outcome !== 'answered') {
    const error = fault(
      'lost',
      `${title} can no longer be reached, and may be making this video all the same.`,
      facts,
    );
    return { kind: 'odd', error, patience: UNTIL_THE_DEADLINE, retryAfterMs: null };
  }
  return readAnswer(context, exchange, said);
}

function readAnswer(context: Session['context'], exchange: Answered, said: string | null): Look {
  const { status, retryAfterMs } = exchange;
  const { title } = context.provider;
  const odd = (patience: number, error: EngineError): Look => ({
    kind: 'odd',
    error,
    patience,
    retryAfterMs,
  });
  const facts = { context, exchange };
  if (isNotYet(context, exchange)) return { kind: 'pending' };
  if (status < 300) return readBody(context, exchange, said);
  if (status === 404 || status === 410)
    return odd(PATIENCE_WITH_404, fault('lost', `${title} no longer knows this video.`, facts));
  const refusal = [408, 425, 429].includes(status) ? null : refusalFault(exchange, context);
  if (refusal !== null) return { kind: 'over', error: refusal };
  return odd(
    PATIENCE_WITH_ERRORS,
    fault('failed', `${title} answers with HTTP ${status} whenever it is asked for this video.`, facts),
  );
}

/**
 * What the SDK knows of a provider's words may be older than they are, and a video that is paid for must not
 * end on that.
 */
const isNotYet = ({ provider }: Session['context'], { status, text }: Answered): boolean =>
  status === 202 || (status < 500 && provider.notYet?.test(text) === true);

/** Words with which the SDK tells that it could not read an answer, and not that the video failed. */
const UNREADABLE = /^(?:Invalid JSON|Type validation failed|Failed to process)/;

function readBody(context: Session['context'], exchange: Answered, said: string | null): Look {
  const { title } = context.provider;
  const facts = { context, exchange };
  if (said === null || UNREADABLE.test(said) || readJson(exchange.text) === undefined) {
    const error = fault('failed', `${title} gives answers about this video that can not be read.`, facts);
    return { kind: 'odd', error, patience: PATIENCE_WITH_GARBAGE, retryAfterMs: exchange.retryAfterMs };
  }
  if (isContentRefusal(said))
    return { kind: 'over', error: fault('rejected', `${title} refused the content of this video.`, facts) };
  return {
    kind: 'over',
    error: fault('failed', `${title} could not make this video: "${harmless(said, context)}".`, facts),
  };
}
