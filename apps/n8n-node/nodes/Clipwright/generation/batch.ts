import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';
import { BegunVideos } from './begun-videos.js';
import { Gate } from './gate.js';
import { countOf } from './generation-options.js';

/** What the items of one run share. */
export interface Batch {
  /** Bounds the items that are read at once, and with them the images in memory. */
  readonly items: Gate;
  /** Bounds the videos that are on their way at once. */
  readonly videos: Gate;
  /** One at a time: hashing ends in any order, and videos are asked for in that of the items. */
  readonly line: Gate;
  /**
   * Whether the server may hold a call until its video is made. It refuses a call that it would have to hold too
   * long, which those behind others in its queue soon are.
   */
  readonly holds: boolean;
  readonly begun: BegunVideos;
  /** What the second output gives; null where items wait in the node. */
  readonly later: INodeExecutionData[] | null;
  /** How often the run asked for the same, by what it asked for. */
  readonly asked: Map<string, number>;
  /** Ends what is on its way, and lets nothing more begin; its first reason is that of all. */
  readonly stop: AbortController;
}

interface BatchOptions {
  readonly videosAtOnce?: unknown;
  readonly takes?: unknown;
  readonly cancelVideos?: boolean;
  readonly whenWindowFull?: 'wait' | 'handOn';
}

const DEFAULT_AT_ONCE = 4;

/** Reads what the first item says of them all. */
export function openBatch(context: IExecuteFunctions): Batch {
  const options = context.getNodeParameter('options', 0, {}) as BatchOptions;
  const isMaking = isGeneration(context);
  const places = isMaking ? countOf(options.videosAtOnce ?? DEFAULT_AT_ONCE) : 1;
  const wanted = context.getInputData().length * countOf(options.takes ?? 1);
  return {
    items: new Gate(places),
    videos: new Gate(places),
    line: new Gate(1),
    holds: Math.min(places, wanted) === 1,
    begun: new BegunVideos(options.cancelVideos === true),
    later: isMaking && options.whenWindowFull === 'handOn' ? [] : null,
    asked: new Map(),
    stop: new AbortController(),
  };
}

/**
 * Does pieces of work, as many at once as the gate lets through, and gives what they give in order. The first
 * failure ends the others, and is thrown once they have ended: what they noted is saved with the execution.
 */
export async function together<Result>(
  stop: AbortController,
  gate: Gate,
  pieces: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const begin = (piece: () => Promise<Result>) =>
    gate.pass(() => (stop.signal.aborted ? Promise.reject(stop.signal.reason as Error) : piece()));
  const results = await Promise.allSettled(
    pieces.map((piece) =>
      begin(piece).catch((failure: unknown) => {
        stop.abort(failure);
        return Promise.reject(failure);
      }),
    ),
  );
  stop.signal.throwIfAborted();
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/** Everything else is quick, or gives one item's answer for the next. */
function isGeneration(context: IExecuteFunctions): boolean {
  return context.getNodeParameter('operation', 0).startsWith('generate');
}
