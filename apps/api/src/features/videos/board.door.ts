export {
  BoardRepository,
  type BoardRow,
  type MeasuredTime,
  type Tally,
  type Trial,
} from './board.repository.js';
export { outlookOf } from './outlook.js';
