import { Module } from '@nestjs/common';
import { EngineReplicaRepository } from './engine-replica.repository.js';
import { EngineReplicas } from './engine-replicas.js';
import { LookAtBoot } from './look-at-boot.worker.js';

@Module({ providers: [EngineReplicaRepository, EngineReplicas, LookAtBoot], exports: [EngineReplicas] })
export class EngineReplicasModule {}
