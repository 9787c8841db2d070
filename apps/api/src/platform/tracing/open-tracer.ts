import type { TracesConfig } from '../../config/slices.js';
import type { Log } from '../logging/log.js';
import { SilentTracer, type Tracer } from './tracer.js';

/** Who tells traces. What speaks OTLP is loaded where somebody listens, and nowhere else. */
export async function openTracer(
  config: TracesConfig,
  facts: Readonly<Record<string, string>>,
  log: Log,
): Promise<Tracer> {
  if (config.endpoint === null) return new SilentTracer();
  const { OtlpTracer } = await import('./otlp-tracer.js');
  return new OtlpTracer(config, facts, log);
}
