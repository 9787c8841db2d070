import { AccountRepository, CreateAccount } from '../features/accounts/index.js';
import { ResetPassword } from '../features/sign-in/index.js';
import type { RunningServer } from './start-server.js';

const DEMO_EMAIL = 'demo@clipwright.local';

/** On an embedded database without accounts: makes a demo account, which is an operator, and gives the lines that introduce it. */
export async function introduceDemoAccount({ app, database, origin }: RunningServer): Promise<string[]> {
  if (!database.embedded || origin === null) return [];
  if ((await app.get(AccountRepository).count()) > 0) return [];
  const made = await app.get(CreateAccount).run({ email: DEMO_EMAIL, plan: 'api', operator: true });
  if (typeof made === 'string') return [];
  const password = await app.get(ResetPassword).byCommand({ id: made.accountId, email: made.email });
  return introduction(origin, { apiKey: made.apiKey, password });
}

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
