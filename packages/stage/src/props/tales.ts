import type { Prop } from './kit/prop.js';
import { FAIRY_PROP } from './tales/fairy.js';
import { GHOST_PROP } from './tales/ghost.js';
import { MERMAID_PROP } from './tales/mermaid.js';
import { MONSTER_PROP } from './tales/monster.js';
import { SKELETON_PROP } from './tales/skeleton.js';

/** Who lives in tales. */
export const TALES: readonly Prop[] = [FAIRY_PROP, MERMAID_PROP, GHOST_PROP, SKELETON_PROP, MONSTER_PROP];
