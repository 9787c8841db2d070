import type { Actor } from '../audit/actor.door.js';
import type { Provider } from './payment-event.js';

const NAMES: Readonly<Record<Provider, string>> = { stripe: 'Stripe', standard: 'payments' };

/** Who changes a plan by an event: its provider, from no address. */
export const actorOf = (provider: Provider): Actor => ({ name: NAMES[provider], address: null });
