import { AccountRepository } from '../features/accounts/account-records.door.js';
import { FIRST_START } from '../features/audit/actor.door.js';
import { type MadeLink, OneTimeLinks } from '../features/sign-in/links.door.js';
import { persistThroughOutage } from '../platform/database/persist-through-outage.js';
import type { RunningServer } from './start-server.js';

const OUTAGE_MS = 60_000;

/**
 * While nobody can manage the server: the lines with a link that makes the account of the first operator.
 * Empty otherwise.
 */
export async function inviteFirstOperator({ app, addresses }: RunningServer): Promise<string[]> {
  if (addresses === null) return [];
  if (await persistThroughOutage(() => app.get(AccountRepository).hasOperator(), OUTAGE_MS)) return [];
  if (new URL(addresses.origin).pathname !== '/') return WITHOUT_DASHBOARD;
  return introduction(
    await persistThroughOutage(() => app.get(OneTimeLinks).inviteOperator(FIRST_START.name), OUTAGE_MS),
  );
}

const introduction = ({ link, expiresAt }: MadeLink): string[] => [
  '',
  'Nobody manages this server yet. Make your account, which will be its operator, here:',
  '',
  `  ${link}`,
  '',
  `The link works once, until ${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, and only as long as there is no operator; another start prints another.`,
  '',
];

const WITHOUT_DASHBOARD = [
  '',
  'Nobody manages this server yet, and its dashboard needs a PUBLIC_URL without a path. Make an account with an API key on the command line:',
  '',
  '  npm run -s clipwright -- account create --email you@example.com --plan api',
  '',
];
