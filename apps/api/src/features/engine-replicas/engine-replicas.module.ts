import { Module } from '@nestjs/common';
import { EngineReplicaRepository } from './engine-replica.repository.js';
import { EngineReplicas } from './engine-replicas.js';

@Module({ providers: [EngineReplicaRepository, EngineReplicas], exports: [EngineReplicas] })
export class EngineReplicasModule {}
