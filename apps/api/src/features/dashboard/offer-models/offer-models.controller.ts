import type { ModelsResponse } from '@clipwright/core/videos';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ListModels } from '../../models/models.door.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';

/** What the playground can be asked for. */
@Controller('dashboard')
@UseGuards(SessionGuard)
export class OfferModelsController {
  constructor(private readonly listModels: ListModels) {}

  @Get('models')
  @Header('Cache-Control', 'no-store')
  models(): ModelsResponse {
    return this.listModels.run();
  }
}
