import { Controller, Get, Header } from '@nestjs/common';
import { PublicAddress } from '../../../platform/http/public-address.js';
import { openApiDocument } from '../openapi-document.js';

/** GET /openapi.json: the contract, machine readable. Needs no key. */
@Controller()
export class ReadOpenApiController {
  constructor(private readonly address: PublicAddress) {}

  @Get('openapi.json')
  @Header('Cache-Control', 'no-cache')
  read(): object {
    return openApiDocument(this.address.origin);
  }
}
