export { ListModels } from './list-models/list-models.service.js';
