import { type EngineError, type EngineRequest, type EngineRun, isHandedOver } from '@clipwright/core/engine';
import type { StartVideoResult } from 'ai';
import { z } from 'zod';
import { laggingSignal } from '../remote/lagging-signal.js';
import type { Session } from './hosted-session.js';
import { startFault } from './start-fault.js';
import { leftOut, startInput } from './start-input.js';
import { operationOf, type RemoteWork } from './remote-work.js';
import { warningTexts } from './warning-texts.js';

/**
 * How long a start that is under way may still answer once the run is aborted: its answer says what is to be
 * canceled.
 */
const LAST_WORD_MS = 5_000;
const MOST_STARTS = 3;

/**
 * Begins a video remotely: `starting` is saved before the call that bills, and the SDK's operation right
 * after it. The SDK's own retries are off. Rejects with an EngineError; `start_unknown` where the start may
 * have happened.
 */
export async function startWork(
  session: Session,
  request: EngineRequest,
  run: EngineRun,
): Promise<RemoteWork> {
  const input = startInput(request, session.settings, session.provider);
  await run.checkpoint({ phase: 'starting' });
  if (run.signal.aborted && !isHandedOver(run.signal.reason)) throw run.signal.reason;
  const begun = await startedOnce(session, { input, key: `clipwright-${request.videoId}` }, run);
  const work = workOf(session, begun, leftOut(request, session.settings));
  try {
    await run.checkpoint(operationOf(work));
  } catch (unsaved) {
    if (!session.capabilities.idempotentStart) await session.cancel(work);
    throw unsaved;
  }
  return work;
}

/**
 * Where the provider starts once for one key, a start without an answer is asked for again with that key;
 * else never.
 */
async function startedOnce(
  session: Session,
  order: { input: ReturnType<typeof startInput>; key: string },
  run: EngineRun,
): Promise<StartVideoResult> {
  const most = session.capabilities.idempotentStart ? MOST_STARTS : 1;
  for (let starts = 1; ; starts += 1) {
    const tried = await tryStart(session, order, run.signal);
    if ('begun' in tried) return tried.begun;
    if (run.signal.aborted) throw run.signal.reason;
    if (tried.fault.reason !== 'start_unknown' || starts >= most) throw tried.fault;
    await session.sleep(session.settings.pollIntervalMs * starts, run.signal);
  }
}

async function tryStart(
  { wire, model, ai, context }: Session,
  { input, key }: { input: ReturnType<typeof startInput>; key: string },
  signal: AbortSignal,
): Promise<{ begun: StartVideoResult } | { fault: EngineError }> {
  const late = laggingSignal(signal, LAST_WORD_MS);
  wire.take();
  try {
    const begun = await ai.experimental_startVideo({
      model,
      ...input,
      headers: { 'idempotency-key': key },
      maxRetries: 0,
      abortSignal: late.signal,
    });
    return { begun };
  } catch {
    return { fault: startFault(wire.take(), context) };
  } finally {
    late.release();
  }
}

function workOf(
  { settings, model, context }: Session,
  { operation, warnings }: StartVideoResult,
  missing: readonly string[],
): RemoteWork {
  const plain = z.json().parse(JSON.parse(JSON.stringify(operation)));
  return {
    provider: settings.provider,
    model: model.modelId,
    operation: plain,
    warnings: [...missing, ...warningTexts(warnings, context)],
  };
}
