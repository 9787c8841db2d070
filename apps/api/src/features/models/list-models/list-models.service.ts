import { type ModelsResponse, modelsResponse } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { servedCatalogue } from '../../../engines/engine.catalog.js';

/** The models that this server makes, as its engines narrow them. */
@Injectable()
export class ListModels {
  run(): ModelsResponse {
    return modelsResponse(servedCatalogue());
  }
}
