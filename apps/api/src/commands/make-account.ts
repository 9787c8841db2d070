import type { Plan } from '@clipwright/core/videos';
import type { INestApplicationContext } from '@nestjs/common';
import type { Account } from '../features/accounts/account.door.js';
import { normaliseEmail } from '../features/accounts/email-address.door.js';
import { originOf } from '../features/accounts/account-origin.door.js';
import { AccountRepository } from '../features/accounts/account-records.door.js';
import { CreateAccount } from '../features/accounts/create-account.door.js';
import { COMMAND_LINE } from '../features/audit/actor.door.js';
import { TakeOver } from '../features/sign-in/take-over.door.js';
import { CommandError } from './command-error.js';

type Facts = Readonly<Record<string, string>>;

interface Wish {
  readonly email: string;
  readonly plan: Plan;
  /** Whether an account that is there is to be taken from whoever has it. */
  readonly takeOver: boolean;
}

/**
 * Makes an account. One that is there already is never adopted in silence: whoever made it knows its
 * password.
 */
export async function makeAccount(program: INestApplicationContext, wish: Wish): Promise<Facts> {
  const known = await program.get(AccountRepository).byEmail(normaliseEmail(wish.email) ?? '');
  if (known !== null) return wish.takeOver ? await takeOver(program, known, wish.plan) : refuse(known);
  const made = await program.get(CreateAccount).run(wish, COMMAND_LINE);
  if (made === 'bad-email') throw new CommandError(`--email takes an e-mail address; got "${wish.email}".`);
  if (made === 'email-taken')
    throw new CommandError(
      `Somebody made an account for ${wish.email} at the same moment. Run this again to see who.`,
    );
  return { account_id: made.accountId, email: made.email, plan: made.plan, api_key: made.apiKey };
}

async function takeOver(program: INestApplicationContext, account: Account, plan: Plan): Promise<Facts> {
  const { apiKey, password } = await program.get(TakeOver).run(account, plan, COMMAND_LINE);
  return { account_id: account.id, email: account.email, plan, api_key: apiKey, password };
}

function refuse(account: Account): never {
  const { email } = account;
  throw new CommandError(
    `There is an account for ${email} already: it ${originOf(account)}. Nothing was changed.\n` +
      'If it is not that person whom you want to give it to, run this again with --take-over: it ends every session, sets another password and replaces the key.\n' +
      `If it is, change it: account set-plan --email ${email}, or key regenerate --email ${email}`,
  );
}
