import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../logging/log.js';

type Done = Parameters<SpanExporter['export']>[1];

/** An exporter that says in the log when traces begin to be lost, and when they arrive again. */
export class HeardExporter implements SpanExporter {
  private lost = 0;

  constructor(
    private readonly inner: SpanExporter,
    private readonly log: Log,
  ) {}

  export(spans: ReadableSpan[], done: Done): void {
    this.inner.export(spans, (result) => {
      this.hear(result.error, spans.length);
      done(result);
    });
  }

  async forceFlush(): Promise<void> {
    await this.inner.forceFlush?.();
  }

  async shutdown(): Promise<void> {
    await this.inner.shutdown();
  }

  private hear(error: Error | undefined, count: number): void {
    if (error === undefined) {
      if (this.lost > 0) this.log.info('traces arrive again', { lostSpans: this.lost });
      this.lost = 0;
      return;
    }
    if (this.lost === 0)
      this.log.warn('traces can not be sent to OTEL_EXPORTER_OTLP_ENDPOINT and are lost', {
        reason: error.name,
        code: (error as NodeJS.ErrnoException).code,
      });
    this.lost += count;
  }
}
