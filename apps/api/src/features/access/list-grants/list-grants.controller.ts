import type { AccessGrants, Done } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Delete, Get, Header, Param, UseGuards } from '@nestjs/common';
import { PublicAddress } from '../../../platform/http/public-address.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { shownGrant } from '../access-grant.js';
import { ACCESS_TOOLS } from '../access-tools.js';
import { ListGrants } from './list-grants.service.js';

/** Own tokens and apps. */
@Controller('dashboard/access')
@UseGuards(SessionGuard)
export class ListGrantsController {
  constructor(
    private readonly listGrants: ListGrants,
    private readonly address: PublicAddress,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async list(@FromSignedIn() signedIn: SignedIn): Promise<AccessGrants> {
    const grants = await this.listGrants.run(signedIn);
    return {
      endpoint: this.address.mcp,
      tools: Object.entries(ACCESS_TOOLS).map(([name, title]) => ({ name, title })),
      grants: grants.map(shownGrant),
    };
  }

  @Delete(':id')
  async revoke(@FromSignedIn() signedIn: SignedIn, @Param('id') id: string): Promise<Done> {
    if (await this.listGrants.revoke(signedIn, id)) return { success: true };
    throw new NotFoundError({ what: 'The token' });
  }
}
