import type { IExecuteFunctions } from 'n8n-workflow';

/** What an item says about its own generation. */
export interface GenerationOptions {
  readonly waitForCompletion: boolean;
  /** How long to follow the status once the held call has ended. */
  readonly longestWaitMs: number;
  /** Null: derived from the execution. */
  readonly idempotencyKey: string | null;
  /** Videos of the one item, at least 1. */
  readonly takes: number;
  /** Set: the video that an earlier execution asked for under this name is found. Null: a new one is made. */
  readonly runName: string | null;
}

interface Raw {
  readonly waitForCompletion?: boolean;
  readonly longestWaitMinutes?: number;
  readonly idempotencyKey?: string;
  readonly takes?: unknown;
  readonly whenRunAgain?: 'make' | 'find';
  readonly runName?: string | number;
}

const DEFAULT_WAIT_MINUTES = 30;

export function readGenerationOptions(context: IExecuteFunctions, itemIndex: number): GenerationOptions {
  const raw = context.getNodeParameter('options', itemIndex, {}) as Raw;
  return {
    waitForCompletion: raw.waitForCompletion ?? true,
    longestWaitMs: longestWaitMs(raw.longestWaitMinutes),
    idempotencyKey: raw.idempotencyKey ? String(raw.idempotencyKey) : null,
    takes: countOf(raw.takes ?? 1),
    runName: raw.whenRunAgain === 'find' ? String(raw.runName ?? '') : null,
  };
}

/** Minutes as the user set them, in milliseconds. */
export function longestWaitMs(minutes: number = DEFAULT_WAIT_MINUTES): number {
  return minutes * 60_000;
}

/** A whole number from 1 on; what an expression made of it may be anything. */
export function countOf(value: unknown): number {
  return Math.max(1, Math.floor(Number(value)) || 1);
}
