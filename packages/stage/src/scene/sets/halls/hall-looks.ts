import type { HallName } from '../../../plan/stage-plan.js';
import type { Hex } from '../../mood.js';
import {
  type Back,
  barnDoor,
  board,
  boardsOf,
  doors,
  exhibits,
  galleryOfBooks,
  glassWall,
  hood,
  houses,
  mirrors,
  planes,
  rollDoor,
  stars,
  tunnel,
} from './hall-backs.js';
import { books, boxes, jars, loaves, SWEETS } from './hall-goods.js';
import {
  consoleDesk,
  display,
  flowerBuckets,
  lockers,
  longBench,
  type Piece,
  plantBed,
  schoolDesk,
  seats,
  shelvesOf,
  stall,
  steelCounter,
  toolWall,
  wallPicture,
  wardBed,
  weights,
  workDesk,
} from './hall-rows.js';

/** What a floor is of. */
export type Floor = 'boards' | 'tiles' | 'plain' | 'straw';
/** What gives light from above: tubes, lamps that hang, small round ones, a roof of glass, or none but beams of wood. */
export type Ceiling = 'tubes' | 'pendants' | 'spots' | 'glass' | 'beams';

/** A row of pieces along a hall: how far one is from the next, and from the wall or the middle. */
export interface Row {
  readonly piece: Piece;
  readonly every: number;
  readonly off: number;
}

/** What a hall is like, in metres. */
export interface HallLook {
  readonly size: readonly [wide: number, tall: number, deep: number];
  readonly wall: Hex;
  /** What a wall is of below; null where it is one. */
  readonly low: Hex | null;
  readonly isTiled?: true;
  readonly floor: readonly [Floor, Hex, Hex];
  readonly ceiling: readonly [Ceiling, Hex];
  /** At which sides there are windows. */
  readonly windows: readonly number[];
  readonly back: Back;
  /** What stands at the walls, on the left and on the right, and what stands beside the middle. */
  readonly left: Row | null;
  readonly right: Row | null;
  readonly aisle: Row | null;
  /** One looks over an edge to rails on the right. */
  readonly hasRails?: true;
}

const at = (piece: Piece, every: number, off = 0.3): Row => ({ piece, every, off });
const LOAVES: readonly Hex[] = ['#c98a45', '#b5752f', '#dba65c', '#8f5a2a'];
const GOODS: readonly Hex[] = ['#d9483b', '#f0b53c', '#3f8fc4', '#55a05a', '#e88a3a', '#f2ede2', '#8a5fb0'];

