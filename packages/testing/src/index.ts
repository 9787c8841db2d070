export { FixedClock } from './fixed-clock.js';
export { atIdlePace } from './idle-pace.js';
export { createTestDatabase, type DatabaseTemplate, type TestDatabase } from './postgres/test-database.js';
export {
  createTestPostgres,
  testPostgresUrl,
  type StartPostgres,
  type TestPostgres,
} from './postgres/test-postgres.js';
export { decodeFrames, frameDifference, type DecodedFrame } from './video/decode-frames.js';
export { judgeVideo } from './video/judge-video.js';
export { topLevelBoxes } from './video/top-level-boxes.js';
export type { AudioTrackFacts, Picture, VideoFacts, VideoTrackFacts } from './video/video-facts.js';
