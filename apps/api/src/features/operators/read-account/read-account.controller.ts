import type { AccountPage } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Get, Header, Param, UseGuards } from '@nestjs/common';
import { PlansConfig } from '../../../config/plans.js';
import type { AuditEntry } from '../../audit/actor.door.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { actorOf, FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { undoableBy } from '../../subscriptions/undoable.door.js';
import { rowOf } from '../account-row.js';
import { type AccountView, ReadAccount } from './read-account.service.js';

/** GET an account: all that operators see of it. */
@Controller('dashboard/operator/accounts')
@UseGuards(OperatorGuard)
export class ReadAccountController {
  constructor(
    private readonly readAccount: ReadAccount,
    private readonly plans: PlansConfig,
  ) {}

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  async read(@FromSignedIn() operator: SignedIn, @Param('id') id: string): Promise<AccountPage> {
    const view = await this.readAccount.run(id);
    if (view === null) throw new NotFoundError({ what: 'The account' });
    return {
      account: rowOf(view.account, this.plans),
      plan: this.planOf(view, operator),
      key: keyOf(view),
      rate_limit: view.rateLimit,
      videos: view.videos,
      credits_used: view.creditsUsed,
      days: view.days.map(({ creditsUsed, ...day }) => ({ ...day, credits_used: creditsUsed })),
    };
  }

  private planOf({ subscription, changes }: AccountView, operator: SignedIn): AccountPage['plan'] {
    const { state, source, subscribedPlan, periodStart, periodEnd, graceUntil } = subscription;
    const [last] = changes;
    return {
      ...{ state, source, subscribed: this.plans.of(subscribedPlan).name },
      period_start: periodStart.toISOString(),
      period_end: periodEnd?.toISOString() ?? null,
      grace_until: graceUntil?.toISOString() ?? null,
      changes: changes.map((entry) => this.changeOf(entry)),
      undo: last !== undefined && undoableBy(actorOf(operator), last) !== null,
    };
  }

  private changeOf({ at, actor, details }: AuditEntry): AccountPage['plan']['changes'][number] {
    const end = details['period_end'];
    return {
      ...{ at: at.toISOString(), by: actor, plan_name: this.plans.of(String(details['plan'])).name },
      ...{ state: String(details['state']), period_end: typeof end === 'string' ? end : null },
      reason: String(details['reason']),
    };
  }
}

const keyOf = ({ key }: AccountView): AccountPage['key'] =>
  key === null
    ? null
    : {
        hint: key.hint,
        created_at: key.createdAt.toISOString(),
        last_used_at: key.lastUsedAt?.toISOString() ?? null,
      };
