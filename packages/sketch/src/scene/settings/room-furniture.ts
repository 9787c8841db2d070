import type { Context } from '../../paint/context.js';
import type { SceneKit } from '../scene-kit.js';
import { type Pane, windowsOf } from './room-window.js';

/** A colour code as the room's light shows it. */
type Paint = (code: string, much: number) => string;

interface Furnishing {
  readonly context: Context;
  readonly kit: SceneKit;
  readonly paint: Paint;
  readonly panes: readonly Pane[];
  /** Where the wall meets the floor. */
  readonly foot: number;
}

/** Draws what belongs to a room on its wall: frames round the windows, and what tells one room from another. */
export function furnish(context: Context, kit: SceneKit, paint: Paint): void {
  const panes = windowsOf(kit);
  const room = { context, kit, paint, panes, foot: kit.view.horizon + 0.012 };
  ROOMS[kit.scene.setting]?.(room);
  for (const pane of panes) frame(room, pane);
  pendants(room);
}

const ROOMS: Partial<Record<string, (room: Furnishing) => void>> = {
  room: (room) => {
    picture(room);
    bookcase(room, { x: room.kit.view.aspect * 0.05, wide: 0.24, top: 0.3 });
    curtains(room);
  },
  kitchen: (room) => {
    tiles(room);
    counter(room, '#e6ddcc', '#7d8f86');
    hangingPans(room);
  },
  office: (room) => {
    counter(room, '#d9c6a4', '#6e747c');
    screens(room);
  },
  shop: (room) => {
    const { aspect } = room.kit.view;
    bookcase(room, { x: -0.2, wide: aspect * 0.36 + 0.12, top: 0.1 });
    bookcase(room, { x: aspect * 0.36 + 0.52, wide: aspect * 0.7, top: 0.1 });
  },
};

function rect(
  { context }: Furnishing,
  fill: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  context.fillStyle = fill;
  context.fillRect(x, y, width, height);
}

function frame(room: Furnishing, pane: Pane): void {
  const { context, paint } = room;
  context.strokeStyle = paint('#f4efe6', 0.95);
  context.lineWidth = 0.016;
  context.strokeRect(pane.x, pane.y, pane.width, pane.height);
  context.lineWidth = 0.008;
  context.beginPath();
  context.moveTo(pane.x + pane.width / 2, pane.y);
  context.lineTo(pane.x + pane.width / 2, pane.y + pane.height);
  context.moveTo(pane.x, pane.y + pane.height * 0.5);
  context.lineTo(pane.x + pane.width, pane.y + pane.height * 0.5);
  context.stroke();
  rect(room, paint('#e9e1d3', 1), {
    x: pane.x - 0.025,
    y: pane.y + pane.height + 0.004,
    width: pane.width + 0.05,
    height: 0.018,
  });
}

function curtains(room: Furnishing): void {
  for (const pane of room.panes)
    for (const x of [pane.x - 0.07, pane.x + pane.width - 0.01]) curtain(room, pane, x);
}

function curtain(room: Furnishing, pane: Pane, x: number): void {
  for (let fold = 0; fold < 5; fold += 1)
    rect(room, room.paint('#a8503f', 0.65 + (fold % 2) * 0.3), {
      x: x + fold * 0.016,
      y: pane.y - 0.035,
      width: 0.0165,
      height: pane.height + 0.11,
    });
}

function picture(room: Furnishing): void {
  const x = room.kit.view.aspect * 0.34;
  rect(room, room.paint('#5b3d26', 0.9), { x, y: 0.2, width: 0.2, height: 0.15 });
  rect(room, room.paint('#d9cfae', 0.9), { x: x + 0.01, y: 0.21, width: 0.18, height: 0.13 });
  rect(room, room.paint('#6f93a0', 0.9), { x: x + 0.01, y: 0.21, width: 0.18, height: 0.07 });
  rect(room, room.paint('#7c8d56', 0.9), { x: x + 0.01, y: 0.28, width: 0.18, height: 0.06 });
}

const SPINES = ['#8c3b33', '#2f5472', '#c29a3f', '#4d6b4a', '#6d5480', '#d8cfb8', '#34373f'];

