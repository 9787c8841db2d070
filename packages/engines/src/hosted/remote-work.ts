import { EngineError, type Operation } from '@clipwright/core/engine';
import { z } from 'zod';
import type { FaultContext } from './hosted-faults.js';
import type { HostedProvider, ProviderCall } from './hosted-provider.js';
import type { HostedSettings } from './hosted.settings.js';
import type { Fetch } from './recorded-fetch.js';

/** What is saved of work that has begun: the SDK's own operation, and whose it is. */
const reference = z.strictObject({
  provider: z.string(),
  model: z.string(),
  operation: z.json(),
  warnings: z.array(z.string()),
});

/** Work that has begun at a provider. Plain JSON. */
export type RemoteWork = z.output<typeof reference>;

export const operationOf = (work: RemoteWork): Operation => ({ phase: 'started', reference: { ...work } });

/** What was saved of work at this provider; null where none was, or where it is of another one. */
export function workOf(saved: Operation, settings: HostedSettings): RemoteWork | null {
  const { success, data } = reference.safeParse(saved.phase === 'started' ? saved.reference : null);
  return success && data.provider === settings.provider ? data : null;
}

/** Reads what an earlier attempt saved. Throws an EngineError where it is of another provider. */
export function savedWork(
  saved: Operation,
  settings: HostedSettings,
  { provider }: FaultContext,
): RemoteWork {
  const work = workOf(saved, settings);
  if (work !== null) return work;
  throw new EngineError(
    'lost',
    `This video was begun elsewhere, before the settings of this engine named ${provider.title}.`,
  );
}

/** The call that ends remote work; null where the provider has none, or where its address was not saved. */
export function cancelCall({ cancel, addressField }: HostedProvider, work: RemoteWork): ProviderCall | null {
  const fields = z.record(z.string(), z.unknown()).safeParse(work.operation);
  const address = fields.success && addressField !== null ? fields.data[addressField] : undefined;
  return cancel !== null && typeof address === 'string' ? cancel(address) : null;
}

/**
 * Makes a call of ours with the key, to the provider's own origin and nowhere else. Rejects as fetch does.
 */
export async function callProvider(
  { method, url }: ProviderCall,
  {
    provider,
    settings,
    fetch,
    signal,
  }: { provider: HostedProvider; settings: HostedSettings; fetch: Fetch; signal: AbortSignal },
): Promise<Response> {
  if (new URL(url).origin !== provider.origin) throw new Error(`not an address of ${provider.title}`);
  const headers = {
    accept: 'application/json',
    authorization: provider.authorization(settings.apiKey ?? ''),
  };
  return await fetch(url, { method, headers, signal, redirect: 'manual' });
}
