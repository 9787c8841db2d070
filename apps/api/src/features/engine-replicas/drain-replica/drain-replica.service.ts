import { Injectable } from '@nestjs/common';
import type { PlaceName } from '@clipwright/engines/catalog';
import { EnginesConfig } from '../../../config/engines-config.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { EngineReplicaRepository } from '../engine-replica.repository.js';

/**
 * Has a replica finish what it has and take nothing more, until it is let go on; its videos wait for it or go to other
 * replicas of its engine. Null: there is no such replica. False: it was so already.
 */
@Injectable()
export class DrainReplica {
  constructor(
    private readonly engines: EnginesConfig,
    private readonly transactions: TransactionRunner,
    private readonly replicas: EngineReplicaRepository,
    private readonly audit: AuditLog,
  ) {}

  async run(place: PlaceName, drained: boolean, actor: Actor): Promise<boolean | null> {
    if (!this.isDeclared(place)) return null;
    return await this.transactions.run(async (transaction) => {
      if (!(await this.replicas.drain(transaction, place, drained))) return false;
      const action = drained ? 'replica.drained' : 'replica.resumed';
      const details = { engine: place.engine, replica: place.replica };
      await this.audit.record({ action, actor, subject: null, details }, transaction);
      return true;
    });
  }

  /** The embedded engine has no replicas: it is drained with its worker. */
  private isDeclared({ engine, replica }: PlaceName): boolean {
    const declared = this.engines.engines.get(engine);
    return declared?.site !== 'embedded' && (declared?.replicas ?? []).some(({ name }) => name === replica);
  }
}
