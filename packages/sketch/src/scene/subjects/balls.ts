import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../part.js';
import { body, darker, line, oval, paler, poly, type Drawer, type SubjectPaint } from './shapes.js';

const R = 0.5;

/** A ball whose skin rolls while its light stays: `skin` paints on a disc of radius 0.5 round the origin. */
function ball(
  usual: string,
  skin: (context: Context, paint: SubjectPaint, colour: Rgb) => void,
  gloss = 0.75,
): Drawer {
  return (c, p) => {
    const colour = body(p, hex(usual));
    c.save();
    c.translate(0, -R);
    c.beginPath();
    c.arc(0, 0, R, 0, Math.PI * 2);
    c.clip();
    c.fillStyle = p.light(colour, 1);
    c.fillRect(-R, -R, 1, 1);
    c.save();
    c.rotate(p.roll ?? 0);
    skin(c, p, colour);
    c.restore();
    turnToLight(c, p, { colour, gloss });
    c.restore();
  };
}

/** Shade on one side, light from the ground below, and the sun's spot. */
function turnToLight(c: Context, p: SubjectPaint, at: { colour: Rgb; gloss: number }): void {
  const shade = c.createRadialGradient(0.17, -0.2, 0.05, 0.04, -0.05, 0.62);
  shade.addColorStop(0, css([8, 8, 20], 0));
  shade.addColorStop(0.45, css([8, 8, 20], 0.06));
  shade.addColorStop(0.8, css([8, 8, 24], 0.42));
  shade.addColorStop(1, css([8, 8, 26], 0.66));
  c.fillStyle = shade;
  c.fillRect(-R, -R, 1, 1);
  const bounced = c.createRadialGradient(-0.1, 0.62, 0.1, -0.1, 0.5, 0.5);
  bounced.addColorStop(0, p.light(mix(at.colour, hex('#a3b070'), 0.5), 0.5, 0.35));
  bounced.addColorStop(1, p.light(at.colour, 0.4, 0));
  c.fillStyle = bounced;
  c.fillRect(-R, -R, 1, 1);
  const lit = c.createRadialGradient(0.17, -0.22, 0, 0.17, -0.22, 0.3);
  lit.addColorStop(0, p.light([255, 252, 244], 1, at.gloss));
  lit.addColorStop(0.16, p.light([255, 252, 244], 1, Number((at.gloss * 0.55).toFixed(2))));
  lit.addColorStop(1, p.light([255, 252, 244], 1, 0));
  c.fillStyle = lit;
  c.fillRect(-R, -R, 1, 1);
}

const plain = ball('#c8332b', (c, p, colour) => {
  // A faint seam, so that it can be seen to roll.
  line(c, p.light(darker(colour), 0.5, 0.35), 0.014, arcOf(0.16));
});

function arcOf(bow: number): number[] {
  return Array.from({ length: 15 }, (_, i) => {
    const y = -0.52 + i * 0.0743;
    return [bow * (1 - (y / 0.52) ** 2), y];
  }).flat();
}

const beachBall = ball('#f4f0e8', (c, p) => {
  const panels = ['#d9382f', '#f4f0e8', '#2f6fc4', '#f4f0e8', '#f0c53a', '#f4f0e8'].map((code) => hex(code));
  panels.forEach((panel, i) => {
    const [from, to] = [(i / 6) * Math.PI * 2, ((i + 1) / 6) * Math.PI * 2];
    const edge = (angle: number): number[] => [
      Math.cos(angle + 0.25) * 0.34,
      Math.sin(angle + 0.25) * 0.34,
      Math.cos(angle) * 0.72,
      Math.sin(angle) * 0.72,
    ];
    const [a, b] = [edge(from), edge(to)];
    const colour = p.own && i % 2 === 0 ? p.own : panel;
    poly(c, p.light(colour, 0.65), [
      0,
      0,
      ...a,
      Math.cos((from + to) / 2) * 0.75,
      Math.sin((from + to) / 2) * 0.75,
      b[2]!,
      b[3]!,
      b[0]!,
      b[1]!,
    ]);
  });
  oval(c, p.light([250, 248, 240], 0.7), { x: 0, y: 0, rx: 0.085, ry: 0.085 });
});

const football = ball(
  '#f4f2ec',
  (c, p, colour) => {
    const black = p.light([26, 27, 32], 0.4);
    const pentagon = (x: number, y: number, r: number, turn: number, flat: number): void => {
      const points = Array.from({ length: 5 }, (_, i) => {
        const angle = turn + (i / 5) * Math.PI * 2;
        const [px, py] = [Math.cos(angle) * r * flat, Math.sin(angle) * r];
        const way = Math.atan2(y, x);
        return [x + px * Math.cos(way) - py * Math.sin(way), y + px * Math.sin(way) + py * Math.cos(way)];
      });
      poly(c, black, points.flat());
    };
    const seam = p.light(darker(colour), 0.4);
    for (let i = 0; i < 5; i += 1) {
      const angle = (i / 5) * Math.PI * 2 - Math.PI / 2;
      line(c, seam, 0.014, [
        Math.cos(angle) * 0.15,
        Math.sin(angle) * 0.15,
        Math.cos(angle) * 0.27,
        Math.sin(angle) * 0.27,
      ]);
      for (const side of [-1, 1])
        line(c, seam, 0.014, [
          Math.cos(angle) * 0.27,
          Math.sin(angle) * 0.27,
          Math.cos(angle + side * 0.42) * 0.37,
          Math.sin(angle + side * 0.42) * 0.37,
          Math.cos(angle + side * 0.4) * 0.5,
          Math.sin(angle + side * 0.4) * 0.5,
        ]);
      pentagon(
        Math.cos(angle + Math.PI / 5) * 0.42,
        Math.sin(angle + Math.PI / 5) * 0.42,
        0.13,
        Math.PI,
        0.6,
      );
    }
    poly(
      c,
      black,
      Array.from({ length: 5 }, (_, i) => [
        Math.cos((i / 5) * Math.PI * 2 - Math.PI / 2) * 0.16,
        Math.sin((i / 5) * Math.PI * 2 - Math.PI / 2) * 0.16,
      ]).flat(),
    );
  },
  0.5,
);

