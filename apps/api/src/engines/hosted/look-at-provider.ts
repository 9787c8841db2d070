import { type EngineHealth, isEngineError } from '@clipwright/core/engine';
import { accountFault } from './hosted-faults.js';
import { hostedProvider } from './hosted-provider.js';
import { type HostedSettings, modelFor, secretsOf } from './hosted.settings.js';
import { type LoadPackage, loadRemoteModel } from './load-model.js';
import { type Fetch, recordedFetch } from './recorded-fetch.js';
import { callProvider } from './remote-work.js';

const LOOK_MS = 15_000;

/** Looks whether a provider takes the key, with a call that starts nothing and costs nothing. Never rejects. */
export async function lookAtProvider(options: { settings: HostedSettings; fetch: Fetch; load: LoadPackage; signal: AbortSignal }): Promise<EngineHealth> {
  try {
    return await look(options);
  } catch (error) {
    const { title } = hostedProvider(options.settings.provider);
    return { healthy: false, detail: isEngineError(error) ? error.message : `${title} does not answer.` };
  }
}

async function look({ settings, fetch, load, signal }: Parameters<typeof lookAtProvider>[0]): Promise<EngineHealth> {
  signal.throwIfAborted();
  const provider = hostedProvider(settings.provider);
  const model = modelFor(settings, 'text');
  await loadRemoteModel({ provider, settings, model, fetch }, load);
  const call = provider.look?.(model) ?? null;
  if (call === null) return { healthy: true, detail: `The package ${provider.packageName} is installed; whether the key is taken shows with the first video.` };
  const wire = recordedFetch({ fetch, timeoutMs: () => LOOK_MS, maxAnswerBytes: 1024 * 1024, mend: provider.mend });
  await callProvider(call, { provider, settings, fetch: wire.fetch, signal });
  const exchange = wire.take();
  if (exchange?.outcome !== 'answered') return { healthy: false, detail: `${provider.title} does not answer.` };
  const trouble = accountFault(exchange, { provider, model, secrets: secretsOf(settings) });
  if (trouble !== null) return { healthy: false, detail: trouble };
  if (exchange.status === 404 && provider.lookNamesModel) return { healthy: false, detail: `${provider.title} knows no model ${model}: check "model" of this engine.` };
  if (exchange.status >= 500 || exchange.status === 429) return { healthy: false, detail: `${provider.title} answers with HTTP ${exchange.status}.` };
  return { healthy: true, detail: `${provider.title} answers and takes the API key; videos are made with ${model}.` };
}
