import { type Command, InvalidArgumentError } from 'commander';
import type { Account } from '../features/accounts/account.door.js';
import { AccountRepository } from '../features/accounts/account-records.door.js';
import { normaliseEmail } from '../features/accounts/email-address.door.js';
import { COMMAND_LINE } from '../features/audit/actor.door.js';
import { CEILINGS, type Ceilings, SetBudget, wireBudget } from '../features/budgets/set-budget.door.js';
import { withProgram } from './command-context.js';
import { CommandError } from './command-error.js';
import { print } from './print.js';

interface BudgetOptions {
  readonly email: string;
  readonly json?: boolean;
  readonly videos?: number | null;
  readonly seconds?: number | null;
  readonly credits?: number | null;
}

async function run(
  { email, json = false }: BudgetOptions,
  ask: (budget: SetBudget, account: Account) => ReturnType<SetBudget['read']>,
): Promise<void> {
  const read = await withProgram(async (program) => {
    const account = await program.get(AccountRepository).byEmail(normaliseEmail(email) ?? '');
    if (account === null) throw new CommandError(`Nobody has the e-mail address ${email}.`);
    return wireBudget(await ask(program.get(SetBudget), account));
  });
  for (const [unit, { used, ceiling, operator_ceiling: ours }] of Object.entries(read))
    print({ unit, used, ceiling: ours ?? 'none', 'own ceiling': ceiling ?? 'none' }, { json });
}

const show = (options: BudgetOptions): Promise<void> => run(options, (budget, { id }) => budget.read(id));

async function set({ email, json = false, ...ceilings }: BudgetOptions): Promise<void> {
  const parsed = CEILINGS.safeParse(ceilings);
  if (!parsed.success) throw new CommandError('Name a ceiling: --videos, --seconds or --credits.');
  const to: Ceilings = parsed.data;
  await run({ email, json }, (budget, account) =>
    budget.run(account, to, { actor: COMMAND_LINE, as: 'operator' }),
  );
}

function ceiling(text: string): number | null {
  if (text === 'none') return null;
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('A whole number, or none.');
  return Number(text);
}

const ofAccount = (command: Command): Command =>
  command.requiredOption('--email <address>', 'whose key').option('--json', 'print one JSON line each');

/** `budget show | set`. */
export function addBudgetCommands(program: Command): void {
  const budget = program.command('budget').description('monthly ceilings for the key of an account');
  ofAccount(
    budget.command('show').description('what the key took in this month (UTC), and its ceilings'),
  ).action(show);
  ofAccount(
    budget
      .command('set')
      .description('set ceilings that the account cannot lift, or take them away with "none"'),
  )
    .option('--videos <number>', 'videos in a month', ceiling)
    .option('--seconds <number>', 'seconds of video in a month', ceiling)
    .option('--credits <number>', 'credits in a month', ceiling)
    .action(set);
}
