export { creditsAt } from '../models/credits.js';
export { joinedChoices, narrowedChoices, offering, offersAll, upTo } from './engine-choices.js';
export {
  engineValuesOf,
  KEPT_COLUMNS,
  keptOf,
  toldOf,
  withNumbers,
  type BodyField,
  type EngineValues,
  type KeptColumn,
  type KeptValues,
  type PlaceValues,
  type RequestValues,
  type SentBody,
  type ToldValues,
} from './field-values.js';
export type { FillFacts, KeptField, RequestField, ToldField } from './request-field.js';
export { FRAME_RATES, LARGEST_SEED, REQUEST_FIELDS, USUAL_FRAME_RATE } from './request-fields.js';
export type { Taken, Takes } from './takes.js';