export const HALL_LOOKS: Readonly<Record<HallName, HallLook>> = {
  classroom: {
    size: [7, 3.2, 4],
    wall: '#f0e4c8',
    low: '#8fb09a',
    floor: ['boards', '#c39a68', '#b58a58'],
    ceiling: ['tubes', '#f4f1ea'],
    windows: [-1],
    back: board,
    left: null,
    right: at(shelvesOf(books, '#a5774a', 3), 1.6),
    aisle: at(schoolDesk, 1.5, 1.45),
  },
  gym: {
    size: [7, 3.8, 3.6],
    wall: '#565d66',
    low: '#33383f',
    floor: ['plain', '#3a3d42', '#4a4e54'],
    ceiling: ['tubes', '#2d3137'],
    windows: [-1],
    back: mirrors,
    left: at(longBench, 2.2, 0.4),
    right: at(weights, 1.75, 0.35),
    aisle: null,
  },
  garage: {
    size: [7, 3.4, 3.6],
    wall: '#c8c4ba',
    low: '#7f8f94',
    floor: ['plain', '#8f8d88', '#84827d'],
    ceiling: ['tubes', '#b9b6ae'],
    windows: [],
    back: rollDoor,
    left: at(toolWall, 1.9, 0.4),
    right: at(shelvesOf(boxes, '#5f666d', 4), 1.6),
    aisle: null,
  },
  'restaurant kitchen': {
    size: [5.4, 3.1, 3.2],
    wall: '#d5d9da',
    low: '#e9ecec',
    isTiled: true,
    floor: ['tiles', '#a9a59e', '#97938c'],
    ceiling: ['tubes', '#cfd3d5'],
    windows: [],
    back: hood,
    left: at(steelCounter, 1.6, 0.45),
    right: at(steelCounter, 1.6, 0.45),
    aisle: null,
  },
  library: {
    size: [6.6, 4.6, 4.2],
    wall: '#6e5238',
    low: '#4f3722',
    floor: ['boards', '#7d5432', '#6f4a2b'],
    ceiling: ['pendants', '#4a3524'],
    windows: [],
    back: galleryOfBooks,
    left: at(shelvesOf(books, '#5f3f26', 7), 1.5),
    right: at(shelvesOf(books, '#5f3f26', 7), 1.5),
    aisle: null,
  },
  corridor: {
    size: [4, 3, 8],
    wall: '#e6dcc4',
    low: '#c9b894',
    floor: ['tiles', '#cfc9bb', '#b9b3a4'],
    ceiling: ['tubes', '#efece4'],
    windows: [],
    back: doors,
    left: at(lockers, 1.25, 0.25),
    right: at(lockers, 1.25, 0.25),
    aisle: null,
  },
  station: {
    size: [7, 3.4, 8],
    wall: '#dfe3dd',
    low: '#5f8a86',
    isTiled: true,
    floor: ['tiles', '#8d8c88', '#7c7b77'],
    ceiling: ['tubes', '#8d918f'],
    windows: [],
    back: tunnel,
    left: at(longBench, 2.6, 0.5),
    right: null,
    aisle: null,
    hasRails: true,
  },
  airport: {
    size: [8.4, 4.4, 5],
    wall: '#e9edf0',
    low: '#cfd6db',
    floor: ['tiles', '#cfd2d2', '#bfc3c4'],
    ceiling: ['spots', '#f1f4f6'],
    windows: [],
    back: glassWall(planes),
    left: at(seats, 2.1, 1),
    right: at(seats, 2.1, 1),
    aisle: null,
  },
  'flower shop': {
    size: [5, 3.1, 2.8],
    wall: '#c9d6c4',
    low: '#f2ece0',
    floor: ['tiles', '#d9cdb9', '#c4b49c'],
    ceiling: ['pendants', '#e9e2d2'],
    windows: [],
    back: glassWall(houses),
    left: at(flowerBuckets, 1.3, 0.35),
    right: at(flowerBuckets, 1.3, 0.35),
    aisle: null,
  },
  bakery: {
    size: [5.2, 3.1, 2.8],
    wall: '#e9cfa4',
    low: '#a86f45',
    floor: ['tiles', '#e0d2ba', '#b98f6a'],
    ceiling: ['pendants', '#f0e2c8'],
    windows: [],
    back: boardsOf(LOAVES, '#7d5330', true),
    left: at(shelvesOf(loaves, '#8a5a34', 5), 1.5),
    right: at(display, 1.6, 0.5),
    aisle: null,
  },
  'candy shop': {
    size: [5.2, 3.1, 2.8],
    wall: '#f7b9cf',
    low: '#a8e0d4',
    floor: ['tiles', '#fff4ee', '#f2a6c0'],
    ceiling: ['pendants', '#fff0f4'],
    windows: [],
    back: boardsOf(SWEETS, '#ffffff', true),
    left: at(shelvesOf(jars, '#ffffff', 5), 1.5),
    right: at(shelvesOf(jars, '#ffffff', 5), 1.5),
    aisle: null,
  },
  shop: {
    size: [5.4, 3.3, 4.4],
    wall: '#f1f0ea',
    low: '#4f9a6f',
    floor: ['tiles', '#e3e1da', '#d2d0c8'],
    ceiling: ['tubes', '#f4f4f0'],
    windows: [],
    back: boardsOf(GOODS, '#d9dcd8', false),
    left: at(shelvesOf(boxes, '#e4e6e2', 5), 1.5),
    right: at(shelvesOf(boxes, '#e4e6e2', 5), 1.5),
    aisle: null,
  },
  office: {
    size: [8, 3.2, 4.6],
    wall: '#e3e6e8',
    low: '#c9d0d4',
    floor: ['plain', '#7f8b96', '#76828d'],
    ceiling: ['tubes', '#f0f2f3'],
    windows: [],
    back: glassWall(houses),
    left: null,
    right: null,
    aisle: at(workDesk, 1.9, 1.75),
  },
  museum: {
    size: [6.8, 4.4, 4],
    wall: '#8f3f3a',
    low: '#6f2f2c',
    floor: ['boards', '#a8794a', '#96693e'],
    ceiling: ['spots', '#e6dfd2'],
    windows: [],
    back: exhibits,
    left: at(wallPicture, 2.1, 0.22),
    right: at(wallPicture, 2.1, 0.22),
    aisle: null,
  },
  hospital: {
    size: [6.6, 3.1, 4],
    wall: '#e9f2f1',
    low: '#a9d0cf',
    floor: ['tiles', '#d3dedd', '#c6d3d2'],
    ceiling: ['tubes', '#f4f8f8'],
    windows: [-1],
    back: doors,
    left: at(wardBed, 2.3, 1.15),
    right: at(wardBed, 2.3, 1.15),
    aisle: null,
  },
  stable: {
    size: [7.4, 4.2, 4.4],
    wall: '#8f6238',
    low: null,
    floor: ['straw', '#b98f52', '#d9b566'],
    ceiling: ['beams', '#5f4027'],
    windows: [-1],
    back: barnDoor,
    left: at(stall, 1.9, 0.9),
    right: at(stall, 1.9, 0.9),
    aisle: null,
  },
  greenhouse: {
    size: [5.6, 3.6, 4.4],
    wall: '#cfe6dc',
    low: '#b3a48c',
    floor: ['tiles', '#b9a68a', '#a39078'],
    ceiling: ['glass', '#d9eef4'],
    windows: [-1, 1],
    back: glassWall(() => {}),
    left: at(plantBed, 1.35, 0.6),
    right: at(plantBed, 1.35, 0.6),
    aisle: null,
  },
  cockpit: {
    size: [5, 3, 2.8],
    wall: '#39424e',
    low: '#262d36',
    floor: ['plain', '#2a3038', '#323a44'],
    ceiling: ['spots', '#2b333d'],
    windows: [],
    back: glassWall(stars),
    left: at(consoleDesk, 1.55, 0.4),
    right: at(consoleDesk, 1.55, 0.4),
    aisle: null,
  },
};
