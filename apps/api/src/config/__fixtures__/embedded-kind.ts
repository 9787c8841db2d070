import { ASPECT_RATIOS, RESOLUTIONS } from '@clipwright/core/models';
import { z } from 'zod';
import { engineKind } from '@clipwright/engines/kind';

/** The one kind that is always there: config knows no engine by itself. */
export const EMBEDDED_KIND = {
  sketch: engineKind({
    site: 'embedded',
    schema: z.strictObject({}),
    capabilities: () => ({
      modes: ['text', 'image'],
      durationsSeconds: { min: 1, max: 15 },
      resolutions: RESOLUTIONS,
      aspectRatios: ASPECT_RATIOS,
      audio: true,
      parallelSlots: 1,
      idempotentStart: true,
    }),
    parameters: () => z.strictObject({}),
  }),
};
