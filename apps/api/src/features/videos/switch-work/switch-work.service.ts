import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import type { Actor, AuditAction } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { type WorkScope, WorkSwitchRepository } from '../work-switch.repository.js';

/** What is turned: the queue, or the worker of a name. */
export type WorkSwitch = { readonly scope: 'queue' } | { readonly scope: 'worker'; readonly name: string };

const ACTIONS: Readonly<Record<WorkScope, Readonly<Record<'stopped' | 'goesOn', AuditAction>>>> = {
  queue: { stopped: 'queue.paused', goesOn: 'queue.resumed' },
  worker: { stopped: 'worker.drained', goesOn: 'worker.resumed' },
};

/**
 * Stops the queue, or a worker: what is in the making is finished, and nothing new is begun. It stays so through any
 * restart, until it is turned again.
 */
@Injectable()
export class SwitchWork {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly switches: WorkSwitchRepository,
    private readonly audit: AuditLog,
  ) {}

  /** False where it was so already: then nothing is written. */
  async run(what: WorkSwitch, stopped: boolean, actor: Actor): Promise<boolean> {
    const name = what.scope === 'worker' ? what.name : '';
    return await this.transactions.run(async (transaction) => {
      const turned = stopped
        ? await this.switches.stop(transaction, what.scope, name)
        : await this.switches.goOn(transaction, what.scope, name);
      if (!turned) return false;
      const action = ACTIONS[what.scope][stopped ? 'stopped' : 'goesOn'];
      const details = what.scope === 'worker' ? { worker: name } : {};
      await this.audit.record({ action, actor, subject: null, details }, transaction);
      await this.switches.announce(transaction);
      return true;
    });
  }
}
