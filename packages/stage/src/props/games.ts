import { CHESS_KING_PROP, CHESS_KNIGHT_PROP, CHESS_PAWN_PROP } from './games/chess.js';
import { PUZZLE_CUBE_PROP } from './games/puzzle-cube.js';
import type { Prop } from './kit/prop.js';

/** What is played at a table. */
export const GAMES: readonly Prop[] = [CHESS_KNIGHT_PROP, CHESS_KING_PROP, CHESS_PAWN_PROP, PUZZLE_CUBE_PROP];
