import { createHash } from 'node:crypto';
import type { DBAdapter } from 'better-auth/types';

type Row = Readonly<Record<string, unknown>>;
type Condition = Row & { readonly field: string; readonly value: unknown };
type Question = Row & { readonly model: string; readonly where?: readonly Condition[]; readonly data?: Row };
type Member = (question: Question) => Promise<unknown>;

const hashOf = (token: unknown): string => createHash('sha256').update(String(token)).digest('base64url');

/**
 * Keeps session tokens as SHA-256, so that a copy of the database signs nobody in. The library goes on seeing
 * the tokens themselves.
 */
export function hashSessionTokens(adapter: DBAdapter): DBAdapter {
  const members = Object.entries(adapter).map(([name, member]) => [name, wrapped(name, member)] as const);
  const transaction: DBAdapter['transaction'] = (work) =>
    adapter.transaction((inner) => work(hashSessionTokens({ ...adapter, ...inner })));
  return { ...(Object.fromEntries(members) as unknown as DBAdapter), transaction };
}

function wrapped(name: string, member: unknown): unknown {
  if (typeof member !== 'function' || name === 'createSchema') return member;
  return async (question: Question) => await throughHash(member as Member, question);
}

async function throughHash(member: Member, question: Question): Promise<unknown> {
  if (question.model !== 'session') return await member(question);
  const token = tokenIn(question);
  const answer = await member(withHashes(question));
  return token !== null && isRow(answer) && 'token' in answer ? { ...answer, token } : answer;
}

const isRow = (answer: unknown): answer is Row =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

/** The token that a question names, if it names one. */
function tokenIn({ data, where = [] }: Question): unknown {
  return data?.['token'] ?? where.find(({ field }) => field === 'token')?.value ?? null;
}

function withHashes(question: Question): Question {
  const { data, where } = question;
  return {
    ...question,
    ...(data !== undefined && 'token' in data ? { data: { ...data, token: hashOf(data['token']) } } : {}),
    ...(where === undefined ? {} : { where: where.map(hashedCondition) }),
  };
}

function hashedCondition(condition: Condition): Condition {
  if (condition.field !== 'token') return condition;
  const { value } = condition;
  return { ...condition, value: Array.isArray(value) ? value.map(hashOf) : hashOf(value) };
}
