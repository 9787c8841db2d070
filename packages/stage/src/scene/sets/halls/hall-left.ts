import type { HallName } from '../../../plan/stage-plan.js';
import { column, type Piece, tyres } from './hall-rows.js';

/** What stands about as it was left there. */
export const LEFT_THERE: Readonly<Partial<Record<HallName, Piece>>> = {
  garage: tyres,
  airport: column,
  station: column,
};
