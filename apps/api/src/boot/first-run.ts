import type { Config } from '../config/config.js';
import { AccountRepository } from '../features/accounts/account-records.door.js';
import { CreateAccount } from '../features/accounts/create-account.door.js';
import { FIRST_START } from '../features/audit/actor.door.js';
import { ResetPassword } from '../features/sign-in/reset-password.door.js';
import { persistThroughOutage } from '../platform/database/persist-through-outage.js';
import { isSelfSigned, troubleAt } from './ready-lines.js';
import type { RunningServer } from './start-server.js';

const DEMO_EMAIL = 'demo@clipwright.local';
const OUTAGE_MS = 60_000;

/**
 * On an embedded database without accounts, where nobody but this machine reaches the server: makes a demo
 * account, which is an operator, and gives the lines that introduce it. The server answers already, so a
 * database that goes away meanwhile is waited for.
 */
export async function introduceDemoAccount(
  { app, database, addresses }: RunningServer,
  config: Config,
): Promise<string[]> {
  if (!database.embedded || addresses === null || !config.server.forThisMachine) return [];
  if ((await persistThroughOutage(() => app.get(AccountRepository).count(), OUTAGE_MS)) > 0) return [];
  const account = { email: DEMO_EMAIL, plan: 'api', operator: true } as const;
  const made = await persistThroughOutage(() => app.get(CreateAccount).run(account, FIRST_START), OUTAGE_MS);
  if (typeof made === 'string') return MADE_IN_AN_OUTAGE;
  const owner = { id: made.accountId, email: made.email };
  const password = await persistThroughOutage(
    () => app.get(ResetPassword).byServer(owner, FIRST_START),
    OUTAGE_MS,
  );
  return introduction(addresses.origin, { apiKey: made.apiKey, password }, config);
}

const MADE_IN_AN_OUTAGE = [
  '',
  `The demo account ${DEMO_EMAIL} was made while the database went away. Have its API key shown with:`,
  '',
  `  npm run -s clipwright -- key regenerate --email ${DEMO_EMAIL}`,
  '',
];

const introduction = (
  origin: string,
  { apiKey, password }: { apiKey: string; password: string },
  config: Config,
): string[] => [
  '',
  'A demo account is ready. Its API key and its password are shown this once:',
  '',
  `  ${apiKey}`,
  '',
  `  Dashboard  ${dashboardAt(origin)}`,
  `  E-mail     ${DEMO_EMAIL}`,
  `  Password   ${password}`,
  '',
  ...firstCall(origin, apiKey, config),
];

/** The pages stand at the root of a host. */
const dashboardAt = (origin: string): string =>
  new URL(origin).pathname === '/' ? `${origin}/` : 'not here: it needs a PUBLIC_URL without a path';

/** A call to paste, where one can succeed. */
function firstCall(origin: string, apiKey: string, config: Config): string[] {
  if (troubleAt(origin, config) !== null) return [];
  return [
    'Make your first video:',
    '',
    `  curl -sS ${trustOf(config)}${quoted(`${origin}/api/v1/text-to-video.php`)} \\`,
    `    -H 'Authorization: Bearer ${apiKey}' \\`,
    `    -H 'Content-Type: application/json' \\`,
    `    -d '{"prompt": "a lighthouse by the sea at sunset, slow pan left"}'`,
    '',
  ];
}

/** Nobody else vouches for a certificate that signs itself. */
function trustOf({ https, server }: Config): string {
  if (https.tls === null || server.publicUrl !== null || !isSelfSigned(https.tls.cert)) return '';
  return `--cacert ${quoted(https.tls.certFile)} `;
}

/** As a shell takes it: bare where nothing in it means more than itself. */
const quoted = (text: string): string =>
  /^[\w:/.,@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
