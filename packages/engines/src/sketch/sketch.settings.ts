import type { EngineCapabilities } from '@clipwright/core/engine';
import { FRAME_RATES } from '@clipwright/core/fields';
import { ASPECT_RATIOS, RESOLUTIONS } from '@clipwright/core/models';
import { z } from 'zod';

/** The embedded engine has no options. */
export const sketchSettings = z.strictObject({});

/** Nor has it parameters: a prompt says all. */
export const sketchParameters = () => z.strictObject({});

const CAPABILITIES: EngineCapabilities = {
  modes: ['text', 'image'],
  durationsSeconds: { min: 1, max: 15 },
  resolutions: RESOLUTIONS,
  aspectRatios: ASPECT_RATIOS,
  audio: true,
  choices: { fps: FRAME_RATES, last_image_url: [1] },
  parallelSlots: 256,
  idempotentStart: true,
};

/** All that the catalogue has. */
export const sketchCapabilities = (): EngineCapabilities => CAPABILITIES;
