import { EngineRouting } from '@clipwright/engines/catalog';
import { type ReplicaRecord, RunningVideos, WorkFiles } from '@clipwright/engines/flow';
import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@clipwright/engines/files';
import { EngineReplicas } from '../../engine-replicas/replicas.door.js';
import { VideoAttempts } from './video-attempts.js';
import { VideoPlaces } from './video-places.js';
import { WorkRoom } from './work-room.js';

/** What the flow of an attempt stands on in a server. */
@Injectable()
export class FlowGround {
  readonly record: ReplicaRecord;

  constructor(
    readonly routing: EngineRouting,
    readonly places: VideoPlaces,
    readonly store: VideoAttempts,
    readonly storage: ObjectStorage,
    readonly room: WorkRoom,
    readonly files: WorkFiles,
    readonly running: RunningVideos,
    replicas: EngineReplicas,
  ) {
    this.record = replicas.record;
  }
}
