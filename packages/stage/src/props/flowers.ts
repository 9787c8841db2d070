import type { Prop } from './kit/prop.js';
import { ROSE_PROP } from './flowers/rose.js';
import { TULIP_PROP } from './flowers/tulip.js';
import { SUNFLOWER_PROP } from './flowers/sunflower.js';
import { FLOWER_PROP } from './flowers/flower.js';
import { VASE_WITH_FLOWERS_PROP } from './flowers/vase-with-flowers.js';
import { VASE_PROP } from './flowers/vase.js';

/** What blooms. */
export const FLOWERS: readonly Prop[] = [
  ROSE_PROP,
  TULIP_PROP,
  SUNFLOWER_PROP,
  FLOWER_PROP,
  VASE_WITH_FLOWERS_PROP,
  VASE_PROP,
];
