import type { ApiDocs } from '@clipwright/core/dashboard';
import { Controller, Get, Header } from '@nestjs/common';
import { PublicAddress } from '../../../platform/http/public-address.js';
import { toldDocs } from '../told-docs.js';

/** GET dashboard/docs: the contract, for the page of the dashboard. It is the same for everybody, as /docs is. */
@Controller('dashboard/docs')
export class TellDocsController {
  constructor(private readonly address: PublicAddress) {}

  @Get()
  @Header('Cache-Control', 'no-cache')
  docs(): ApiDocs {
    return toldDocs(this.address.origin);
  }
}
