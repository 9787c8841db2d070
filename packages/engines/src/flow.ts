export { attemptFlow } from './flow/attempt-flow.js';
export { askAlsoTheHealthy } from './flow/ask-also-the-healthy.js';
export { type Choice, choosePlace, type ReplicaStanding } from './flow/choose-place.js';
export { Deadline } from './flow/deadline.js';
export { EngineRuns } from './flow/engine-runs.js';
export { EngineWork } from './flow/engine-work.js';
export { estimatedBytes } from './flow/estimated-bytes.js';
export { fallbackWarnings, type VideoMaker } from './flow/fallback-warnings.js';
export { MakeVideo } from './flow/make-video.js';
export { machineOf } from './flow/machine.js';
export type {
  AttemptPlaces,
  AttemptStore,
  FlowStep,
  FlowWatch,
  LateOperation,
  Move,
  PlaceQuestion,
  ReplicaRows,
  VideoRoom,
} from './flow/ports.js';
export { orderOf, type PictureShape } from './flow/order-of.js';
export { pauseMs } from './flow/replica-pause.js';
export { ReplicaRecord } from './flow/replica-record.js';
export { RunningVideos, VideoEnded, VideoTakenOver } from './flow/running-videos.js';
export {
  fileOfPicture,
  imageKey,
  imageKeys,
  keysOfFile,
  posterKeys,
  videoKey,
  videoOfFile,
  videoOfKey,
} from './flow/storage-keys.js';
export { throughOutage } from './flow/through-outage.js';
export type {
  AttemptedVideo,
  AttemptEnding,
  Held,
  OrderedVideo,
  StoredVideo,
  VideoFailure,
} from './flow/video.js';
export { NOBODY_WORKS, TRIES_USED_UP, UnfitVideoError } from './flow/video-failure.js';
export { fitVideo } from './flow/video-judge.js';
export { WorkFiles } from './flow/work-files.js';