const basketball = ball(
  '#d9722c',
  (c, p) => {
    const seam = p.light([40, 26, 20], 0.3);
    line(c, seam, 0.022, [0, -0.5, 0, 0.5]);
    line(c, seam, 0.022, [-0.5, 0, 0.5, 0]);
    for (const side of [-1, 1])
      line(
        c,
        seam,
        0.022,
        arcOf(0.2).map((value, i) => (i % 2 === 0 ? side * (0.4 - value) : value)),
      );
  },
  0.45,
);

/** Clear glass: the world stands on its head in it, and light gathers on the far side. */
const glassBall: Drawer = (c, p) => {
  const tintOf = (colour: Rgb): Rgb => (p.own ? mix(colour, p.own, 0.4) : colour);
  c.save();
  c.translate(0, -R);
  c.beginPath();
  c.arc(0, 0, R, 0, Math.PI * 2);
  c.clip();
  const world = c.createLinearGradient(0, -R, 0, R);
  world.addColorStop(0, p.light(tintOf(hex('#6f8f4a')), 0.45));
  world.addColorStop(0.44, p.light(tintOf(hex('#93ab66')), 0.7));
  world.addColorStop(0.5, p.light(tintOf(hex('#eef4f2')), 0.9));
  world.addColorStop(1, p.light(tintOf(hex('#5f9fdc')), 0.85));
  c.fillStyle = world;
  c.fillRect(-R, -R, 1, 1);
  const rim = c.createRadialGradient(0.03, -0.03, 0.28, 0, 0, R);
  rim.addColorStop(0, css([10, 20, 34], 0));
  rim.addColorStop(0.75, css([10, 20, 34], 0.2));
  rim.addColorStop(0.94, css([10, 18, 30], 0.62));
  rim.addColorStop(1, css([230, 244, 255], 0.5));
  c.fillStyle = rim;
  c.fillRect(-R, -R, 1, 1);
  const gathered = c.createRadialGradient(-0.18, 0.24, 0, -0.18, 0.24, 0.26);
  gathered.addColorStop(0, p.light([255, 252, 238], 1, 0.75));
  gathered.addColorStop(1, p.light([255, 250, 236], 1, 0));
  c.fillStyle = gathered;
  c.fillRect(-R, -R, 1, 1);
  oval(c, p.light([255, 255, 252], 1, 0.92), { x: 0.19, y: -0.24, rx: 0.075, ry: 0.05, turn: 0.7 });
  oval(c, p.light([255, 255, 252], 1, 0.5), { x: 0.29, y: -0.13, rx: 0.022, ry: 0.03, turn: 0.5 });
  c.restore();
};

/** A cube seen over its edge: a lit face, a shaded one and a bright top. */
const cube: Drawer = (c, p) => {
  const colour = body(p, hex('#3f7fd0'));
  const turn = p.seconds * (p.pace > 0 ? 0.6 : 0) + 0.3 + p.phase * 0.2;
  const [w, lean] = [0.46, 0.34];
  const corners = [0, 1, 2, 3].map(
    (k) => [Math.cos(turn + (k * Math.PI) / 2) * w, Math.sin(turn + (k * Math.PI) / 2) * w * lean] as const,
  );
  const high = 0.66;
  const down = lean * w;
  for (let k = 0; k < 4; k += 1) {
    const facing = turn + (k * Math.PI) / 2 + Math.PI / 4;
    if (Math.sin(facing) <= 0) continue;
    const [[ax, ay], [bx, by]] = [corners[k]!, corners[(k + 1) % 4]!];
    const lit = 0.5 + Math.cos(facing) * 0.5;
    const fill = c.createLinearGradient(0, -high - down, 0, 0);
    fill.addColorStop(0, p.light(colour, lit));
    fill.addColorStop(1, p.light(darker(colour), lit));
    poly(c, fill, [ax, ay - down, bx, by - down, bx, by - down - high, ax, ay - down - high]);
  }
  poly(
    c,
    p.light(paler(colour), 0.92),
    corners.flatMap(([x, y]) => [x, y - down - high]),
  );
  const nearest = corners.reduce((best, one) => (one[1] > best[1] ? one : best));
  line(c, p.light(paler(colour), 1, 0.5), 0.01, [
    nearest[0],
    nearest[1] - down,
    nearest[0],
    nearest[1] - down - high,
  ]);
};

/** Round things, and the cube, by name. */
export const BALLS: Record<string, Drawer> = {
  ball: plain,
  'beach ball': beachBall,
  football,
  basketball,
  'glass ball': glassBall,
  cube,
};
