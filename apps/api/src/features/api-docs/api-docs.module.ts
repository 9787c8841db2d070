import { Module } from '@nestjs/common';
import { ReadDocsController } from './read-docs/read-docs.controller.js';
import { TellDocsController } from './tell-docs/tell-docs.controller.js';
import { ReadOpenApiController } from './read-openapi/read-openapi.controller.js';

@Module({ controllers: [ReadOpenApiController, ReadDocsController, TellDocsController] })
export class ApiDocsModule {}
