import type { JsonValue } from '@clipwright/core/engine';
import type { VideoMode } from '@clipwright/core/videos';
import type { ServerProfile } from '../remote/server-survey.js';
import type { Flavour } from './openai-videos.flavours.js';
import { knownSizes } from './openai-videos.models.js';

/** A model as its server lists it. */
export interface ListedModel {
  readonly id: string;
  /** The path or the repository that it was loaded from. */
  readonly root: string | null;
  /** T2V, I2V, TI2V and others, where the server says so. */
  readonly task: string | null;
}

interface Family {
  readonly name: RegExp;
  readonly modes: readonly VideoMode[] | null;
  readonly options: Readonly<Record<string, JsonValue>>;
  readonly hasSound: boolean;
}

const BOTH = ['text', 'image'] as const;

/** What the makers say of models that are known by a part of their names. */
const FAMILIES: readonly Family[] = [
  { name: /ti2v-5b/i, modes: BOTH, options: { sizeMultiple: 32 }, hasSound: false },
  { name: /t2v-a14b/i, modes: ['text'], options: { fps: 16 }, hasSound: false },
  { name: /i2v-a14b/i, modes: ['image'], options: { fps: 16 }, hasSound: false },
  { name: /ltx-?2/i, modes: null, options: { frameStep: 8, sizeMultiple: 32 }, hasSound: true },
];

const UNKNOWN: Family = { name: /^/, modes: null, options: {}, hasSound: false };

const MODES_UNTOLD =
  'Whether the model takes images is not told: only text is declared. Add "image" to modes if it does.';
const NOT_KNOWN =
  'The model is not one that is known here: see "fps", "frameStep" and "sizeMultiple" in the guide.';

const TASKS: Readonly<Record<string, readonly VideoMode[]>> = {
  T2V: ['text'],
  I2V: ['image'],
  TI2V: BOTH,
};

/** Null where the server says that the model makes no video. */
export function profileOf(model: ListedModel, flavour: Flavour): ServerProfile | null {
  if (model.task !== null && !Object.hasOwn(TASKS, model.task)) return null;
  const family = familyOf(model);
  const modes = TASKS[model.task ?? ''] ?? family.modes;
  const { hasSound, options, notes } = soundOf(family, flavour);
  return {
    name: model.id,
    options: {
      model: model.id,
      modes: modes ?? ['text'],
      ...family.options,
      ...options,
      ...sizesOf(model),
    },
    hasSound,
    notes: [...(modes === null ? [MODES_UNTOLD] : []), ...(family === UNKNOWN ? [NOT_KNOWN] : []), ...notes],
  };
}

const familyOf = ({ id, root }: ListedModel): Family =>
  FAMILIES.find(({ name }) => name.test(id) || name.test(root ?? '')) ?? UNKNOWN;

interface Sound {
  readonly hasSound: boolean;
  readonly options: Readonly<Record<string, JsonValue>>;
  readonly notes: readonly string[];
}

const SILENT: Sound = { hasSound: false, options: {}, notes: [] };

/** Sound is declared where it can be asked for. */
function soundOf({ hasSound }: Family, { sound }: Flavour): Sound {
  if (!hasSound) return SILENT;
  if (sound !== null) return { hasSound: true, options: { audio: true }, notes: [] };
  const note =
    'The model can make sound; whether this server does is not told. Set "audio": true if it does.';
  return { ...SILENT, notes: [note] };
}

/** They are known by the model's name at the server; where another name is served, they are written down. */
function sizesOf({ id, root }: ListedModel): Readonly<Record<string, JsonValue>> {
  const sizes = knownSizes(id).length > 0 ? [] : knownSizes(root ?? '');
  return sizes.length > 0 ? { sizes } : {};
}
