export { EngineCatalog, type EngineDemand } from './catalog/engine-catalog.js';
export {
  type EnginePlace,
  type EngineRoute,
  nameOf,
  type PlaceName,
  type UsedPlace,
  type VideoNeeds,
  type VideoPlace,
} from './catalog/engine-place.js';
export { EngineRouting } from './catalog/engine-routing.js';
export type { DeclaredReplica, EngineEntry, ModelRoute } from './catalog/engine-table.js';
export { narrowedModel } from './catalog/narrowed-model.js';
export { type Catalogues, cataloguesOf, readAs } from './catalog/read-as.js';
