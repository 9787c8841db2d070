import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { DrainReplica } from './drain-replica/drain-replica.service.js';
import { EngineReplicaRepository } from './engine-replica.repository.js';

/** What the command line too does with the rows of replicas, without their engines. */
@Module({
  imports: [AuditModule],
  providers: [EngineReplicaRepository, DrainReplica],
  exports: [EngineReplicaRepository, DrainReplica],
})
export class ReplicaRowsModule {}
