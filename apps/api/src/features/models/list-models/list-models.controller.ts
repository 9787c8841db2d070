import type { ModelsResponse } from '@clipwright/core/videos';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ApiKeyGuard } from '../../api-keys/api-key-guard.door.js';
import { ListModels } from './list-models.service.js';

/** GET models: the catalogue, machine readable. */
@Controller('api/v1')
@UseGuards(ApiKeyGuard)
export class ListModelsController {
  constructor(private readonly listModels: ListModels) {}

  @Get('models')
  @Header('Cache-Control', 'no-store')
  list(): ModelsResponse {
    return this.listModels.run();
  }
}
