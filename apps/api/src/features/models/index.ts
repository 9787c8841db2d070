export { ListModels } from './list-models/list-models.service.js';
export { ModelsModule } from './models.module.js';
