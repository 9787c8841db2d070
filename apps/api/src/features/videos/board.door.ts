export { BoardRepository, type BoardRow, type Tally } from './board.repository.js';
export { outlookOf } from './outlook.js';
