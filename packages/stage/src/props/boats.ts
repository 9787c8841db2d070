import type { Prop } from './kit/prop.js';
import { SAILBOAT_PROP } from './boats/sailboat.js';
import { BOAT_PROP } from './boats/boat.js';
import { ROWBOAT_PROP } from './boats/rowboat.js';
import { SHIP_PROP } from './boats/ship.js';
import { SAILING_SHIP_PROP } from './boats/sailing-ship.js';
import { SUBMARINE_PROP } from './boats/submarine.js';
import { STEAM_TRAIN_PROP } from './boats/steam-train.js';
import { TRAIN_PROP } from './boats/train.js';
import { TRAM_PROP } from './boats/tram.js';

/** What floats or runs on rails. */
export const BOATS: readonly Prop[] = [
  SAILBOAT_PROP,
  BOAT_PROP,
  ROWBOAT_PROP,
  SHIP_PROP,
  SAILING_SHIP_PROP,
  SUBMARINE_PROP,
  STEAM_TRAIN_PROP,
  TRAIN_PROP,
  TRAM_PROP,
];
