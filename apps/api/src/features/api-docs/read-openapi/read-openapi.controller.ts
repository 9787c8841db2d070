import { Controller, Get, Header } from '@nestjs/common';
import { PublicAddress } from '../../../platform/http/public-address.js';
import { openApiDocument } from '../openapi-document.js';

/** GET /openapi.json: the contract, machine readable. Needs no key. */
@Controller()
export class ReadOpenApiController {
  /** Made once: it takes some ten milliseconds, and anybody may ask for it. */
  private document: object | null = null;

  constructor(private readonly address: PublicAddress) {}

  @Get('openapi.json')
  @Header('Cache-Control', 'no-cache')
  read(): object {
    this.document ??= openApiDocument(this.address.origin);
    return this.document;
  }
}
