import type { EngineRow } from '@clipwright/core/dashboard';
import type { EngineView } from './watch-engines.js';

/** A replica as operators see it. */
export const engineRow = ({ slots, held, lastFailure, pausedUntil, ...engine }: EngineView): EngineRow => ({
  ...engine,
  slots: slots === null ? null : { in_use: slots.inUse, all: slots.all },
  held: held === null ? null : { slots: held.slots, since: held.since.toISOString(), too_long: held.tooLong },
  last_failure: lastFailure,
  paused_until: pausedUntil?.toISOString() ?? null,
});
