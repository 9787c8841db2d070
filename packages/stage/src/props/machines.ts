import { ENGINE_PROP } from './machines/engine.js';
import type { Prop } from './kit/prop.js';
import { MICROWAVE_PROP, TOASTER_PROP } from './machines/kitchen.js';
import { BATTERY_PROP, SOLAR_PANEL_PROP, TIRE_PROP } from './machines/parts.js';
import { ROBOT_ARM_PROP } from './machines/robot-arm.js';
import { WASHING_MACHINE_PROP } from './machines/washing-machine.js';

/** What runs on current or fuel, and parts of it. */
export const MACHINES: readonly Prop[] = [
  ROBOT_ARM_PROP,
  TOASTER_PROP,
  MICROWAVE_PROP,
  WASHING_MACHINE_PROP,
  TIRE_PROP,
  ENGINE_PROP,
  BATTERY_PROP,
  SOLAR_PANEL_PROP,
];
