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

/** Reads what an earlier attempt saved. Throws an EngineError where it is of another provider. */
export function savedWork(saved: Extract<Operation, { phase: 'started' }>, settings: HostedSettings, { provider }: FaultContext): RemoteWork {
  const parsed = reference.safeParse(saved.reference);
  if (parsed.success && parsed.data.provider === settings.provider) return parsed.data;
  throw new EngineError('lost', `This video was begun elsewhere, before the settings of this engine named ${provider.title}.`);
}

/** The call that ends remote work; null where the provider has none, or where the address is not the provider's own. */
export function cancelCall({ cancel, addressField, origin }: HostedProvider, work: RemoteWork): ProviderCall | null {
  const fields = z.record(z.string(), z.unknown()).safeParse(work.operation);
  const address = fields.success && addressField !== null ? fields.data[addressField] : undefined;
  if (cancel === null || typeof address !== 'string' || !URL.canParse(address)) return null;
  return new URL(address).origin === origin ? cancel(address) : null;
}

/** Makes a call of ours with the key, which goes to the provider's own origin alone. Rejects as fetch does. */
export async function callProvider(
  { method, url }: ProviderCall,
  { provider, settings, fetch, signal }: { provider: HostedProvider; settings: HostedSettings; fetch: Fetch; signal: AbortSignal },
): Promise<Response> {
  const isOwn = new URL(url).origin === provider.origin && settings.apiKey !== undefined;
  const headers = { accept: 'application/json', ...(isOwn ? { authorization: provider.authorization(settings.apiKey ?? '') } : {}) };
  return await fetch(url, { method, headers, signal, redirect: 'manual' });
}
