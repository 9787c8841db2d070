import type { EngineRouting } from '../catalog/engine-routing.js';
import { EngineRuns } from './engine-runs.js';
import { EngineWork } from './engine-work.js';
import { ReadImages } from './read-images.js';
import { MakeVideo } from './make-video.js';
import type { AttemptPlaces, AttemptStore, FlowLog, FlowWatch, VideoRoom, VideoStorage } from './ports.js';
import { ProduceVideo } from './produce-video.js';
import type { ReplicaRecord } from './replica-record.js';
import type { RunningVideos } from './running-videos.js';
import { StoreVideo } from './store-video.js';
import type { AttemptedVideo } from './video.js';
import type { WorkFiles } from './work-files.js';

/** What the flow of an attempt stands on. */
export interface FlowParts<Video extends AttemptedVideo> {
  readonly routing: EngineRouting;
  readonly record: ReplicaRecord;
  readonly places: AttemptPlaces<Video>;
  readonly store: AttemptStore;
  readonly storage: VideoStorage;
  readonly room: VideoRoom<Video>;
  readonly files: WorkFiles;
  readonly running: RunningVideos;
  readonly log: FlowLog;
  readonly watch?: FlowWatch;
  readonly deadlineMs: number;
  /** Whether a file may tell the prompt that it was made from. */
  readonly promptInMetadata: boolean;
  /** Null: for ever. */
  readonly keepMs: number | null;
}

/** From a claimed video to its end: at an engine, through the judge, into the storage, settled. */
export function attemptFlow<Video extends AttemptedVideo>(parts: FlowParts<Video>): MakeVideo<Video> {
  const { routing, record, places, store, storage, room, files, running, log, watch } = parts;
  const work = new EngineWork(routing, record, places, new EngineRuns(running, store), watch);
  const rules = { ...parts, isAway: (error: unknown) => store.isAway(error) };
  const storeVideo = new StoreVideo(rules, files, room, storage, watch);
  const images = new ReadImages(storage, files);
  const produce = new ProduceVideo(parts.deadlineMs, images, work, storage, room, storeVideo, watch);
  return new MakeVideo(produce, store, running, log);
}
