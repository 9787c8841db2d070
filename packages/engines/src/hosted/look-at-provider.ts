import { type EngineHealth, isEngineError } from '@clipwright/core/engine';
import { accountFault, capital, type FaultContext } from './hosted-faults.js';
import { hostedProvider } from './hosted-provider.js';
import { type HostedSettings, modelFor, secretsOf } from './hosted.settings.js';
import { type LoadPackage, loadRemoteModel } from './load-model.js';
import { type Exchange, type Fetch, recordedFetch } from './recorded-fetch.js';
import { callProvider } from './remote-work.js';

const LOOK_MS = 15_000;

/**
 * Looks whether a provider takes the key, with a call that starts nothing and costs nothing. Never rejects.
 */
export async function lookAtProvider(options: {
  settings: HostedSettings;
  fetch: Fetch;
  load: LoadPackage;
  signal: AbortSignal;
}): Promise<EngineHealth> {
  const { healthy, detail } = await look(options).catch((error: unknown) => {
    const { title } = hostedProvider(options.settings.provider);
    return sick(isEngineError(error) ? error.message : `${title} does not answer.`);
  });
  return { healthy, detail: detail === null ? null : capital(detail) };
}

const sick = (detail: string): EngineHealth => ({ healthy: false, detail });

async function look({
  settings,
  fetch,
  load,
  signal,
}: Parameters<typeof lookAtProvider>[0]): Promise<EngineHealth> {
  signal.throwIfAborted();
  const provider = hostedProvider(settings.provider, settings.optionsNamespace);
  const model = modelFor(settings, 'text');
  await loadRemoteModel({ provider, settings, model, fetch }, load);
  const call = provider.look?.(model) ?? null;
  if (call === null)
    return {
      healthy: true,
      detail: `The package ${provider.packageName} is installed; whether the key is taken shows with the first video.`,
    };
  const wire = recordedFetch({
    fetch,
    timeoutMs: () => LOOK_MS,
    maxAnswerBytes: 1024 * 1024,
    mend: provider.mend,
  });
  await callProvider(call, { provider, settings, fetch: wire.fetch, signal });
  const exchange = wire.take();
  if (exchange?.outcome !== 'answered') return sick(`${provider.title} does not answer.`);
  const trouble = troubleIn(exchange, { provider, model, secrets: secretsOf(settings) });
  return trouble === null
    ? {
        healthy: true,
        detail: `${provider.title} answers and takes the API key; videos are made with ${model}.`,
      }
    : sick(trouble);
}

/** What the answer to a look says is wrong; null where nothing is. */
function troubleIn(
  exchange: Extract<Exchange, { outcome: 'answered' }>,
  context: FaultContext,
): string | null {
  const { provider, model } = context;
  const { status } = exchange;
  const account = accountFault(exchange, context);
  if (account !== null) return account;
  if (status === 404 && provider.lookNamesModel)
    return `${provider.title} knows no model ${model}: check "model" of this engine.`;
  return status >= 500 || status === 429 ? `${provider.title} answers with HTTP ${status}.` : null;
}
