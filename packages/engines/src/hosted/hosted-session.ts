import type { EngineCapabilities } from '@clipwright/core/engine';
import type { FaultContext } from './hosted-faults.js';
import { type HostedProvider, hostedProvider } from './hosted-provider.js';
import { hostedCapabilities, type HostedSettings, secretsOf } from './hosted.settings.js';
import { type LoadPackage, loadRemoteModel, type RemoteModel } from './load-model.js';
import { type Fetch, type RecordedFetch, recordedFetch } from './recorded-fetch.js';
import { callProvider, cancelCall, type RemoteWork } from './remote-work.js';

/** Rejects with the signal's reason once that is aborted. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** What one attempt at a video works with. */
export interface Session {
  readonly ai: typeof import('ai');
  readonly model: RemoteModel;
  readonly wire: RecordedFetch;
  readonly settings: HostedSettings;
  readonly provider: HostedProvider;
  readonly capabilities: EngineCapabilities;
  readonly context: FaultContext;
  readonly sleep: Sleep;
  /** Ends remote work, where the provider allows it; never rejects. */
  cancel(work: RemoteWork): Promise<void>;
}

export interface SessionOptions {
  readonly settings: HostedSettings;
  readonly model: string;
  readonly fetch: Fetch;
  readonly sleep: Sleep;
  readonly load: LoadPackage;
}

const CANCEL_MS = 10_000;

/**
 * The SDK and the provider's package are loaded here and not at boot: a server without hosted engines never
 * pays for them.
 */
export async function openSession({
  settings,
  model: id,
  fetch,
  sleep,
  load,
}: SessionOptions): Promise<Session> {
  const provider = hostedProvider(settings.provider, settings.optionsNamespace);
  const wire = recordedFetch({
    fetch,
    timeoutMs: (method) => (method === 'POST' ? settings.startTimeoutMs : settings.requestTimeoutMs),
    maxAnswerBytes: provider.maxAnswerBytes ?? settings.maxVideoBytes,
    mend: provider.mend,
  });
  const reach: Fetch = (input, init) =>
    wire.fetch(typeof input === 'string' ? provider.reroute(input, id) : input, init);
  const [ai, model] = await Promise.all([
    import('ai'),
    loadRemoteModel({ provider, settings, model: id, fetch: reach }, load),
  ]);
  const context = { provider, model: id, secrets: secretsOf(settings) };
  const cancel = async (work: RemoteWork): Promise<void> => {
    const call = cancelCall(provider, work);
    if (call === null) return;
    const calling = callProvider(call, { provider, settings, fetch, signal: AbortSignal.timeout(CANCEL_MS) });
    await calling.then((answer) => answer.body?.cancel()).catch(() => undefined);
  };
  return {
    ai,
    model,
    wire,
    settings,
    provider,
    capabilities: hostedCapabilities(settings),
    context,
    sleep,
    cancel,
  };
}
