import type { IExecuteFunctions } from 'n8n-workflow';

/** What an item says about its own generation. */
export interface GenerationOptions {
  readonly waitForCompletion: boolean;
  /** How long to follow the status once the held call has ended. */
  readonly longestWaitMs: number;
  /** Null: derived from the execution. */
  readonly idempotencyKey: string | null;
}

interface Raw {
  readonly waitForCompletion?: boolean;
  readonly longestWaitMinutes?: number;
  readonly idempotencyKey?: string;
}

const DEFAULT_WAIT_MINUTES = 30;

export function readGenerationOptions(context: IExecuteFunctions, itemIndex: number): GenerationOptions {
  const raw = context.getNodeParameter('options', itemIndex, {}) as Raw;
  return {
    waitForCompletion: raw.waitForCompletion ?? true,
    longestWaitMs: longestWaitMs(raw.longestWaitMinutes),
    idempotencyKey: raw.idempotencyKey ? String(raw.idempotencyKey) : null,
  };
}

/** Minutes as the user set them, in milliseconds. */
export function longestWaitMs(minutes: number = DEFAULT_WAIT_MINUTES): number {
  return minutes * 60_000;
}
