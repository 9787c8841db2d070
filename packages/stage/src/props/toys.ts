import type { Prop } from './kit/prop.js';
import { FOOTBALL_PROP } from './toys/football.js';
import { BASKETBALL_PROP } from './toys/basketball.js';
import { TENNIS_BALL_PROP } from './toys/tennis-ball.js';
import { BEACH_BALL_PROP } from './toys/beach-ball.js';
import { TEDDY_BEAR_PROP } from './toys/teddy-bear.js';
import { TOY_DINOSAUR_PROP } from './toys/toy-dinosaur.js';
import { RUBBER_DUCK_PROP } from './toys/rubber-duck.js';
import { ROBOT_PROP } from './toys/robot.js';
import { DIE_PROP } from './toys/die.js';
import { TOY_BRICKS_PROP } from './toys/toy-bricks.js';
import { PAPER_LANTERN_PROP } from './toys/paper-lantern.js';
import { BOWLING_BALL_PROP } from './toys/bowling-ball.js';
import { BOWLING_PIN_PROP } from './toys/bowling-pin.js';

/** What one plays with. */
export const TOYS: readonly Prop[] = [
  FOOTBALL_PROP,
  BASKETBALL_PROP,
  TENNIS_BALL_PROP,
  BEACH_BALL_PROP,
  TEDDY_BEAR_PROP,
  TOY_DINOSAUR_PROP,
  RUBBER_DUCK_PROP,
  ROBOT_PROP,
  DIE_PROP,
  TOY_BRICKS_PROP,
  PAPER_LANTERN_PROP,
  BOWLING_BALL_PROP,
  BOWLING_PIN_PROP,
];
