import { setTimeout as sleep } from 'node:timers/promises';
import {
  EngineError,
  type EngineErrorReason,
  type EngineHealth,
  type EngineReplica,
  type EngineRequest,
  type EngineRun,
  type GeneratedVideo,
  type JsonValue,
  type LeftState,
  type LeftWork,
  type VideoEngine,
} from '@clipwright/core/engine';
import { engineRequest } from './engine-contract-suite-request.js';
import type { EngineSubject } from './engine-contract-suite-subject.js';

/**
 * A remote service of the simplest kind: it remembers what was started and finishes all but long work at
 * once.
 */
export class MemoryRemote {
  starts = 0;
  failing: EngineErrorReason | null = null;
  private readonly jobs = new Map<string, EngineRequest>();

  start(request: EngineRequest): string {
    this.starts += 1;
    const id = `job-${this.starts}`;
    this.jobs.set(id, request);
    return id;
  }

  forget(id: string): void {
    this.jobs.delete(id);
  }

  async finish(id: string, signal: AbortSignal): Promise<Uint8Array> {
    const request = this.jobs.get(id);
    if (request === undefined) throw new EngineError('lost', 'The server no longer knows this video.');
    await sleep(request.durationSeconds > 5 ? 60_000 : 1, undefined, { signal, ref: false }).catch(
      () => undefined,
    );
    signal.throwIfAborted();
    return new Uint8Array(Buffer.from(`\0\0\0\u0010ftypisom${request.videoId}`, 'latin1'));
  }
}

const SENTENCES: Readonly<Record<EngineErrorReason, string>> = {
  failed: 'The server could not make this video.',
  unavailable: 'The server does not answer.',
  rejected: 'The server refuses this prompt.',
  lost: 'The server no longer knows this video.',
  start_unknown: 'It is not known whether this video was started.',
};

/**
 * A whole engine in memory, over a remote whose start is not idempotent: the measure that the suite is tested
 * with.
 */
export class MemoryEngine implements VideoEngine {
  readonly name: string = 'memory';
  readonly capabilities: VideoEngine['capabilities'] = {
    modes: ['text', 'image'],
    durationsSeconds: { min: 1, max: 10 },
    resolutions: ['480p'],
    aspectRatios: ['16:9'],
    audio: false,
    parallelSlots: 2,
    idempotentStart: false,
  };

  constructor(protected readonly remote: MemoryRemote) {}

  async generate(request: EngineRequest, run: EngineRun): Promise<GeneratedVideo> {
    run.signal.throwIfAborted();
    this.failAsTold();
    const id = await this.begun(request, run);
    run.progress(0.5);
    const bytes = await this.remote.finish(id, run.signal);
    run.progress(1);
    return { stream: new Blob([bytes.slice()]).stream(), warnings: ['The size was rounded.'] };
  }

  async health(_replica: EngineReplica, signal: AbortSignal): Promise<EngineHealth> {
    const healthy = this.remote.failing !== 'unavailable' && !signal.aborted;
    return { healthy, detail: healthy ? null : 'The server does not answer.' };
  }

  async clear({ operation }: LeftWork): Promise<LeftState> {
    if (operation.phase === 'started') this.remote.forget(textOf(operation.reference['id']));
    return 'gone';
  }

  protected failAsTold(): void {
    const { failing } = this.remote;
    if (failing !== null) throw new EngineError(failing, SENTENCES[failing]);
  }

  protected async begun(request: EngineRequest, run: EngineRun): Promise<string> {
    if (run.resumeFrom?.phase === 'started') return textOf(run.resumeFrom.reference['id']);
    if (run.resumeFrom !== null) throw new EngineError('start_unknown', SENTENCES.start_unknown);
    await run.checkpoint({ phase: 'starting' });
    const id = this.remote.start(request);
    await run.checkpoint({ phase: 'started', reference: { id } });
    return id;
  }
}

/** A fresh engine of that class in a fresh world. */
export function memorySubject(
  make: (remote: MemoryRemote) => VideoEngine = (remote) => new MemoryEngine(remote),
): EngineSubject {
  const remote = new MemoryRemote();
  return {
    engine: make(remote),
    replica: { name: 'memory-1', url: 'http://127.0.0.1:1' },
    request: { ...REQUEST },
    longRequest: { ...REQUEST, durationSeconds: 10 },
    image: new Uint8Array([0xff, 0xd8, 0xff]),
    starts: () => remote.starts,
    breakWorld: {
      failed: () => void (remote.failing = 'failed'),
      rejected: () => void (remote.failing = 'rejected'),
      unavailable: () => void (remote.failing = 'unavailable'),
    },
    stop: () => Promise.resolve(),
  };
}

const REQUEST = engineRequest();

function textOf(value: JsonValue | undefined): string {
  if (typeof value !== 'string') throw new EngineError('lost', SENTENCES.lost);
  return value;
}
