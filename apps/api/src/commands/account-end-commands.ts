import { resolve } from 'node:path';
import type { Command } from 'commander';
import { AskDeletion } from '../features/account-end/ask-deletion.door.js';
import { ExportAccount } from '../features/account-end/export-account.door.js';
import type { Account } from '../features/accounts/account.door.js';
import { normaliseEmail } from '../features/accounts/email-address.door.js';
import { AccountRepository } from '../features/accounts/account-records.door.js';
import { COMMAND_LINE } from '../features/audit/actor.door.js';
import { withProgram } from './command-context.js';
import { CommandError } from './command-error.js';
import { print } from './print.js';

interface Options {
  readonly email: string;
  readonly json?: boolean;
}

type Program = Parameters<Parameters<typeof withProgram>[0]>[0];

async function accountOf(program: Program, email: string): Promise<Account> {
  const account = await program.get(AccountRepository).byEmail(normaliseEmail(email) ?? '');
  if (account === null) throw new CommandError(`Nobody has the e-mail address ${email}.`);
  return account;
}

async function exportTo(
  program: Program,
  account: Account,
  folder: string,
): Promise<{ exported_to: string; files: number }> {
  const to = resolve(folder);
  return { exported_to: to, files: await program.get(ExportAccount).toFolder(account, COMMAND_LINE, to) };
}

async function exportAccount(options: Options & { to: string }): Promise<void> {
  const made = await withProgram(async (program) => {
    const account = await accountOf(program, options.email);
    return {
      account_id: account.id,
      email: account.email,
      ...(await exportTo(program, account, options.to)),
    };
  });
  print(made, options);
}

async function remove(options: Options & { exportTo?: string; withoutExport?: boolean }): Promise<void> {
  const folder = options.exportTo;
  if ((folder === undefined) === (options.withoutExport !== true)) {
    throw new CommandError(
      'Say where an export goes first, with --export-to <folder>, or that there is to be none, with --without-export.',
    );
  }
  const made = await withProgram(async (program) => {
    const account = await accountOf(program, options.email);
    const exported = folder === undefined ? {} : await exportTo(program, account, folder);
    await program.get(AskDeletion).run(account, COMMAND_LINE, { lastOperatorToo: true });
    return {
      account_id: account.id,
      ...exported,
      state: 'shut; a running server deletes what is left within minutes, another when it starts',
    };
  });
  print(made, options);
}

/** `account export | delete`, beside the other commands of accounts. */
export function addAccountEndCommands(program: Command): void {
  const account =
    program.commands.find((command) => command.name() === 'account') ?? program.command('account');
  const about = (name: string, description: string): Command =>
    account
      .command(name)
      .description(description)
      .requiredOption('--email <address>', 'whose account')
      .option('--json', 'print one JSON line');
  about('export', 'write everything that is kept of an account into a folder: account.json, and its files')
    .requiredOption('--to <folder>', 'the folder')
    .action(exportAccount);
  about('delete', 'shut an account at once, and delete or anonymise everything of it; there is no way back')
    .option('--export-to <folder>', 'export it into this folder first')
    .option('--without-export', 'delete it without an export')
    .action(remove);
}
