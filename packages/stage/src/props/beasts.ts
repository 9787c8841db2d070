import type { Prop } from './kit/prop.js';
import { CAMEL_PROP } from './beasts/camel.js';
import { DONKEY_PROP } from './beasts/donkey.js';
import { GOAT_PROP } from './beasts/goat.js';
import { HIPPO_PROP } from './beasts/hippo.js';
import { KANGAROO_PROP } from './beasts/kangaroo.js';
import { KOALA_PROP } from './beasts/koala.js';
import { LEOPARD_PROP } from './beasts/leopard.js';
import { LLAMA_PROP } from './beasts/llama.js';
import { MOUSE_PROP } from './beasts/mouse.js';
import { OTTER_PROP } from './beasts/otter.js';
import { PANTHER_PROP } from './beasts/panther.js';
import { RACCOON_PROP } from './beasts/raccoon.js';
import { RED_PANDA_PROP } from './beasts/red-panda.js';
import { RHINO_PROP } from './beasts/rhino.js';
import { SLOTH_PROP } from './beasts/sloth.js';
import { ZEBRA_PROP } from './beasts/zebra.js';

/** More beasts on four legs: of the savanna, of deserts and mountains, and of trees. */
export const BEASTS: readonly Prop[] = [
  ZEBRA_PROP,
  LEOPARD_PROP,
  PANTHER_PROP,
  CAMEL_PROP,
  KANGAROO_PROP,
  KOALA_PROP,
  RACCOON_PROP,
  GOAT_PROP,
  DONKEY_PROP,
  LLAMA_PROP,
  HIPPO_PROP,
  RHINO_PROP,
  MOUSE_PROP,
  OTTER_PROP,
  SLOTH_PROP,
  RED_PANDA_PROP,
];
