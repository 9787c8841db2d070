/**
 * A Clipwright server for your own tests, in your own process.
 *
 * @module testing
 */
export { errorFixture, errorFixtures, type Fixture } from './error-fixtures.js';
export type { FakeRequest, RouteName } from './exchange.js';
export { createFakeClock, type FakeClock, type FakeClockOptions, type ServerClock } from './fake-clock.js';
export {
  FAKE_API_KEY,
  createFakeServer,
  type AddedVideo,
  type FakeConnection,
  type FakeServer,
  type FakeServerOptions,
} from './fake-server.js';
export { failedEnd, type VideoEnd } from './fake-video.js';
export {
  answer,
  cutAnswer,
  delay,
  gatewayError,
  lostAnswer,
  lostRequest,
  noAnswer,
  rateLimited,
  refusal,
  videoFails,
  type Fault,
  type FaultContext,
  type Pass,
  type ScriptedAnswer,
} from './faults.js';
export {
  answerFixtures,
  fixtureResponse,
  statusFixture,
  statusFixtures,
  type AnswerFixtures,
} from './fixtures.js';
export { REAL_TIME } from './real-time.js';
export type { FakeFetch, FakeFetchInit, ScriptedRoute } from './reception.js';
export { smallMp4 } from './small-mp4.js';
