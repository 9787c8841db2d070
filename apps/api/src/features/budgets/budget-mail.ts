import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Mailer } from '../../platform/mail/mailer.js';
import { AccountRepository } from '../accounts/account-records.door.js';
import { type Budget, countText, type KeyUse } from './budget.js';

/** Tells an account that most of a ceiling is used. */
@Injectable()
export class BudgetMail implements OnModuleDestroy {
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    private readonly mailer: Mailer,
    private readonly accounts: AccountRepository,
  ) {}

  /** Without a mail server nobody is told, and nothing is noted as told. */
  get available(): boolean {
    return this.mailer.available;
  }

  /** Doesn't wait: a slow mail server must not hold up whoever makes a video. */
  send(accountId: string, budgets: readonly Budget[], use: KeyUse): void {
    const sending = this.deliver(accountId, budgets, use).catch(() => undefined);
    this.underWay.add(sending);
    void sending.finally(() => this.underWay.delete(sending));
  }

  /** A process that stops has handed over what it has begun. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private async deliver(accountId: string, budgets: readonly Budget[], use: KeyUse): Promise<void> {
    const account = await this.accounts.byId(accountId);
    if (account === null) return;
    for (const budget of budgets)
      await this.mailer.send({
        to: account.email,
        subject: 'Most of your Clipwright budget for this month is used',
        text: textWith(budget, use),
      });
  }
}

const textWith = (
  { unit, ceiling, own }: Budget,
  use: KeyUse,
): string => `The key of your Clipwright account has used ${use[unit]} of the ${countText(ceiling, unit)} that are set as
its ceiling for this month (UTC). Past it, its calls are refused with budget_exceeded until the next month begins.

${own === ceiling ? 'The ceiling can be changed in the dashboard, on the page Credits.' : "The ceiling is the operator's: ask whoever runs this server to change it."}
`;
