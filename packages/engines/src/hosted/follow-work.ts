import type { EngineError } from '@clipwright/core/engine';
import type { GetVideoStatusResult } from 'ai';
import { isContentRefusal } from '../remote/content-refusal.js';
import { followRemote, type Look, type UnfinishedLook } from '../remote/follow-remote.js';
import { fault, harmless, refusalFault } from './hosted-faults.js';
import type { Session } from './hosted-session.js';
import type { Exchange } from './recorded-fetch.js';
import { readJson } from './replicate-answer.js';
import type { RemoteWork } from './remote-work.js';
import { warningTexts } from './warning-texts.js';

type Completed = Extract<GetVideoStatusResult, { status: 'completed' }>;
export type RemoteVideo = Completed['videos'][number];
type Answered = Extract<Exchange, { outcome: 'answered' }>;

interface Made {
  readonly video: RemoteVideo;
  readonly warnings: readonly string[];
}

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
export async function followWork(session: Session, work: RemoteWork, signal: AbortSignal): Promise<Made> {
  const { pollIntervalMs, maxPollIntervalMs } = session.settings;
  let pauseMs = pollIntervalMs;
  const pause = async (ms: number): Promise<void> => {
    await session.sleep(ms, signal);
    signal.throwIfAborted();
  };
  const look = async (): Promise<Look<Made>> => {
    const seen = await lookAt(session, work, signal);
    signal.throwIfAborted();
    return seen;
  };
  await pause(pauseMs);
  return await followRemote(look, async (unfinished) => {
    pauseMs = Math.max(wishedPauseMs(unfinished), Math.min(pauseMs * GROWTH, maxPollIntervalMs));
    await pause(pauseMs);
  });
}

const wishedPauseMs = (look: UnfinishedLook): number =>
  look.kind === 'odd' ? Math.min(look.retryAfterMs ?? 0, LONGEST_WISH_MS) : 0;

async function lookAt(session: Session, work: RemoteWork, signal: AbortSignal): Promise<Look<Made>> {
  session.wire.take();
  const status = await statusOf(session, work, signal);
  const exchange = session.wire.take();
  return status === null ? readExchange(session, exchange, null) : readStatus(session, status, exchange);
}

/** Null where the SDK makes an error of it. */
async function statusOf(
  { ai, model }: Session,
  { operation }: RemoteWork,
  abortSignal: AbortSignal,
): Promise<GetVideoStatusResult | null> {
  try {
    return await ai.experimental_getVideoStatus(model, { operation, abortSignal, maxRetries: 0 });
  } catch {
    return null;
  }
}

function readStatus(session: Session, status: GetVideoStatusResult, exchange: Exchange | null): Look<Made> {
  if (status.status === 'pending') return { kind: 'working' };
  if (status.status === 'error') return readExchange(session, exchange, status.error);
  const [video] = status.videos;
  if (video === undefined) return readExchange(session, exchange, null);
  return { kind: 'done', result: { video, warnings: warningTexts(status.warnings, session.context) } };
}

/**
 * What the wire saw decides: the SDK calls a passing fault an error of the video, and drops its status and
 * words.
 */
function readExchange({ context }: Session, exchange: Exchange | null, said: string | null): UnfinishedLook {
  const { title } = context.provider;
  const facts = { context, exchange };
  if (exchange === null)
    throw fault('lost', `What was saved of this video does not lead back to ${title}.`, facts);
  if (exchange.outcome !== 'answered') {
    const error = fault(
      'lost',
      `${title} can no longer be reached, and may be making this video all the same.`,
      facts,
    );
    return { kind: 'odd', error, patience: { looks: UNTIL_THE_DEADLINE } };
  }
  return readAnswer(context, exchange, said);
}

function readAnswer(context: Session['context'], exchange: Answered, said: string | null): UnfinishedLook {
  const { status, retryAfterMs } = exchange;
  const { title } = context.provider;
  const odd = (looks: number, error: EngineError): UnfinishedLook => ({
    kind: 'odd',
    error,
    patience: { looks },
    retryAfterMs,
  });
  const facts = { context, exchange };
  if (isNotYet(context, exchange)) return { kind: 'working' };
  if (status < 300) return readBody(context, exchange, said);
  if (status === 404 || status === 410)
    return odd(PATIENCE_WITH_404, fault('lost', `${title} no longer knows this video.`, facts));
  const refusal = [408, 425, 429].includes(status) ? null : refusalFault(exchange, context);
  if (refusal !== null) throw refusal;
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

function readBody(context: Session['context'], exchange: Answered, said: string | null): UnfinishedLook {
  const { title } = context.provider;
  const facts = { context, exchange };
  if (said === null || UNREADABLE.test(said) || readJson(exchange.text) === undefined) {
    const error = fault('failed', `${title} gives answers about this video that can not be read.`, facts);
    return {
      kind: 'odd',
      error,
      patience: { looks: PATIENCE_WITH_GARBAGE },
      retryAfterMs: exchange.retryAfterMs,
    };
  }
  if (isContentRefusal(said)) throw fault('rejected', `${title} refused the content of this video.`, facts);
  throw fault('failed', `${title} could not make this video: "${harmless(said, context)}".`, facts);
}
