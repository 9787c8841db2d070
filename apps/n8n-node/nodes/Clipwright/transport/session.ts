import { ClipwrightClient, type ClientOptions } from '@clipwright/core/client';
import { ClipwrightPlanner } from '@clipwright/core/plan';
import type { IExecuteFunctions } from 'n8n-workflow';
import { openBatch, type Batch } from '../generation/batch.js';
import { executionMemory, type ExecutionMemory } from '../generation/execution-memory.js';
import { Waits } from '../generation/waits.js';
import { WarningHints } from '../output/warning-hints.js';
import { cancellableSleep } from './cancellable-sleep.js';
import { credentialBaseUrl } from './credential-address.js';
import { n8nFetch } from './n8n-fetch.js';
import { readPace, type Pace } from './pace.js';
import { Reach } from './reach.js';

/** One run of the node: all items share the client, so that together they keep within the window. */
export interface Session {
  readonly context: IExecuteFunctions;
  readonly client: ClipwrightClient;
  /** Says what would be made; nothing that it sends counts as a generation. */
  readonly planner: ClipwrightPlanner;
  readonly baseUrl: string;
  readonly memory: ExecutionMemory;
  readonly batch: Batch;
  readonly waits: Waits;
  readonly warnings: WarningHints;
  readonly pace: Pace;
  /** Whether an AI agent called: then there is no use for a file, and every address has to be whole. */
  readonly isTool: boolean;
  /** Aborted when the execution is canceled, the server was never reached, or an item failed for all. */
  readonly signal: AbortSignal;
}

/** The client wants a key for its header, which n8n-fetch leaves to n8n. */
const PLACEHOLDER_KEY = 'credential';
/** The server holds a generation for 290 s at most. */
const LONGEST_HOLD_MS = 320_000;

type ClientParts = Pick<Session, 'context' | 'baseUrl' | 'memory' | 'pace'> & { readonly reach: Reach };

/** Reads the credential and opens a client on it. Throws where the base URL is none. */
export async function openSession(context: IExecuteFunctions): Promise<Session> {
  const baseUrl = await credentialBaseUrl(context);
  const memory = executionMemory(context);
  const pace = readPace(context);
  const reach = new Reach({
    now: () => Date.now(),
    onAway: () => context.sendMessageToUI(`Clipwright: no server answers at ${baseUrl}; it is tried again.`),
  });
  const batch = openBatch(context);
  return {
    context,
    client: openClient({ context, baseUrl, memory, pace, reach }),
    planner: openPlanner({ context, baseUrl, pace, reach }),
    baseUrl,
    memory,
    batch,
    waits: new Waits(context),
    warnings: new WarningHints(context),
    pace,
    isTool: isToolRun(context),
    signal: signalOf(context, [reach.signal, batch.stop.signal]),
  };
}

function openClient({ context, baseUrl, memory, pace, reach }: ClientParts): ClipwrightClient {
  const onGeneration = (): void => {
    memory.lastSentAtMs = Date.now();
  };
  return new ClipwrightClient({
    ...ofN8n(baseUrl, pace),
    fetch: n8nFetch(context, { baseUrl, prefer: pace.prefer, onGeneration, reach }),
    dripMs: pace.dripMs,
    maxWaitMs: pace.longestWindowWaitMs,
    generationTimeoutMs: LONGEST_HOLD_MS,
  });
}

function openPlanner({ context, baseUrl, pace, reach }: Omit<ClientParts, 'memory'>): ClipwrightPlanner {
  const onGeneration = (): void => undefined;
  const fetch = n8nFetch(context, { baseUrl, prefer: null, onGeneration, reach });
  return new ClipwrightPlanner({ ...ofN8n(baseUrl, pace), fetch });
}

/** What either is opened with. */
const ofN8n = (baseUrl: string, pace: Pace): Omit<ClientOptions, 'fetch'> => ({
  baseUrl,
  apiKey: PLACEHOLDER_KEY,
  sleep: cancellableSleep,
  now: () => Date.now(),
  randomId: () => crypto.randomUUID(),
  maxAbsenceMs: pace.longestAbsenceMs,
});

function signalOf(context: IExecuteFunctions, others: readonly AbortSignal[]): AbortSignal {
  const cancel = context.getExecutionCancelSignal();
  return AbortSignal.any(cancel === undefined ? [...others] : [cancel, ...others]);
}

/**
 * Newer agents run a tool like any node, so the node's own type has to tell; older n8n has no
 * `isToolExecution`.
 */
function isToolRun(context: IExecuteFunctions & { isToolExecution?(): boolean }): boolean {
  return context.getNode().type.endsWith('Tool') || context.isToolExecution?.() === true;
}
