import { MODEL_IDS } from '@clipwright/core/models';
import { z } from 'zod';
import type { Setting } from './setting-kinds.js';

const TAKES = `names and models, with commas between: sora-2=${MODEL_IDS[0]}`;
const NAME = /^[\x21-\x2b\x2d-\x3c\x3e-\x7e]{1,100}$/;

const pair = z.tuple([z.string().regex(NAME, TAKES), z.enum(MODEL_IDS, TAKES)]);

const names = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => part.split('=').map((side) => side.trim())),
  )
  .pipe(z.array(pair))
  .transform((pairs) => new Map(pairs));

/** The door that OpenAI's SDKs know. */
export const OPENAI_SETTINGS = {
  openAiModels: {
    name: 'OPENAI_MODELS',
    default: 'sora-2=modela2, sora-2-pro=modelb3',
    takes: TAKES,
    description:
      'What a model may be called at /v1/videos beside its own name, for programs that were written for OpenAI. A name that is not here is refused.',
    schema: names.prefault('sora-2=modela2, sora-2-pro=modelb3'),
  },
} as const satisfies Record<string, Setting>;
