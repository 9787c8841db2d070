import type { Command } from 'commander';
import type { Account } from '../features/accounts/account.door.js';
import { AccountRepository } from '../features/accounts/account-records.door.js';
import { normaliseEmail } from '../features/accounts/email-address.door.js';
import { COMMAND_LINE } from '../features/audit/actor.door.js';
import { ChangePlan } from '../features/subscriptions/change-plan.door.js';
import {
  type Subscription,
  SubscriptionRepository,
} from '../features/subscriptions/subscription-records.door.js';
import { withProgram } from './command-context.js';
import { CommandError } from './command-error.js';
import { print } from './print.js';
import { warnOfUnproved } from './unproved-account.js';

interface PlanOptions {
  readonly email: string;
  readonly plan?: string;
  readonly until?: string;
  readonly reason?: string;
  readonly gift?: boolean;
  readonly json?: boolean;
}

const planLine = ({ email }: Account, subscription: Subscription) => ({
  account_id: subscription.accountId,
  email,
  plan: subscription.plan,
  state: subscription.state,
  source: subscription.source,
  subscribed_plan: subscription.subscribedPlan,
  period_start: subscription.periodStart.toISOString(),
  period_end: subscription.periodEnd?.toISOString() ?? '-',
  grace_until: subscription.graceUntil?.toISOString() ?? '-',
});

/** A day ends with its last moment, UTC. */
function momentOf(text: string): Date {
  const moment = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59.999Z` : text);
  if (Number.isNaN(moment.getTime()))
    throw new CommandError(
      `--until takes a day like 2027-01-31 or a time like 2027-01-31T12:00Z; got "${text}".`,
    );
  return moment;
}

async function plan(options: PlanOptions): Promise<void> {
  const until = options.until === undefined ? null : momentOf(options.until);
  const { reason, gift } = options;
  if (options.plan === undefined && [until ?? undefined, reason, gift].some((given) => given !== undefined))
    throw new CommandError('--until, --reason and --gift go with --plan.');
  const { account, subscription } = await withProgram(async (program) => {
    const found = await program.get(AccountRepository).byEmail(normaliseEmail(options.email) ?? '');
    if (found === null) throw new CommandError(`Nobody has the e-mail address ${options.email}.`);
    if (options.plan !== undefined) {
      const wish = { plan: options.plan, until, reason: reason ?? 'none was given', gift };
      const fault = await program.get(ChangePlan).run(found.id, wish, COMMAND_LINE);
      if (fault !== null) throw new CommandError(`--${fault.message}`);
    }
    return { account: found, subscription: await program.get(SubscriptionRepository).of(found.id) };
  });
  if (subscription === null) throw new CommandError(`Nobody has the e-mail address ${options.email}.`);
  print(planLine(account, subscription), options);
  warnOfUnproved({ ...account, plan: subscription.plan });
}

/** `account plan`: what an account has, or, with --plan, what it is to have. */
export function addPlanCommand(account: Command): void {
  account
    .command('plan')
    .alias('set-plan')
    .description('tell the plan of an account and its period; with --plan, give it another')
    .requiredOption('--email <address>', 'whose account')
    .option('--plan <plan>', 'the plan that it is to have from now on')
    .option('--until <when>', 'when that ends, a day or a time; without it, it does not end')
    .option('--reason <text>', 'why; it stands in the audit log')
    .option('--gift', 'say that it is a gift')
    .option('--json', 'print one JSON line')
    .action(plan);
}
