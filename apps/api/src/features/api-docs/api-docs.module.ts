import { Module } from '@nestjs/common';
import { ReadDocsController } from './read-docs/read-docs.controller.js';
import { ReadOpenApiController } from './read-openapi/read-openapi.controller.js';

@Module({ controllers: [ReadOpenApiController, ReadDocsController] })
export class ApiDocsModule {}
