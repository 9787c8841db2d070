import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds from a tenth to half an hour, for waiting and making alike. */
const SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800];

/** What is told of a piece of work that came to its end. Every text is one of a few: engines, models and sizes of the settings, codes of a table. */
export interface EndedWork {
  readonly engine: string;
  readonly model: string;
  readonly size: string;
  readonly outcome: string;
  /** Why it failed; empty for those that did not. */
  readonly code: string;
  /** Null where it never began, or was never made. */
  readonly waitSeconds: number | null;
  readonly makingSeconds: number | null;
  readonly credits: number;
}

/** Where each ended piece of work is counted. */
function endedWork(registry: Registry): (work: EndedWork) => void {
  const registers = [registry];
  const ended = new Counter({
    name: 'clipwright_videos_ended_total',
    help: 'Videos that this process brought to their end: by which engine, of which model and size, how, and why where they failed.',
    labelNames: ['engine', 'model', 'size', 'outcome', 'code'] as const,
    registers,
  });
  const wait = new Histogram({
    name: 'clipwright_video_wait_seconds',
    help: 'From the admission of a video to the beginning of its making.',
    labelNames: ['model'] as const,
    buckets: SECONDS,
    registers,
  });
  const making = new Histogram({
    name: 'clipwright_video_making_seconds',
    help: 'From the beginning of the making of a completed video to its end.',
    labelNames: ['engine', 'model', 'size'] as const,
    buckets: SECONDS,
    registers,
  });
  const credits = new Counter({
    name: 'clipwright_credits_used_total',
    help: 'Credits that ended videos have cost.',
    labelNames: ['engine', 'model'] as const,
    registers,
  });
  return (work) => {
    const { engine, model, size, outcome, code } = work;
    ended.inc({ engine, model, size, outcome, code });
    credits.inc({ engine, model }, work.credits);
    if (work.waitSeconds !== null) wait.observe({ model }, work.waitSeconds);
    if (work.makingSeconds !== null && outcome === 'completed')
      making.observe({ engine, model, size }, work.makingSeconds);
  };
}

/** How things stand at the moment of a scrape, for all processes together but for the free disk. */
export interface Standing {
  readonly unfinished: Readonly<Record<'queued' | 'processing', number>>;
  /** Whether nothing new is begun. */
  readonly queuePaused: boolean;
  /** 0 where nothing waits. */
  readonly oldestQueuedSeconds: number;
  readonly storedBytes: number;
  /** Null where nobody can know. */
  readonly freeBytes: number | null;
  /** Milliseconds since 1970; null where none was made of this home. */
  readonly lastBackupMs: number | null;
  readonly replicas: readonly {
    engine: string;
    replica: string;
    paused: boolean;
    drainedAt: Date | null;
    inUse: number;
    failures: number;
  }[];
}

type MakeGauge = <Label extends string = never>(
  name: string,
  help: string,
  labelNames?: readonly Label[],
) => Gauge<Label>;

/** The gauges of replicas. */
function replicasStanding(gauge: MakeGauge): (replicas: Standing['replicas']) => void {
  const place = ['engine', 'replica'] as const;
  const up = gauge(
    'clipwright_engine_replica_up',
    'Whether a replica gets work (1), or is set aside for failures (0).',
    place,
  );
  const drained = gauge(
    'clipwright_engine_replica_drained',
    'Whether a replica finishes what it has and takes no more (1), because an operator wants it so.',
    place,
  );
  const inUse = gauge('clipwright_engine_replica_slots_in_use', 'Slots of a replica that are taken.', place);
  const failures = gauge(
    'clipwright_engine_replica_failures',
    'Failures of a replica since it last made a video.',
    place,
  );
  return (now) => {
    for (const one of [up, drained, inUse, failures]) one.reset();
    for (const { engine, replica, ...state } of now) {
      up.set({ engine, replica }, state.paused ? 0 : 1);
      drained.set({ engine, replica }, state.drainedAt === null ? 0 : 1);
      inUse.set({ engine, replica }, state.inUse);
      failures.set({ engine, replica }, state.failures);
    }
  };
}

/** The gauges that a scrape sets. */
function standing(registry: Registry): (now: Standing) => void {
  const gauge: MakeGauge = (name, help, labelNames = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const unfinished = gauge(
    'clipwright_videos_unfinished',
    'Videos of all processes that wait or are being made.',
    ['status'],
  );
  const oldest = gauge(
    'clipwright_queue_oldest_seconds',
    'How long the video that has waited longest has waited; 0 while none waits.',
  );
  const queuePaused = gauge(
    'clipwright_queue_paused',
    'Whether the queue is paused (1): videos are taken on, and none is begun.',
  );
  const stored = gauge(
    'clipwright_stored_bytes',
    'What videos and images take, with what is reserved for those that are still to be made.',
  );
  const free = gauge(
    'clipwright_storage_free_bytes',
    'Bytes that can still be written where videos are kept; not told for an S3 store.',
  );
  const backup = gauge(
    'clipwright_last_backup_timestamp_seconds',
    'When the newest backup of this home was made; not told before the first.',
  );
  const replicas = replicasStanding(gauge);
  // What is not known has no sample, in place of a 0.
  free.remove();
  backup.remove();
  return (now) => {
    for (const status of ['queued', 'processing'] as const)
      unfinished.set({ status }, now.unfinished[status]);
    oldest.set(now.oldestQueuedSeconds);
    queuePaused.set(now.queuePaused ? 1 : 0);
    stored.set(now.storedBytes);
    if (now.freeBytes !== null) free.set(now.freeBytes);
    if (now.lastBackupMs !== null) backup.set(now.lastBackupMs / 1000);
    replicas(now.replicas);
  };
}

/** Prometheus metrics of this process. No label ever carries a key, a prompt or an account. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  readonly videosAdmitted = new Counter({
    name: 'clipwright_videos_admitted_total',
    help: 'Generations that this process admitted.',
    registers: [this.registry],
  });

  readonly videosSettled = new Counter({
    name: 'clipwright_videos_settled_total',
    help: 'Videos that this process brought to their end, whatever it was.',
    registers: [this.registry],
  });

  readonly filesDamaged = new Counter({
    name: 'clipwright_files_damaged_total',
    help: 'Stored videos that this process found to be other than what was stored.',
    registers: [this.registry],
  });

  readonly scrubbedBytes = new Counter({
    name: 'clipwright_scrubbed_bytes_total',
    help: 'Bytes of stored videos that this process has read again.',
    registers: [this.registry],
  });

  readonly callsHeld = new Gauge({
    name: 'clipwright_calls_held',
    help: 'Generation calls that this process holds open.',
    registers: [this.registry],
  });

  /** By the code of the error; `rate_limited` is the window's. */
  readonly refusals = new Counter({
    name: 'clipwright_refusals_total',
    help: 'Requests that this process refused, by the code of the error; rate_limited is the window.',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });

  /** Counts a video that came to its end. */
  readonly ended = endedWork(this.registry);

  /** Takes how things stand now; before a page is read. */
  readonly stand = standing(this.registry);

  readonly loopLate = new Gauge({
    name: 'clipwright_event_loop_late_seconds',
    help: 'How late the event loop was in the last second, on average; new videos are refused from half of LOOP_LATE_MS on.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Has the page tell how many bytes of bodies are spoken for. */
  watchBodies(takenBytes: () => number): void {
    const gauge: Gauge = new Gauge({
      name: 'clipwright_request_body_bytes',
      help: 'Bytes of request bodies that are being read, of at most BODY_MEMORY_MB.',
      registers: [this.registry],
      collect: (): void => gauge.set(takenBytes()),
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
