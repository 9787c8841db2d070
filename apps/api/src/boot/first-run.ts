import { AccountRepository, CreateAccount } from '../features/accounts/index.js';
import { ResetPassword } from '../features/sign-in/index.js';
import { persistThroughOutage } from '../platform/database/persist-through-outage.js';
import type { RunningServer } from './start-server.js';

const DEMO_EMAIL = 'demo@clipwright.local';
const OUTAGE_MS = 60_000;

/**
 * On an embedded database without accounts: makes a demo account, which is an operator, and gives the lines that introduce it. The
 * server answers already, so a database that goes away meanwhile is waited for.
 */
export async function introduceDemoAccount({ app, database, origin }: RunningServer): Promise<string[]> {
  if (!database.embedded || origin === null) return [];
  if ((await persistThroughOutage(() => app.get(AccountRepository).count(), OUTAGE_MS)) > 0) return [];
  const account = { email: DEMO_EMAIL, plan: 'api', operator: true } as const;
  const made = await persistThroughOutage(() => app.get(CreateAccount).run(account), OUTAGE_MS);
  if (typeof made === 'string') return MADE_IN_AN_OUTAGE;
  const owner = { id: made.accountId, email: made.email };
  const password = await persistThroughOutage(() => app.get(ResetPassword).byCommand(owner), OUTAGE_MS);
  return introduction(origin, { apiKey: made.apiKey, password });
}

const MADE_IN_AN_OUTAGE = [
  '',
  `The demo account ${DEMO_EMAIL} was made while the database went away. Have its API key shown with:`,
  '',
  `  npm run -s clipwright -- key regenerate --email ${DEMO_EMAIL}`,
  '',
];

const introduction = (origin: string, { apiKey, password }: { apiKey: string; password: string }): string[] => [
  '',
  'A demo account is ready. Its API key and its password are shown this once:',
  '',
  `  ${apiKey}`,
  '',
  `  Dashboard  ${origin}/`,
  `  E-mail     ${DEMO_EMAIL}`,
  `  Password   ${password}`,
  '',
  'Make your first video:',
  '',
  `  curl -sS ${origin}/api/v1/text-to-video.php \\`,
  `    -H 'Authorization: Bearer ${apiKey}' \\`,
  `    -H 'Content-Type: application/json' \\`,
  `    -d '{"prompt": "a lighthouse by the sea at sunset, slow pan left"}'`,
  '',
];
