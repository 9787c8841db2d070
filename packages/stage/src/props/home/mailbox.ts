import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { Shape } from 'three';
import { boxAt, brick, puck, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

const [WIDE, LONG, WALL] = [0.22, 0.48, 0.14];

/** What a loaf is cut across: walls, and a half round over them. */
function arch(grow: number): Shape {
  const half = WIDE / 2 + grow;
  const shape = new Shape();
  shape.moveTo(-half, -grow);
  shape.lineTo(half, -grow);
  shape.lineTo(half, WALL);
  shape.absarc(0, WALL, half, 0, Math.PI, false);
  shape.lineTo(-half, -grow);
  return shape;
}

/** The tunnel with its lid at the front, and ribs pressed round it. */
function box(kit: Maker, top: Maker): void {
  const paint = kit.main('paint', '#2f5f9e');
  top.add('box', slab(arch(0), LONG, 0.008, 40), paint);
  top.add(
    'rims',
    merged([
      slab(arch(0.006), 0.02, 0.005, 40).translate(0, 0, -LONG / 2 + 0.012),
      slab(arch(0.007), 0.026, 0.006, 40).translate(0, 0, LONG / 2 + 0.002),
    ]),
    paint,
  );
  top.add('panel', slab(arch(-0.026), 0.012, 0.004, 40).translate(0, 0, LONG / 2 + 0.013), paint);
  top.add(
    'latch',
    merged([
      swept(
        [
          [-0.026, 0.196, LONG / 2 + 0.018],
          [-0.022, 0.205, LONG / 2 + 0.038],
          [0.022, 0.205, LONG / 2 + 0.038],
          [0.026, 0.196, LONG / 2 + 0.018],
        ],
        0.0055,
        { sides: 12, steps: 24 },
      ),
      boxAt([0.03, 0.04, 0.018], [0, 0.252, LONG / 2 + 0.018], 0.006),
    ]),
    matter('chrome', '#d6d9dc'),
  );
}

/** The flag, up: somebody has a letter to be fetched. */
function flag(top: Maker): void {
  const red = matter('paint', '#d3232b');
  const side = WIDE / 2 + 0.01;
  top.add(
    'flag',
    merged([
      brick([0.008, 0.25, 0.024], [side, 0.225, 0.1], 0.003),
      brick([0.008, 0.07, 0.11], [side, 0.33, 0.057], 0.003),
    ]),
    red,
  );
  top.add(
    'pivot',
    placed(puck(0.017, 0.016, 0.004, 24), { at: [side + 0.006, 0.115, 0.1], turn: [0, 0, Math.PI / 2] }),
    matter('metal', '#c6c9cc'),
  );
}

function mailbox(kit: Maker): void {
  const wood = matter('wood', '#8d6239');
  kit.add('post', boxAt([0.1, 1.04, 0.1], [0, 0.52, -0.04], 0.012), wood);
  kit.add(
    'arms',
    merged([
      boxAt([0.2, 0.03, 0.5], [0, 1.055, 0], 0.008),
      placed(boxAt([0.06, 0.38, 0.06], [0, 0, 0], 0.008), { at: [0, 0.92, 0.1], turn: [0.75, 0, 0] }),
    ]),
    wood,
  );
  const top = kit.joint('top', [0, 1.078, 0]);
  box(kit, top);
  flag(top);
}

export const MAILBOX_PROP: Prop = {
  noun: 'mailbox',
  words: ['mail box', 'letterbox', 'letter box', 'post box', 'postbox'],
  size: [0.25, 1.445, 0.53],
  stands: ['ground', 'floor', 'podium'],
  paints: ['box', 'rims', 'panel'],
  build: made(mailbox),
};
