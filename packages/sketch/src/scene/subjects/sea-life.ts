import { dolphin } from './dolphin.js';
import { fish } from './fish.js';
import { jellyfish } from './jellyfish.js';
import type { Drawer } from './shapes.js';
import { shark } from './shark.js';
import { swan } from './swan.js';
import { turtle } from './turtle.js';
import { whale } from './whale.js';

/** What lives in and on the water, by name. */
export const SEA_LIFE: Record<string, Drawer> = { fish, shark, dolphin, whale, jellyfish, turtle, swan };
