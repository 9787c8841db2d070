import type { Prop } from './kit/prop.js';
import { CRANE_PROP } from './works/crane.js';
import { EXCAVATOR_PROP } from './works/excavator.js';
import { FIGHTER_JET_PROP } from './works/fighter-jet.js';
import { CANNON_PROP, TANK_PROP } from './works/tank.js';

/** Great machines of building sites and of armies. */
export const WORKS: readonly Prop[] = [EXCAVATOR_PROP, CRANE_PROP, TANK_PROP, CANNON_PROP, FIGHTER_JET_PROP];
