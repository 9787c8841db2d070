import { setTimeout as sleep } from 'node:timers/promises';

export type ScriptedGraph = Record<string, { class_type: string; inputs: Record<string, unknown> }>;

/** What a job fails with. */
export interface ScriptedFailure {
  readonly node_id: string;
  readonly node_type: string;
  readonly exception_type: string;
  readonly exception_message: string;
}

export interface ScriptedJob {
  readonly id: string;
  readonly clientId: string;
  readonly graph: ScriptedGraph;
  status: 'pending' | 'in_progress' | 'completed' | 'failed' | 'cancelled';
  outputs: Record<string, unknown>;
  error: ScriptedFailure | null;
}

/** What a queue is told to do, and whom it tells. */
export interface QueueOptions {
  readonly durationMs: (graph: ScriptedGraph) => number;
  readonly failure: () => ScriptedFailure | null;
  /** Saves the file of a job that runs to its end, and answers the outputs. */
  readonly finish: (job: ScriptedJob) => Record<string, unknown>;
  readonly say: (clientId: string, type: string, data: Record<string, unknown>) => void;
}

/**
 * Jobs that are done one after another, and remembered under their ids. An id that comes twice is done twice.
 */
export class ScriptedQueue {
  readonly waiting: ScriptedJob[] = [];
  readonly ended = new Map<string, ScriptedJob>();
  running: ScriptedJob | null = null;
  private readonly byGraph = new Map<string, Record<string, unknown>>();
  private interrupted = new AbortController();
  private hurried = new AbortController();

  constructor(private readonly options: QueueOptions) {}

  add(id: string, clientId: string, graph: ScriptedGraph): void {
    this.waiting.push({ id, clientId, graph, status: 'pending', outputs: {}, error: null });
    if (this.running === null) void this.work();
  }

  find(id: string): ScriptedJob | null {
    const inQueue = this.running?.id === id ? this.running : this.waiting.find((job) => job.id === id);
    return this.ended.get(id) ?? inQueue ?? null;
  }

  /** Takes a waiting job out. */
  remove(id: string): boolean {
    const at = this.waiting.findIndex((job) => job.id === id);
    if (at >= 0) this.waiting.splice(at, 1);
    return at >= 0;
  }

  /** Stops what runs, whatever that is. */
  interrupt(): void {
    this.interrupted.abort();
  }

  /** Brings what runs to its end, which it would have come to later. */
  hurry(): void {
    this.hurried.abort();
  }

  /** Forgets everything, as a server does that is started anew. */
  clear(): void {
    this.waiting.length = 0;
    this.ended.clear();
    this.byGraph.clear();
    if (this.running !== null) this.running.status = 'cancelled';
    this.running = null;
    this.interrupt();
  }

  private async work(): Promise<void> {
    for (let job = this.waiting.shift(); job !== undefined; job = this.waiting.shift()) {
      this.running = job;
      [this.interrupted, this.hurried] = [new AbortController(), new AbortController()];
      job.status = 'in_progress';
      await this.run(job, this.interrupted.signal, this.hurried.signal);
      // A queue that was cleared meanwhile knows this job no more.
      if (this.running !== job) return;
      this.running = null;
      this.ended.set(job.id, job);
    }
  }

  private async run(job: ScriptedJob, signal: AbortSignal, hurried: AbortSignal): Promise<void> {
    const say = (type: string, data: Record<string, unknown> = {}): void =>
      this.options.say(job.clientId, type, { prompt_id: job.id, ...data });
    const stepMs = this.options.durationMs(job.graph) / 4;
    say('execution_start');
    for (let step = 0; step < 4 && !signal.aborted; step += 1) {
      for (const node of Object.keys(job.graph)) say('progress', { node, value: step, max: 4 });
      say('progress_state', {
        nodes: Object.fromEntries(
          Object.keys(job.graph).map((node) => [node, { value: step, max: 4, state: 'running' }]),
        ),
      });
      await sleep(stepMs, undefined, { signal: AbortSignal.any([signal, hurried]), ref: false }).catch(
        () => undefined,
      );
    }
    this.end(job, signal.aborted, say);
  }

  private end(
    job: ScriptedJob,
    interrupted: boolean,
    say: (type: string, data?: Record<string, unknown>) => void,
  ): void {
    const failure = this.options.failure();
    if (interrupted) {
      job.status = 'cancelled';
      return say('execution_interrupted');
    }
    if (failure !== null) {
      Object.assign(job, { status: 'failed', error: failure });
      return say('execution_error', { ...failure });
    }
    // A graph that was done before is not done again: its old file is the answer.
    const graph = JSON.stringify(job.graph);
    job.outputs = this.byGraph.get(graph) ?? this.options.finish(job);
    this.byGraph.set(graph, job.outputs);
    job.status = 'completed';
    say('execution_success');
  }
}
