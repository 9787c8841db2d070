export { ReplayServer } from './replay-server.js';
export {
  exchangesOf,
  type RecordedExchange,
  recordedExchange,
  type Transcript,
  transcript,
  transcriptsOf,
} from './transcript.js';
