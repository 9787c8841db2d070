import { type ModelsResponse, modelsResponse } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { EngineCatalog } from '@clipwright/engines/catalog';

/** The models that this server makes, as its engines narrow them. */
@Injectable()
export class ListModels {
  constructor(private readonly catalog: EngineCatalog) {}

  run(): ModelsResponse {
    return modelsResponse(this.catalog.served());
  }
}
