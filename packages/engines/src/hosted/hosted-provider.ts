import { knownNamespace } from './known-profiles.js';
import { mendBlackForestAnswer } from './black-forest-answer.js';
import { mendReplicateAnswer } from './replicate-answer.js';

/** A request of ours to a provider, beside those that the SDK makes. */
export interface ProviderCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
}

/** What differs between providers, as data; the SDK's packages do the rest. */
export interface HostedProvider {
  /** As people call it, also in the middle of a sentence. */
  readonly title: string;
  readonly packageName: string;
  /** What the package's own factory calls its key. */
  readonly keyOption: string;
  /** Under which name the SDK reads provider options; null: unknown, so none are sent. */
  readonly namespace: string | null;
  /** Where the key may go in calls of ours; null: nowhere. */
  readonly origin: string | null;
  /** Authorization of calls of ours. */
  readonly authorization: (apiKey: string) => string;
  /** Whether the provider is known to start once where the same Idempotency-Key comes twice. */
  readonly idempotentStart: boolean;
  /** Provider options go into the request's body as they are, so that any field of a model can be set. */
  readonly optionsAreBody: boolean;
  /** The field of the saved operation that is the address of the remote work; null: unknown. */
  readonly addressField: string | null;
  /** Ends the remote work at that address; null where the provider has no such call. */
  readonly cancel: ((address: string) => ProviderCall) | null;
  /**
   * Looks whether the provider takes the key, without starting anything; null where nothing is known to be
   * free.
   */
  readonly look: ((model: string) => ProviderCall) | null;
  /** Whether a 404 of that look means that there is no such model. */
  readonly lookNamesModel: boolean;
  /** Words with which the provider says that it is not done, beyond those that the SDK knows. */
  readonly notYet: RegExp | null;
  /** Most bytes of one answer: links are short, but some providers answer with the video itself. */
  readonly maxAnswerBytes: number | null;
  /** Repairs an answer that the SDK would not understand. */
  readonly mend: (text: string) => string;
  /** Where a call of the SDK has to go, for a model that it does not reach by itself. */
  readonly reroute: (url: string, model: string) => string;
}

type Parts = Omit<HostedProvider, 'packageName' | 'namespace'>;

const LINKS_ONLY = 1024 * 1024;
const asIs = (text: string): string => text;
const NOBODYS_REQUEST = '00000000-0000-0000-0000-000000000000';

/** What a package is taken for of which nothing more is known. */
const PLAIN: Omit<Parts, 'title'> = {
  keyOption: 'apiKey',
  origin: null,
  authorization: (apiKey) => `Bearer ${apiKey}`,
  idempotentStart: false,
  optionsAreBody: false,
  addressField: null,
  cancel: null,
  look: null,
  lookNamesModel: false,
  notYet: null,
  maxAnswerBytes: null,
  mend: asIs,
  reroute: asIs,
};

/**
 * fal's and Replicate's references describe no deduplication by Idempotency-Key, which the SDK sends, so a
 * start that may have happened is never repeated there.
 */
const FAL: Parts = {
  ...PLAIN,
  title: 'fal',
  origin: 'https://queue.fal.run',
  authorization: (apiKey) => `Key ${apiKey}`,
  optionsAreBody: true,
  addressField: 'responseUrl',
  cancel: (address) => ({ method: 'PUT', url: `${address.replace(/\/response$/, '')}/cancel` }),
  look: (model) => ({
    method: 'GET',
    url: `https://queue.fal.run/${model.split('/').slice(0, 2).join('/')}/requests/${NOBODYS_REQUEST}/status`,
  }),
  notYet: /"IN_QUEUE"|"IN_PROGRESS"|still in (?:progress|queue)/i,
  maxAnswerBytes: LINKS_ONLY,
  reroute: toFalModel,
};

const REPLICATE: Parts = {
  ...PLAIN,
  title: 'Replicate',
  keyOption: 'apiToken',
  origin: 'https://api.replicate.com',
  optionsAreBody: true,
  addressField: 'getUrl',
  cancel: (address) => ({ method: 'POST', url: `${address}/cancel` }),
  look: (model) => ({
    method: 'GET',
    url: `https://api.replicate.com/v1/models/${model.split(':', 1)[0]}`,
  }),
  lookNamesModel: true,
  maxAnswerBytes: LINKS_ONLY,
  mend: mendReplicateAnswer,
};

/** Neither package has a call that cancels, or that is known to cost nothing. */
const MINIMAX: Parts = { ...PLAIN, title: 'MiniMax', maxAnswerBytes: LINKS_ONLY };
const BLACK_FOREST_LABS: Parts = {
  ...PLAIN,
  title: 'Black Forest Labs',
  maxAnswerBytes: LINKS_ONLY,
  mend: mendBlackForestAnswer,
};

const INSTALLED: Readonly<Record<string, { readonly packageName: string; readonly parts: Parts }>> = {
  fal: { packageName: '@ai-sdk/fal', parts: FAL },
  replicate: { packageName: '@ai-sdk/replicate', parts: REPLICATE },
  minimax: { packageName: '@ai-sdk/minimax', parts: MINIMAX },
  'black-forest-labs': { packageName: '@ai-sdk/black-forest-labs', parts: BLACK_FOREST_LABS },
};

/** The names of the providers that are installed with the server. */
export const INSTALLED_PROVIDERS: readonly string[] = Object.keys(INSTALLED);

/** An installed provider by its name, or what can be known of another package before it is loaded. */
export function hostedProvider(name: string, optionsNamespace?: string): HostedProvider {
  const packageName = packageOf(name);
  const installed = Object.values(INSTALLED).find((one) => one.packageName === packageName);
  const parts = installed?.parts ?? { ...PLAIN, title: `"${packageName}"` };
  return { ...parts, packageName, namespace: optionsNamespace ?? knownNamespace(packageName) };
}

/** The package of a provider as settings name it: by its own name, or by the package's. */
export const packageOf = (name: string): string =>
  Object.hasOwn(INSTALLED, name) ? (INSTALLED[name]?.packageName ?? name) : name;

/** The package takes every model for one of fal's own, and puts fal-ai/ in front of its id. */
function toFalModel(url: string, model: string): string {
  const written = `https://queue.fal.run/fal-ai/${model.replace(/^fal-ai\//, '').replace(/^fal\//, '')}`;
  return url === written ? `https://queue.fal.run/${model}` : url;
}
