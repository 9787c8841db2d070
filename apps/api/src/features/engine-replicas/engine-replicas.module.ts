import { Module } from '@nestjs/common';
import { EngineReplicas } from './engine-replicas.js';
import { LookAtReplicas } from './look-at-replicas.worker.js';
import { ReplicaRowsModule } from './replica-rows.module.js';

@Module({
  imports: [ReplicaRowsModule],
  providers: [EngineReplicas, LookAtReplicas],
  exports: [EngineReplicas, ReplicaRowsModule],
})
export class EngineReplicasModule {}
