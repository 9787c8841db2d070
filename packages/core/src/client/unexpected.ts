import { ClipwrightError, type CommonFacts } from '../errors/clipwright-error.js';

/** What no status may be. */
export const NO_STATUS = 'The server told no status.';

/** An answer that is none of the interface's. */
export const unexpected = (message: string, facts?: CommonFacts | null): ClipwrightError =>
  new ClipwrightError({ code: 'unexpected_answer', status: 0, message }, facts ?? {});
