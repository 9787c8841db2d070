import type { IExecuteFunctions } from 'n8n-workflow';
import { reopen, type AttemptRecord } from './attempts.js';
import { executionOrigin } from './execution-origin.js';

/**
 * What the node remembers of one execution. n8n keeps it with the execution's data: retries and loops find it
 * again. It is lost when n8n is killed.
 */
export interface ExecutionMemory {
  /** Names the execution that first asked; a retried execution goes on under its name. */
  readonly origin: string;
  readonly attempts: AttemptRecord;
  /** The execution that wrote last: a retry has another id. */
  executionId: string;
  /** Milliseconds since 1970; 0 when no generation was sent yet. */
  lastSentAtMs: number;
  /** The run of the node that was the last one, as n8n and as the node counts them. */
  run: { index: number; ordinal: number };
}

const FIELD = 'clipwright';

/** The memory of this execution and node, begun where there is none. */
export function executionMemory(context: IExecuteFunctions): ExecutionMemory {
  const kept = context.getContext('node') as Record<string, ExecutionMemory | undefined>;
  const executionId = context.getExecutionId();
  const index = Number(context.getWorkflowDataProxy(0)['$runIndex']);
  const memory = (kept[FIELD] ??= {
    origin: executionOrigin(context),
    attempts: {},
    executionId,
    lastSentAtMs: 0,
    run: { index, ordinal: 0 },
  });
  if (memory.executionId !== executionId) reopen(memory.attempts);
  memory.executionId = executionId;
  // n8n counts a run that it lost too, when it was killed: what is counted here is the same on a retry.
  if (memory.run.index !== index) memory.run = { index, ordinal: memory.run.ordinal + 1 };
  return memory;
}
