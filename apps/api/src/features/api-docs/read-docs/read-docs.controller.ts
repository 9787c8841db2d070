import { Controller, Get, Header } from '@nestjs/common';
import { PublicAddress } from '../../../platform/http/public-address.js';
import { docsPage } from '../docs-page.js';
import { DOCS_STYLE } from '../docs-style.js';

const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** GET /docs: the contract, for people. Needs no key, no script and no other host. */
@Controller('docs')
export class ReadDocsController {
  constructor(private readonly address: PublicAddress) {}

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', PAGE_POLICY)
  @Header('Cache-Control', 'no-cache')
  page(): string {
    return docsPage(this.address.origin);
  }

  @Get('style.css')
  @Header('Content-Type', 'text/css; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  style(): string {
    return DOCS_STYLE;
  }
}
