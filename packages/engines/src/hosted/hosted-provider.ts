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
}

const LINKS_ONLY = 1024 * 1024;
const asIs = (text: string): string => text;
const NOBODYS_REQUEST = '00000000-0000-0000-0000-000000000000';

/**
 * fal's and Replicate's references describe no deduplication by Idempotency-Key, which the SDK sends, so a
 * start that may have happened is never repeated there.
 */
const INSTALLED: Readonly<Record<string, HostedProvider>> = {
  fal: {
    title: 'fal',
    packageName: '@ai-sdk/fal',
    keyOption: 'apiKey',
    namespace: 'fal',
    origin: 'https://queue.fal.run',
    authorization: (apiKey) => `Key ${apiKey}`,
    idempotentStart: false,
    optionsAreBody: true,
    addressField: 'responseUrl',
    cancel: (address) => ({ method: 'PUT', url: `${address.replace(/\/response$/, '')}/cancel` }),
    look: (model) => ({
      method: 'GET',
      url: `https://queue.fal.run/${model.split('/').slice(0, 2).join('/')}/requests/${NOBODYS_REQUEST}/status`,
    }),
    lookNamesModel: false,
    notYet: /"IN_QUEUE"|"IN_PROGRESS"|still in (?:progress|queue)/i,
    maxAnswerBytes: LINKS_ONLY,
    mend: asIs,
  },
  replicate: {
    title: 'Replicate',
    packageName: '@ai-sdk/replicate',
    keyOption: 'apiToken',
    namespace: 'replicate',
    origin: 'https://api.replicate.com',
    authorization: (apiKey) => `Bearer ${apiKey}`,
    idempotentStart: false,
    optionsAreBody: true,
    addressField: 'getUrl',
    cancel: (address) => ({ method: 'POST', url: `${address}/cancel` }),
    look: (model) => ({
      method: 'GET',
      url: `https://api.replicate.com/v1/models/${model.split(':', 1)[0]}`,
    }),
    lookNamesModel: true,
    notYet: null,
    maxAnswerBytes: LINKS_ONLY,
    mend: mendReplicateAnswer,
  },
};

/** The names of the providers that are installed with the server. */
export const INSTALLED_PROVIDERS: readonly string[] = Object.keys(INSTALLED);

/**
 * Read in the packages' own sources in November 2026: a package ignores what stands under another name, and
 * says nothing.
 */
const NAMESPACES: Readonly<Record<string, string>> = {
  '@ai-sdk/alibaba': 'alibaba',
  '@ai-sdk/black-forest-labs': 'blackForestLabs',
  '@ai-sdk/bytedance': 'bytedance',
  '@ai-sdk/google': 'google',
  '@ai-sdk/google-vertex': 'vertex',
  '@ai-sdk/minimax': 'minimax',
  '@ai-sdk/prodia': 'prodia',
  '@ai-sdk/xai': 'xai',
};

/** An installed provider by its name, or what can be known of another package before it is loaded. */
export function hostedProvider(name: string, optionsNamespace?: string): HostedProvider {
  const installed = Object.hasOwn(INSTALLED, name) ? INSTALLED[name] : undefined;
  return installed ?? packaged(name, optionsNamespace);
}

function packaged(packageName: string, optionsNamespace: string | undefined): HostedProvider {
  const known = Object.hasOwn(NAMESPACES, packageName) ? NAMESPACES[packageName] : undefined;
  return {
    title: `"${packageName}"`,
    packageName,
    keyOption: 'apiKey',
    namespace: optionsNamespace ?? known ?? null,
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
  };
}
