import type { Done, InvitationRow, Invitations, MadeInvitation } from '@clipwright/core/dashboard';
import { InvalidRequestError, NotFoundError } from '@clipwright/core/errors';
import type { Plan } from '@clipwright/core/videos';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { PlansConfig } from '../../../config/plans.js';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import type { PendingInvitation } from '../../sign-in/links.door.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { Invite } from './invite.service.js';

const WISH = new CheckedBody<{ plan: Plan }>(z.strictObject({ plan: z.string() }));

const viewIn =
  (plans: PlansConfig) =>
  ({ id, plan, madeBy, createdAt, expiresAt }: PendingInvitation): InvitationRow => ({
    invitation_id: id,
    plan,
    plan_name: plans.of(plan).name,
    made_by: madeBy,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  });

/** Invitations, for operators. */
@Controller('dashboard/operator/invitations')
@UseGuards(OperatorGuard)
export class InviteController {
  constructor(
    private readonly invite: Invite,
    private readonly plans: PlansConfig,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async list(): Promise<Invitations> {
    return { invitations: (await this.invite.pending()).map(viewIn(this.plans)) };
  }

  /** The answer is the one moment in which the link is shown. */
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async make(
    @FromSignedIn() operator: SignedIn,
    @Body(WISH) { plan }: { plan: Plan },
  ): Promise<MadeInvitation> {
    if (!this.plans.has(plan))
      throw new InvalidRequestError({
        message: `plan: this server has ${this.plans.ids.join(', ')}.`,
        param: 'plan',
      });
    const { id, link, expiresAt } = await this.invite.make(operator, plan);
    return { success: true, invitation_id: id, link, expires_at: expiresAt.toISOString() };
  }

  @Delete(':id')
  async revoke(@FromSignedIn() operator: SignedIn, @Param('id') id: string): Promise<Done> {
    if (await this.invite.revoke(operator, id)) return { success: true };
    throw new NotFoundError({ what: 'The invitation' });
  }
}
