import type { Prop } from './kit/prop.js';
import { PHONE_PROP } from './devices/phone.js';
import { LAPTOP_PROP } from './devices/laptop.js';
import { HEADPHONES_PROP } from './devices/headphones.js';
import { WATCH_PROP } from './devices/watch.js';
import { SMARTWATCH_PROP } from './devices/smartwatch.js';
import { CAMERA_PROP } from './devices/camera.js';
import { KEYBOARD_PROP } from './devices/keyboard.js';
import { COMPUTER_MOUSE_PROP } from './devices/computer-mouse.js';
import { SPEAKER_PROP } from './devices/speaker.js';
import { TELEVISION_PROP } from './devices/television.js';
import { ROBOT_VACUUM_PROP } from './devices/robot-vacuum.js';
import { EARBUDS_PROP } from './devices/earbuds.js';

/** What is plugged in or charged. */
export const DEVICES: readonly Prop[] = [
  PHONE_PROP,
  LAPTOP_PROP,
  HEADPHONES_PROP,
  WATCH_PROP,
  SMARTWATCH_PROP,
  CAMERA_PROP,
  KEYBOARD_PROP,
  COMPUTER_MOUSE_PROP,
  SPEAKER_PROP,
  TELEVISION_PROP,
  ROBOT_VACUUM_PROP,
  EARBUDS_PROP,
];
