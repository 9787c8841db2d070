import type { Overview, Studio } from '@clipwright/core/dashboard';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { PlansConfig } from '../../../config/plans.js';
import { DashboardOrigin } from '../../../platform/http/dashboard-origin.js';
import { WaysToBuy } from '../../payments/ways-to-buy.door.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { type Overview as ReadOut, ReadOverview } from './read-overview.service.js';

/** GET overview: plan, key, window, totals. */
@Controller('dashboard')
@UseGuards(SessionGuard)
export class ReadOverviewController {
  constructor(
    private readonly readOverview: ReadOverview,
    private readonly dashboard: DashboardOrigin,
    private readonly plans: PlansConfig,
    private readonly waysToBuy: WaysToBuy,
  ) {}

  @Get('overview')
  @Header('Cache-Control', 'no-store')
  async read(@FromSignedIn() { account }: SignedIn): Promise<Overview> {
    const { key, window, rateLimit, creditsUsed, videos, studio } = await this.readOverview.run(account);
    return {
      email: account.email,
      plan: account.plan,
      plan_name: studio.terms.name,
      api_access: studio.terms.api_access,
      with_access: this.plans.withAccess,
      buying: await this.waysToBuy.of(account),
      operator: account.operator,
      origin: this.dashboard.origin,
      key:
        key === null
          ? null
          : {
              hint: key.hint,
              created_at: key.createdAt.toISOString(),
              last_used_at: key.lastUsedAt?.toISOString() ?? null,
            },
      window: {
        seconds: window.windowMs / 1000,
        now: new Date(window.nowMs).toISOString(),
        generations: window.admissions.map(({ id, atMs }) => ({
          video_id: id,
          at: new Date(atMs).toISOString(),
        })),
      },
      rate_limit: rateLimit,
      credits_used: creditsUsed,
      videos,
      studio: studioOf(studio),
    };
  }
}

function studioOf({ terms, use }: ReadOut['studio']): Studio {
  const { models, resolution, seconds, at_once, a_day, weight } = terms;
  const used = { at_once: use.atOnce, a_day: use.today };
  return { models, resolution, seconds, at_once, a_day, weight, used };
}
