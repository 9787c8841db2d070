import type { EngineReplica, EngineRun, GeneratedVideo, Operation } from '@clipwright/core/engine';

/** A run that writes down what the engine does with it. */
export interface RecordedRun extends EngineRun {
  readonly operations: Operation[];
  readonly fractions: number[];
}

export interface RecordedRunOptions {
  readonly replica: EngineReplica;
  readonly signal?: AbortSignal;
  readonly resumeFrom?: Operation | null;
  /** Called before an operation counts as saved; what it throws, the checkpoint rejects with. */
  readonly onCheckpoint?: (operation: Operation) => void;
}

/** Makes a run for one attempt. A checkpoint takes a turn of the event loop, as one on a database would. */
export function recordedRun(options: RecordedRunOptions): RecordedRun {
  const operations: Operation[] = [];
  const fractions: number[] = [];
  return {
    operations,
    fractions,
    replica: options.replica,
    signal: options.signal ?? new AbortController().signal,
    resumeFrom: options.resumeFrom ?? null,
    checkpoint: async (operation) => {
      await new Promise((resolve) => setImmediate(resolve));
      options.onCheckpoint?.(operation);
      operations.push(operation);
    },
    progress: (fraction) => fractions.push(fraction),
  };
}

/** Reads a video's stream to its end. */
export async function bytesOf(video: GeneratedVideo): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of video.stream) parts.push(part);
  return Buffer.concat(parts);
}

/** The promise, or an error once the patience is over. */
export async function within<T>(patienceMs: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not end within ${patienceMs} ms.`)), patienceMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a promise rejected with; an error where it did not. */
export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  const outcome = await promise.then(
    () => ({ resolved: true, reason: undefined }),
    (reason: unknown) => ({ resolved: false, reason }),
  );
  if (outcome.resolved) throw new Error('It resolved where it had to reject.');
  return outcome.reason;
}
