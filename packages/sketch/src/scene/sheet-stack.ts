import type { Brush } from '../paint/brush.js';
import type { Size } from '../paint/coarse-size.js';
import type { Context } from '../paint/context.js';
import { SpotPlate } from '../paint/spot-plate.js';
import type { Piece } from './bakery.js';
import { type DrawOnto, Easel } from './easel.js';
import type { Moment, SheetPart } from './part.js';
import { type Placement, SheetList } from './sheet-list.js';

/** Something drawn with a canvas whose transform turns units of its depth into pixels. */
export interface Drawn {
  readonly depth: number;
  draw(context: Context, moment: Moment): void;
}

/** Something strewn in small shapes. */
export interface Strewn {
  readonly depth: number;
  /** How far it is blown to the left on its way down, in frame heights. */
  readonly slant?: number;
  spots(brush: Brush, moment: Moment): void;
}

/** What a stack is made of, the farthest first. */
export type StackItem = SheetPart | Drawn | Strewn;

type Group = SheetPart | { readonly drawn: Drawn[] } | { readonly strewn: Strewn[] };

/** What a stack works with. */
export interface StackParts {
  readonly items: readonly StackItem[];
  readonly pieces: ReadonlyMap<string, Piece>;
  /** The transform of a depth at this moment. */
  place(depth: number, moment: Moment): Placement;
}

/**
 * Everything crisp in a scene: sheets are only placed, and what stands between two of them shares one plate.
 */
export class SheetStack {
  readonly list: SheetList;
  private readonly steps: readonly ((moment: Moment) => void)[];

  constructor(
    memory: WebAssembly.Memory,
    size: Size,
    private readonly parts: StackParts,
  ) {
    const groups = grouped(parts.items);
    this.list = new SheetList(memory, size, groups.filter((group) => !('sheets' in group)).length);
    const easel = groups.some((group) => 'drawn' in group) ? new Easel(size) : null;
    let plate = 0;
    this.steps = groups.map((group) => {
      if ('sheets' in group) return (moment) => this.addSheets(group, moment);
      const index = plate++;
      if ('strewn' in group) return this.strewing(group.strewn, index, memory);
      return (moment) => this.addDrawn(easel!, { ...group, index }, moment);
    });
  }

  /** Fills the list for one moment. */
  fill(moment: Moment): void {
    this.list.clear();
    for (const step of this.steps) step(moment);
  }

  private addSheets(part: SheetPart, moment: Moment): void {
    const on = this.parts.place(part.depth, moment);
    for (const place of part.sheets(moment)) {
      const piece = this.parts.pieces.get(place.name);
      if (!piece) throw new Error(`no bake called ${place.name}`);
      this.list.addSheet(piece, place, on);
    }
  }

  private addDrawn(
    easel: Easel,
    group: { readonly drawn: readonly Drawn[]; readonly index: number },
    moment: Moment,
  ): void {
    const onto: DrawOnto = (context, corner) => {
      for (const one of group.drawn) {
        const { scale, x, y } = this.parts.place(one.depth, moment);
        const size = scale * corner.scale;
        context.setTransform(size, 0, 0, size, x * corner.scale + corner.x, y * corner.scale + corner.y);
        context.globalAlpha = 1;
        one.draw(context, moment);
      }
    };
    const plate = easel.draw(onto);
    if (plate) this.list.addPlate(group.index, plate);
  }

  private strewing(
    strewn: readonly Strewn[],
    index: number,
    memory: WebAssembly.Memory,
  ): (moment: Moment) => void {
    const room = this.list.roomOf(index);
    const plate = new SpotPlate(memory, room, room);
    return (moment) => {
      plate.wipe();
      for (const one of strewn) {
        plate.at({ ...this.parts.place(one.depth, moment), lean: one.slant ?? 0 });
        one.spots(plate, moment);
      }
      this.list.addReady(index);
    };
  }
}

function grouped(items: readonly StackItem[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if ('sheets' in item) groups.push(item);
    else if ('spots' in item)
      join(last && 'strewn' in last ? last.strewn : null, item, (strewn) => groups.push({ strewn }));
    else join(last && 'drawn' in last ? last.drawn : null, item, (drawn) => groups.push({ drawn }));
  }
  return groups;
}

function join<T>(open: T[] | null, item: T, begin: (items: T[]) => void): void {
  if (open) open.push(item);
  else begin([item]);
}