/** Shelves of books or goods, each spine by chance. */
function bookcase(room: Furnishing, at: { x: number; wide: number; top: number }): void {
  const { kit, paint, foot } = room;
  const next = kit.random(`bookcase ${at.x}`);
  rect(room, paint('#5d3f29', 0.75), { x: at.x, y: at.top, width: at.wide, height: foot - at.top });
  for (let y = at.top + 0.012; y < foot - 0.06; y += 0.095) {
    rect(room, paint('#3a281b', 0.5), { x: at.x + 0.01, y, width: at.wide - 0.02, height: 0.083 });
    spines(room, { from: at.x + 0.014, to: at.x + at.wide - 0.03, y, next });
  }
}

function spines(room: Furnishing, row: { from: number; to: number; y: number; next: () => number }): void {
  const { next } = row;
  for (let x = row.from; x < row.to;) {
    const [width, height] = [0.009 + next() * 0.013, 0.05 + next() * 0.026];
    const spine = SPINES[Math.floor(next() * SPINES.length)] ?? '#8c3b33';
    if (next() > 0.1) rect(room, room.paint(spine, 0.9), { x, y: row.y + 0.083 - height, width, height });
    x += width + 0.0015;
  }
}

function tiles({ context, kit, paint, foot }: Furnishing): void {
  context.strokeStyle = paint('#ffffff', 0.75);
  context.globalAlpha = 0.35;
  context.lineWidth = 0.0022;
  context.beginPath();
  for (let y = foot - 0.3; y < foot; y += 0.04) {
    context.moveTo(-0.5, y);
    context.lineTo(kit.view.aspect + 0.5, y);
  }
  for (let x = -0.5; x < kit.view.aspect + 0.5; x += 0.06) {
    context.moveTo(x, foot - 0.3);
    context.lineTo(x, foot);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** A counter along the wall with doors below it; its top is seen from above. */
function counter(room: Furnishing, top: string, doors: string): void {
  const { kit, paint, foot, context } = room;
  const y = foot - 0.125;
  rect(room, paint(doors, 0.7), { x: -0.5, y, width: kit.view.aspect + 1, height: 0.125 });
  context.strokeStyle = paint(doors, 0.4);
  context.lineWidth = 0.003;
  for (let x = -0.5; x < kit.view.aspect + 0.5; x += 0.19) context.strokeRect(x, y + 0.022, 0.17, 0.09);
  rect(room, paint(top, 1.05), { x: -0.5, y: y - 0.006, width: kit.view.aspect + 1, height: 0.016 });
}

function hangingPans({ context, kit, paint, panes }: Furnishing): void {
  const from = (panes[0]?.x ?? 0.5) + (panes[0]?.width ?? 0.4) + 0.1;
  context.fillStyle = paint('#4d5259', 0.8);
  context.fillRect(from - 0.03, 0.2, kit.view.aspect - from, 0.006);
  ['#8d5a3a', '#54585f', '#9a9fa5', '#3f4348'].forEach((code, i) => {
    const x = from + 0.02 + i * 0.11;
    context.fillStyle = paint(code, 0.95);
    context.fillRect(x - 0.004, 0.2, 0.008, 0.07);
    context.beginPath();
    context.arc(x, 0.295, 0.034 - (i % 2) * 0.008, 0, Math.PI * 2);
    context.fill();
  });
}

function screens(room: Furnishing): void {
  const { kit, paint, foot } = room;
  for (const share of [0.14, 0.5, 0.84]) {
    const x = kit.view.aspect * share;
    const y = foot - 0.245;
    rect(room, paint('#22252b', 0.9), { x: x - 0.075, y, width: 0.15, height: 0.09 });
    rect(room, paint('#7fb2d6', 1.3), { x: x - 0.069, y: y + 0.006, width: 0.138, height: 0.076 });
    rect(room, paint('#3b3f46', 0.8), { x: x - 0.008, y: y + 0.09, width: 0.016, height: 0.025 });
  }
}

/** Lamps that hang from the ceiling, lit when the day is going. */
function pendants({ context, kit, paint }: Furnishing): void {
  for (const share of [0.22, 0.78]) {
    const x = kit.view.aspect * share;
    context.fillStyle = paint('#33302e', 0.7);
    context.fillRect(x - 0.0015, -0.6, 0.003, 0.7);
    context.beginPath();
    context.moveTo(x - 0.018, 0.09);
    context.lineTo(x + 0.018, 0.09);
    context.lineTo(x + 0.055, 0.135);
    context.lineTo(x - 0.055, 0.135);
    context.fill();
    context.fillStyle = kit.light.lampsOn ? 'rgb(255 236 190)' : paint('#efe9dc', 1);
    context.fillRect(x - 0.05, 0.135, 0.1, 0.008);
  }
}
