import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { ListModelsController } from './list-models/list-models.controller.js';
import { ListModels } from './list-models/list-models.service.js';

@Module({
  imports: [ApiKeysModule],
  controllers: [ListModelsController],
  providers: [ListModels],
  exports: [ListModels],
})
export class ModelsModule {}
