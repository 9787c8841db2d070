import { ClipwrightClient } from '@clipwright/core/client';
import type { VideoMode, VideoStatus } from '@clipwright/core/videos';
import type { IExecuteFunctions, IPollFunctions } from 'n8n-workflow';
import { cancellableSleep } from '../Clipwright/transport/cancellable-sleep.js';
import { credentialBaseUrl } from '../Clipwright/transport/credential-address.js';
import { n8nFetch } from '../Clipwright/transport/n8n-fetch.js';
import { Reach } from '../Clipwright/transport/reach.js';
import { MOST_VIDEOS } from './trigger-fields.js';

/** What people chose. */
export interface Wanted {
  readonly events: readonly VideoStatus[];
  readonly mode?: VideoMode;
  readonly model?: string;
  /** In small letters. */
  readonly promptContains: string;
  readonly mostVideos: number;
  readonly simplify: boolean;
  /** The binary field that the mp4 is put into; null: no mp4 is fetched. */
  readonly fileField: string | null;
}

/** One poll. */
export interface TriggerSession {
  readonly context: IPollFunctions;
  /** The context as the node's own transport knows it: n8n lends polls no signal of a cancellation. */
  readonly transport: IExecuteFunctions;
  readonly client: ClipwrightClient;
  readonly baseUrl: string;
  readonly wanted: Wanted;
  /** Aborted when nobody answers at the base URL. */
  readonly signal: AbortSignal;
}

/** The next poll tries again by itself, so this one gives up soon. */
const RECOVERIES = 3;

/** Reads credential and fields, and opens a client. Throws where the base URL is none. */
export async function openTrigger(context: IPollFunctions): Promise<TriggerSession> {
  const baseUrl = await credentialBaseUrl(context);
  const reach = new Reach({ now: () => Date.now(), onAway: () => undefined });
  const transport = transportOf(context);
  const client = new ClipwrightClient({
    baseUrl,
    apiKey: 'credential',
    fetch: n8nFetch(transport, { baseUrl, prefer: null, onGeneration: () => undefined, reach }),
    sleep: cancellableSleep,
    now: () => Date.now(),
    randomId: () => crypto.randomUUID(),
    maxRecoveries: RECOVERIES,
    maxAbsenceMs: 0,
  });
  return { context, transport, client, baseUrl, wanted: wantedIn(context), signal: reach.signal };
}

/** All that is asked of n8n beside that signal, n8n lends to polls as well. */
const transportOf = (context: IPollFunctions): IExecuteFunctions =>
  Object.create(context, { getExecutionCancelSignal: { value: () => undefined } }) as IExecuteFunctions;

function wantedIn(context: IPollFunctions): Wanted {
  const filters = context.getNodeParameter('filters', {}) as Filters;
  const { mostVideos = MOST_VIDEOS } = context.getNodeParameter('options', {}) as { mostVideos?: number };
  const wantsFile = context.getNodeParameter('downloadFile', false) as boolean;
  return {
    events: context.getNodeParameter('events', []) as VideoStatus[],
    ...(filters.mode === undefined ? {} : { mode: filters.mode }),
    ...(filters.model === undefined ? {} : { model: filters.model }),
    promptContains: (filters.promptContains ?? '').toLowerCase(),
    mostVideos,
    simplify: context.getNodeParameter('simplify', true) as boolean,
    fileField: wantsFile ? (context.getNodeParameter('binaryPropertyName', 'data') as string) : null,
  };
}

interface Filters {
  readonly mode?: VideoMode;
  readonly model?: string;
  readonly promptContains?: string;
}
