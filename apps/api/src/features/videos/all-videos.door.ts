export {
  AllVideosRepository,
  type AllVideosQuery,
  type DayOfModel,
  type Failure,
  type Waiting,
} from './all-videos.repository.js';
