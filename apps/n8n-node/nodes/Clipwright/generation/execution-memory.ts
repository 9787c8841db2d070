import type { IExecuteFunctions } from 'n8n-workflow';
import type { AttemptRecord } from './attempts.js';

/**
 * What the node remembers of one execution. n8n keeps it with the execution's data: retries and loops find it
 * again.
 */
export interface ExecutionMemory {
  /** Names the execution that first asked; a retried execution goes on under its name. */
  readonly origin: string;
  readonly attempts: AttemptRecord;
  /** Milliseconds since 1970; 0 when no generation was sent yet. */
  lastSentAtMs: number;
}

const FIELD = 'clipwright';

/** The memory of this execution and node, begun where there is none. */
export function executionMemory(context: IExecuteFunctions): ExecutionMemory {
  const kept = context.getContext('node') as Record<string, ExecutionMemory | undefined>;
  return (kept[FIELD] ??= { origin: originOf(context), attempts: {}, lastSentAtMs: 0 });
}

/** Execution ids begin at 1 on every n8n, so instance and workflow belong to the name. */
function originOf(context: IExecuteFunctions): string {
  const executionId = (context.getExecutionId() as string | undefined) ?? crypto.randomUUID();
  return [context.getInstanceId(), context.getWorkflow().id ?? '', executionId].join('/');
}
