import { attemptFlow, MakeVideo, RunningVideos, WorkFiles } from '@clipwright/engines/flow';
import type { Provider } from '@nestjs/common';
import { GenerationConfig, RetentionConfig, StorageConfig } from '../../../config/slices.js';
import { Notifications } from '../../../platform/database/notifications.js';
import { Log } from '../../../platform/logging/log.js';
import { VideoTraces } from '../video-traces.js';
import { VIDEO_SETTLED } from '../video-settled.js';
import { FlowGround } from './flow-ground.js';
import { VideoAttempts } from './video-attempts.js';
import { VideoPlaces } from './video-places.js';
import { WorkRoom } from './work-room.js';

const RUNNING = {
  provide: RunningVideos,
  inject: [Notifications],
  useFactory: (notifications: Notifications) => {
    const running = new RunningVideos();
    notifications.on(VIDEO_SETTLED, (videoId) => running.end(videoId));
    return running;
  },
};

const FILES = {
  provide: WorkFiles,
  inject: [StorageConfig, GenerationConfig],
  useFactory: async ({ tempDir, reserveBytes }: StorageConfig, { deadlineMs }: GenerationConfig) => {
    const files = new WorkFiles({ tempDir, reserveBytes, deadlineMs });
    await files.open();
    return files;
  },
};

const MAKE = {
  provide: MakeVideo,
  inject: [FlowGround, GenerationConfig, RetentionConfig, Log, VideoTraces],
  useFactory: (
    ground: FlowGround,
    { deadlineMs, promptInMetadata }: GenerationConfig,
    { keepMs }: RetentionConfig,
    log: Log,
    traces: VideoTraces,
  ) => attemptFlow({ ...ground, log, watch: traces.watch, deadlineMs, promptInMetadata, keepMs }),
};

/** The flow of an attempt is the engines package's: this puts it on the rows, disks and news of a server. */
export const ATTEMPT_PROVIDERS: Provider[] = [
  VideoAttempts,
  VideoPlaces,
  WorkRoom,
  FlowGround,
  RUNNING,
  FILES,
  MAKE,
];
