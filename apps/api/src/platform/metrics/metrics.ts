import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

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

  readonly videosUnfinished = new Gauge({
    name: 'clipwright_videos_unfinished',
    help: 'Videos of all processes that wait or are being made.',
    labelNames: ['status'] as const,
    registers: [this.registry],
  });

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
