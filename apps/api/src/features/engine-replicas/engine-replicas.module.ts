import { Module } from '@nestjs/common';
import { EngineReplicaRepository } from './engine-replica.repository.js';
import { EngineReplicas } from './engine-replicas.js';
import { LookAtReplicas } from './look-at-replicas.worker.js';

@Module({ providers: [EngineReplicaRepository, EngineReplicas, LookAtReplicas], exports: [EngineReplicas] })
export class EngineReplicasModule {}
