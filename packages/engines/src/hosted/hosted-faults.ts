import { EngineError, type EngineErrorReason } from '@clipwright/core/engine';
import { z } from 'zod';
import { isContentRefusal } from '../remote/content-refusal.js';
import { foreignText } from '../remote/foreign-text.js';
import type { HostedProvider } from './hosted-provider.js';
import type { Exchange } from './recorded-fetch.js';
import { readJson } from './replicate-answer.js';

/** Who is spoken of, and what may not be said. */
export interface FaultContext {
  readonly provider: HostedProvider;
  readonly model: string;
  readonly secrets: readonly string[];
}

type Answered = Extract<Exchange, { outcome: 'answered' }>;

/** An EngineError whose cause names the exchange and nothing secret. */
export function fault(
  reason: EngineErrorReason,
  sentence: string,
  { context, exchange, detail = sentence }: FaultFacts,
): EngineError {
  const cause = exchange === null ? {} : { cause: new Error(told(exchange, context)) };
  return new EngineError(reason, capital(sentence), { detail: capital(detail), ...cause });
}

interface FaultFacts {
  readonly context: FaultContext;
  readonly exchange: Exchange | null;
  /** What only the operator may read. */
  readonly detail?: string;
}

/** Some providers write their names small, yet not at the beginning of a sentence. */
export const capital = (sentence: string): string =>
  `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;

function told(exchange: Exchange, context: FaultContext): string {
  if (exchange.outcome === 'refused') return `${context.provider.title}: no connection`;
  if (exchange.outcome === 'broken') return `${context.provider.title}: ${exchange.code}`;
  return `${context.provider.title}: HTTP ${exchange.status} ${harmless(exchange.text.replaceAll(/\s+/g, ' '), context)}`;
}

/** What a provider wrote, fit for a sentence. */
export const harmless = (text: string, { secrets }: FaultContext): string => foreignText(text, { secrets });

const body = z.looseObject({
  detail: z.unknown().optional(),
  error: z.unknown().optional(),
  message: z.unknown().optional(),
  title: z.unknown().optional(),
});
const issue = z.looseObject({
  msg: z.string(),
  type: z.string().optional(),
  loc: z.array(z.union([z.string(), z.number()])).optional(),
});

/** The words in which a provider says what is wrong; empty where it says nothing readable. */
export function wordsOf(text: string, context: FaultContext): string {
  const parsed = body.safeParse(readJson(text));
  if (!parsed.success) return '';
  const { detail, error, message, title } = parsed.data;
  return [detail, error, message, title].map((said) => harmless(saidIn(said), context)).find(Boolean) ?? '';
}

function saidIn(said: unknown): string {
  if (typeof said === 'string') return said;
  if (Array.isArray(said)) return said.map(issueText).filter(Boolean).join('; ');
  const nested = z.looseObject({ message: z.string() }).safeParse(said);
  return nested.success ? nested.data.message : '';
}

function issueText(one: unknown): string {
  const parsed = issue.safeParse(one);
  if (!parsed.success) return '';
  const field = parsed.data.loc?.at(-1);
  return field === undefined ? parsed.data.msg : `${field}: ${parsed.data.msg}`;
}

const OUT_OF_CREDIT =
  /exhausted balance|insufficient (?:credit|balance|funds)|payment required|out of credit|billing/i;

/**
 * What the operator has to do about an answer that no other video would get past either; null for other
 * answers.
 */
export function accountFault({ status, text }: Answered, context: FaultContext): string | null {
  const { title } = context.provider;
  if (status === 402 || ([401, 403].includes(status) && OUT_OF_CREDIT.test(text)))
    return `The account at ${title} has no credit left: add some there, and try again.`;
  if (status === 401)
    return `${title} does not take the API key: check "apiKey" of this engine, and make a new key at ${title} if it was revoked.`;
  if (status === 403)
    return `${title} does not allow this API key to use ${context.model}: check the key's rights and the account at ${title}.`;
  return null;
}

/** For an answer that says no for good; null where it does not. */
export function refusalFault(exchange: Answered, context: FaultContext): EngineError | null {
  const { status, text } = exchange;
  if (status < 400 || status >= 500) return null;
  const account = accountFault(exchange, context);
  const facts = { context, exchange };
  const { title } = context.provider;
  if (account !== null) return fault('failed', account, facts);
  if (isContentRefusal(text)) return fault('rejected', `${title} refused the content of this video.`, facts);
  const words = wordsOf(text, context);
  return fault(
    'failed',
    words === ''
      ? `${title} refused this video with HTTP ${status}.`
      : `${title} refused this video: "${words}".`,
    facts,
  );
}
