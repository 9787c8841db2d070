import {
  createPostgresStore,
  POSTGRES_STATEMENTS,
  type PostgresStore,
} from '@clipwright/core/limiter/postgres';
import type { Database } from '../database/database.js';
import { prepared, type Statement, statement } from '../database/statement.js';

/** The rule of generations, by the name that its windows have. Their keys are accounts. */
export const VIDEOS_WINDOW = 'videos';

/** The rule of failed authentications, of passwords and of mails, each key with a length of its own. */
export const ATTEMPTS_WINDOW = 'attempts';

/** The rule of requests to others' hosts. Its keys are networks. */
export const HOSTS_WINDOW = 'hosts';

/** What an account may have others do for it; each has a rule of its own, whose keys are accounts. */
export const RESOURCES = ['bytes', 'fetches', 'images', 'refusals', 'plans'] as const;
export type ResourceName = (typeof RESOURCES)[number];
export const budgetWindow = (resource: ResourceName): string => `budget-${resource}`;

type Statements = ReadonlyMap<string, Statement>;

const ALL = Object.values(POSTGRES_STATEMENTS);
const PREPARED: Statements = new Map(ALL.map(({ name, text }) => [text, prepared(name, text)]));
const FOR_WORK: Statements = new Map(ALL.map(({ text }) => [text, statement(text)]));

/** Core's store of windows over a transaction, or over the quick connections where it only looks. */
export const limiterWindows = (by: Pick<Database, 'rows'>): PostgresStore => storeOver(by, PREPARED);

/** The same over the connections for work, each call a transaction of its own: it may wait for others. */
export const countingWindows = (database: Database): PostgresStore => storeOver(database, FOR_WORK);

function storeOver(by: Pick<Database, 'rows'>, statements: Statements): PostgresStore {
  return createPostgresStore({
    query: async (text, values) => {
      const known = statements.get(text);
      if (known === undefined) throw new Error('The limiter sent a statement that nobody knows.');
      return { rows: await by.rows(known, values) };
    },
  });
}
