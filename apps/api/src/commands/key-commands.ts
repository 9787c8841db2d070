import type { Command } from 'commander';
import { AccountRepository } from '../features/accounts/account-records.door.js';
import { normaliseEmail } from '../features/accounts/email-address.door.js';
import { RegenerateKey } from '../features/api-keys/new-key.door.js';
import { COMMAND_LINE } from '../features/audit/actor.door.js';
import { withProgram } from './command-context.js';
import { CommandError } from './command-error.js';
import { print } from './print.js';
import { warnOfUnproved } from './unproved-account.js';

async function regenerate(options: { email: string; json?: boolean }): Promise<void> {
  const made = await withProgram(async (program) => {
    const account = await program.get(AccountRepository).byEmail(normaliseEmail(options.email) ?? '');
    if (account === null) throw new CommandError(`Nobody has the e-mail address ${options.email}.`);
    return { account, apiKey: await program.get(RegenerateKey).run(account, COMMAND_LINE) };
  });
  const { id, email, plan } = made.account;
  print({ account_id: id, email, plan, api_key: made.apiKey }, options);
  warnOfUnproved(made.account);
}

/** `key regenerate`. */
export function addKeyCommands(program: Command): void {
  program
    .command('key')
    .description('manage API keys')
    .command('regenerate')
    .description('replace the key of an account; the old one is invalid at once')
    .requiredOption('--email <address>', 'whose key')
    .option('--json', 'print one JSON line')
    .action(regenerate);
}
