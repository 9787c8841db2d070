export { FixedClock } from './fixed-clock.js';
export { atIdlePace } from './idle-pace.js';
export { createTestDatabase, type OwnDatabase, type TestDatabase } from './postgres/test-database.js';
export { createTestPostgres, testPostgresUrl } from './postgres/test-postgres.js';
export { type SelfSigned, selfSigned } from './self-signed.js';
export { decodeFrames, frameDifference } from './video/decode-frames.js';
export { judgeVideo } from './video/judge-video.js';
