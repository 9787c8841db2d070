import { ClipwrightClient } from '@clipwright/core/client';
import { isClipwrightError } from '@clipwright/core/errors';
import type { ModelsResponse } from '@clipwright/core/videos';
import { NodeOperationError, type ILoadOptionsFunctions } from 'n8n-workflow';
import { fingerprintOf } from '../generation/idempotency-key.js';
import { adviceFor } from '../output/error-advice.js';
import { cancellableSleep } from '../transport/cancellable-sleep.js';
import { credentialBaseUrl } from '../transport/credential-address.js';
import { CREDENTIAL_NAME, n8nFetch } from '../transport/n8n-fetch.js';
import { Reach } from '../transport/reach.js';
import { KeptAnswers } from './kept-answers.js';

/** Where the editor's lists come from: the credential's server. */
export interface ListSource {
  readonly baseUrl: string;
  readonly client: ClipwrightClient;
  /** The models that the server makes; asked for once a minute at most. */
  models(): Promise<ModelsResponse['models']>;
}

const MODELS_LIFE_MS = 60_000;
/** Somebody looks at the field and waits. */
const LONGEST_MS = 10_000;
/** One lost answer may be an accident. */
const TRIES = 2;
/** What people can still do without a list. */
const ANYWAY = 'Until then the defaults work, and a value can be given as an expression.';

const modelsOfServers = new KeptAnswers<ModelsResponse>({ lifeMs: MODELS_LIFE_MS, now: () => Date.now() });

/** Reads a list for the editor. Rejects with one sentence on what is wrong and what to do about it. */
export async function readList<List>(
  context: ILoadOptionsFunctions,
  read: (source: ListSource) => Promise<List>,
): Promise<List> {
  try {
    return await read(await openSource(context));
  } catch (thrown) {
    throw new NodeOperationError(context.getNode(), sentencesOf(thrown).filter(Boolean).join(' '));
  }
}

/** The editor shows a message alone, so what to do about it stands there too. */
function sentencesOf(thrown: unknown): unknown[] {
  if (isClipwrightError(thrown)) return [thrown.message, adviceFor(thrown), ANYWAY];
  if (thrown instanceof NodeOperationError) return [thrown.message, thrown.description];
  return [thrown instanceof Error ? thrown.message : thrown];
}

async function openSource(context: ILoadOptionsFunctions): Promise<ListSource> {
  const baseUrl = await credentialBaseUrl(context);
  const { apiKey } = await context.getCredentials<{ apiKey: string }>(CREDENTIAL_NAME);
  const client = openClient(context, baseUrl);
  const server = await fingerprintOf({ baseUrl, apiKey });
  return {
    baseUrl,
    client,
    models: async () => (await modelsOfServers.get(server, () => client.models())).models,
  };
}

function openClient(context: ILoadOptionsFunctions, baseUrl: string): ClipwrightClient {
  const reach = new Reach({ now: () => Date.now(), onAway: () => undefined });
  const options = { baseUrl, prefer: null, onGeneration: () => undefined, reach };
  return new ClipwrightClient({
    baseUrl,
    apiKey: 'credential',
    fetch: n8nFetch(context, options),
    sleep: cancellableSleep,
    now: () => Date.now(),
    randomId: () => crypto.randomUUID(),
    maxRecoveries: TRIES,
    maxAbsenceMs: 0,
    requestTimeoutMs: LONGEST_MS,
  });
}
