import type { Plan } from '@clipwright/core/videos';
import { type Command, Option } from 'commander';
import type { Account, AccountChange } from '../features/accounts/account.door.js';
import { normaliseEmail } from '../features/accounts/email-address.door.js';
import { AccountRepository } from '../features/accounts/account-records.door.js';
import { ChangeAccount } from '../features/accounts/change-account.door.js';
import { COMMAND_LINE } from '../features/audit/actor.door.js';
import { ResetPassword } from '../features/sign-in/reset-password.door.js';
import { SessionRepository } from '../features/sign-in/session-records.door.js';
import { withProgram } from './command-context.js';
import { CommandError } from './command-error.js';
import { makeAccount } from './make-account.js';
import { print } from './print.js';
import { addPlanCommand } from './plan-command.js';
import { warnOfUnproved } from './unproved-account.js';

interface AccountOptions {
  readonly email: string;
  readonly plan: Plan;
  readonly json?: boolean;
}

const planOption = () =>
  new Option('--plan <plan>', 'the plan; of the shipped ones only api may call the API');

const accountLine = (account: Account) => ({
  account_id: account.id,
  email: account.email,
  plan: account.plan,
  active: account.active,
  operator: account.operator,
  approval: account.approval,
  email_verified: account.emailVerified,
  joined: account.joined,
  created_at: account.createdAt.toISOString(),
});

async function create(options: AccountOptions & { takeOver?: boolean }): Promise<void> {
  const { email: address, plan } = options;
  const made = await withProgram((program) =>
    makeAccount(program, { email: address, plan, takeOver: options.takeOver === true }),
  );
  print(made, options);
}

async function change(options: Pick<AccountOptions, 'email' | 'json'>, to: AccountChange): Promise<void> {
  const account = await withProgram(async (program) => {
    const changed = await program.get(ChangeAccount).run(options.email, to, COMMAND_LINE);
    if (changed?.active === false) await program.get(SessionRepository).endOthers(changed.id);
    return changed;
  });
  if (account === null) throw new CommandError(`Nobody has the e-mail address ${options.email}.`);
  print(accountLine(account), options);
  warnOfUnproved(account);
}

async function resetPassword(options: Pick<AccountOptions, 'email' | 'json'>): Promise<void> {
  const made = await withProgram(async (program) => {
    const account = await program.get(AccountRepository).byEmail(normaliseEmail(options.email) ?? '');
    if (account === null) throw new CommandError(`Nobody has the e-mail address ${options.email}.`);
    return {
      email: account.email,
      password: await program.get(ResetPassword).byServer(account, COMMAND_LINE),
    };
  });
  print(made, options);
}

async function list(options: { json?: boolean }): Promise<void> {
  const accounts = await withProgram((program) => program.get(AccountRepository).all());
  for (const account of accounts) print(accountLine(account), options);
}

const email = (command: Command): Command =>
  command.requiredOption('--email <address>', 'whose account').option('--json', 'print one JSON line');

/**
 * `account create | plan | activate | deactivate | approve | vouch | make-operator | unmake-operator |
 * reset-password | list`.
 */
export function addAccountCommands(program: Command): void {
  const account = program.command('account').description('make and change accounts');
  email(account.command('create').description('make an account; prints its API key, once'))
    .addOption(planOption().makeOptionMandatory())
    .option(
      '--take-over',
      'where somebody signed up with that address: end their sessions, set another password and replace the key',
    )
    .action(create);
  addPlanCommand(account);
  email(
    account.command('deactivate').description('refuse the key of an account, from its next request on'),
  ).action((options: AccountOptions) => change(options, { active: false }));
  email(account.command('activate').description('accept the key of an account again')).action(
    (options: AccountOptions) => change(options, { active: true }),
  );
  email(account.command('approve').description('let an account that waits for approval make videos')).action(
    (options: AccountOptions) => change(options, { approval: 'approved' }),
  );
  email(
    account
      .command('vouch')
      .description('let an account make videos though its e-mail address was not proved by mail'),
  ).action((options: AccountOptions) => change(options, { mustVerify: false }));
  email(
    account.command('make-operator').description('let somebody manage this server in the dashboard'),
  ).action((options: AccountOptions) => change(options, { operator: true }));
  email(account.command('unmake-operator').description('take that away again')).action(
    (options: AccountOptions) => change(options, { operator: false }),
  );
  email(
    account.command('reset-password').description('set a new password for the dashboard; prints it, once'),
  ).action(resetPassword);
  account
    .command('list')
    .description('list all accounts')
    .option('--json', 'print one JSON line each')
    .action(list);
}
