import type { ModelId } from '@clipwright/core/models';
import { Injectable } from '@nestjs/common';
import { EngineCatalog } from '@clipwright/engines/catalog';
import { GenerationConfig, ServerConfig } from '../../../config/slices.js';
import type { WorkPace } from '../../../platform/queue/job-queue.js';

/** Most videos of one model that one process has under way at remote engines. */
const MOST_REMOTE = 64;

/** How many videos this process takes on at a time. */
@Injectable()
export class WorkerSlots {
  constructor(
    private readonly server: ServerConfig,
    private readonly generation: GenerationConfig,
    private readonly catalog: EngineCatalog,
  ) {}

  /** Whether this process makes videos at all. */
  get works(): boolean {
    return this.server.role !== 'http';
  }

  /** On this machine's own cores. */
  get embedded(): number {
    return this.generation.workerSlots;
  }

  /**
   * Of a model at remote engines; where it goes to none, one for what was admitted while the settings were
   * others.
   */
  remote(model: ModelId): WorkPace {
    const slots = this.catalog.remoteSlots(model);
    return slots === 0 ? { slots: 1, rare: true } : { slots: Math.min(slots, MOST_REMOTE) };
  }
}
