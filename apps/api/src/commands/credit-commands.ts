import { type Command, InvalidArgumentError } from 'commander';
import { AccountRepository } from '../features/accounts/account-records.door.js';
import { normaliseEmail } from '../features/accounts/email-address.door.js';
import type { Account } from '../features/accounts/account.door.js';
import { COMMAND_LINE } from '../features/audit/actor.door.js';
import { CreditGifts, GIFT, type Gift } from '../features/credits/give-credits.door.js';
import { CreditReading, wireBalance } from '../features/credits/read-credits.door.js';
import { AuditCredits } from '../features/videos/audit-credits.door.js';
import { withProgram } from './command-context.js';
import { CommandError } from './command-error.js';
import { print } from './print.js';

type Program = Parameters<Parameters<typeof withProgram>[0]>[0];

async function audit({ repair = false }: { repair?: boolean }): Promise<void> {
  const { accounts, differences, purses, repaired } = await withProgram((program) =>
    program.get(AuditCredits).run({ repair }),
  );
  for (const { accountId, ...sums } of accounts) {
    const held = sums.reserved - sums.settled - sums.released;
    print({ account_id: accountId, ...sums, held }, { json: true });
  }
  const all = [...differences, ...purses];
  for (const difference of all) process.stderr.write(`Differs: ${JSON.stringify(difference)}\n`);
  const left = all.length - repaired;
  process.stderr.write(
    all.length === 0
      ? 'The ledger agrees with every video and every balance.\n'
      : `${repaired} repaired, ${left} left.\n`,
  );
  if (left > 0) process.exitCode = 1;
}

interface OfAccount {
  readonly email: string;
  readonly json?: boolean;
}

async function accountBy(program: Program, email: string): Promise<Account> {
  const account = await program.get(AccountRepository).byEmail(normaliseEmail(email) ?? '');
  if (account === null) throw new CommandError(`Nobody has the e-mail address ${email}.`);
  return account;
}

async function printBalance(program: Program, account: Account, options: OfAccount): Promise<void> {
  const read = await program.get(CreditReading).balance(account.id);
  if (read === null) throw new CommandError(`Nobody has the e-mail address ${account.email}.`);
  const { next, ...balance } = wireBalance(read);
  const coming = next === null ? {} : { next_credits: next.credits, next_at: next.at };
  print({ account_id: account.id, ...balance, ...coming }, options);
}

async function show(options: OfAccount): Promise<void> {
  await withProgram(async (program) =>
    printBalance(program, await accountBy(program, options.email), options),
  );
}

async function history(options: OfAccount): Promise<void> {
  await withProgram(async (program) => {
    const { id } = await accountBy(program, options.email);
    for await (const entries of program.get(CreditReading).all(id))
      for (const { at, videoId, reason, ...entry } of entries)
        print(
          { at: at.toISOString(), ...entry, video_id: videoId ?? '', reason: reason ?? '' },
          { json: true },
        );
  });
}

interface GiftOptions extends OfAccount {
  readonly credits: number;
  readonly reason: string;
}

async function give({ email, json = false, ...gift }: GiftOptions, kind: Gift['kind']): Promise<void> {
  const parsed = GIFT.safeParse({ kind, ...gift });
  if (!parsed.success) throw new CommandError(problemOf(parsed.error.issues[0]));
  await withProgram(async (program) => {
    const account = await accountBy(program, email);
    const given = await program.get(CreditGifts).run(account, parsed.data, COMMAND_LINE);
    if (given === 'too-few') throw new CommandError('The account has fewer credits than that.');
    await printBalance(program, account, { email, json });
  });
}

const problemOf = (issue: { path: PropertyKey[]; message: string } | undefined): string =>
  `--${issue?.path.join('.') ?? 'credits'}: ${issue?.message ?? 'not valid'}.`;

function wholeNumber(text: string): number {
  if (!/^[+-]?\d{1,10}$/.test(text)) throw new InvalidArgumentError('A whole number.');
  return Number(text);
}

const ofAccount = (command: Command): Command =>
  command.requiredOption('--email <address>', 'whose account').option('--json', 'print one JSON line');

const gift = (command: Command): Command =>
  ofAccount(command)
    .requiredOption('--credits <number>', 'how many', wholeNumber)
    .requiredOption('--reason <text>', 'why; the account sees it');

/** `credits show | history | grant | correct | audit [--repair]`. */
export function addCreditCommands(program: Command): void {
  const credits = program
    .command('credits')
    .description('show, give and correct credits, and prove the ledger');
  ofAccount(credits.command('show').description('what the studio of an account can spend')).action(show);
  credits
    .command('history')
    .description('every entry of an account, newest first, as JSON lines')
    .requiredOption('--email <address>', 'whose account')
    .action(history);
  gift(credits.command('grant').description('give credits that last until they are used')).action(
    (options: GiftOptions) => give(options, 'grant'),
  );
  gift(
    credits.command('correct').description('put a balance right; a number below zero takes credits away'),
  ).action((options: GiftOptions) => give(options, 'correct'));
  credits
    .command('audit')
    .description(
      'compare the ledger with the videos and the balances; prints the sums of each account as JSON lines',
    )
    .option('--repair', 'mend what differs')
    .action(audit);
}
