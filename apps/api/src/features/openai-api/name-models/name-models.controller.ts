import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { OpenAiConfig } from '../../../config/openai-slice.js';
import { ApiKeyGuard } from '../../api-keys/api-key-guard.door.js';
import { ListModels } from '../../models/models.door.js';

interface NamedModels {
  readonly object: 'list';
  readonly data: readonly {
    readonly id: string;
    readonly object: 'model';
    readonly created: number;
    readonly owned_by: 'clipwright';
  }[];
}

/** GET /v1/models: every name that POST /v1/videos takes. */
@Controller('v1/models')
@UseGuards(ApiKeyGuard)
export class NameModelsController {
  constructor(
    private readonly listModels: ListModels,
    private readonly names: OpenAiConfig,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  name(): NamedModels {
    const own = this.listModels.run().models.map(({ id }) => id);
    const other = [...this.names.models].filter(([, model]) => own.includes(model)).map(([name]) => name);
    const ids = [...new Set([...own, ...other])];
    return {
      object: 'list',
      data: ids.map((id) => ({ id, object: 'model', created: 0, owned_by: 'clipwright' })),
    };
  }
}
