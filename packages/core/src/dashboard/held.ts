import * as z from 'zod';

/** Why nothing that waits in a video's line is begun: an operator paused the queue, or no engine of it takes anything. */
export const HELD = /* @__PURE__ */ z.enum(['paused', 'no_engine']);
