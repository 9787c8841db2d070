import type { Switched } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Body, Controller, Param, Put, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { DrainReplica } from '../../engine-replicas/drain-replica.door.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { actorOf, FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { SwitchWork } from '../../videos/switch-work.door.js';

interface Wanted {
  /** Begin nothing new. */
  readonly stopped: boolean;
}

const BODY = new CheckedBody<Wanted>(z.strictObject({ stopped: z.boolean() }));
const NAME = /^[\w.-]{1,100}$/;

/** PUT queue, workers/{name}, replicas/{engine}/{replica}: stops them, or lets them go on. */
@Controller('dashboard/operator')
@UseGuards(OperatorGuard)
export class TurnSwitchesController {
  constructor(
    private readonly switchWork: SwitchWork,
    private readonly drainReplica: DrainReplica,
  ) {}

  @Put('queue')
  async queue(@FromSignedIn() operator: SignedIn, @Body(BODY) { stopped }: Wanted): Promise<Switched> {
    const changed = await this.switchWork.run({ scope: 'queue' }, stopped, actorOf(operator));
    return { success: true, changed };
  }

  @Put('workers/:name')
  async worker(
    @FromSignedIn() operator: SignedIn,
    @Param('name') name: string,
    @Body(BODY) { stopped }: Wanted,
  ): Promise<Switched> {
    if (!NAME.test(name)) throw new NotFoundError({ what: 'The worker' });
    const changed = await this.switchWork.run({ scope: 'worker', name }, stopped, actorOf(operator));
    return { success: true, changed };
  }

  @Put('replicas/:engine/:replica')
  async replica(
    @FromSignedIn() operator: SignedIn,
    @Param() { engine, replica }: { engine: string; replica: string },
    @Body(BODY) { stopped }: Wanted,
  ): Promise<Switched> {
    const changed = await this.drainReplica.run({ engine, replica }, stopped, actorOf(operator));
    if (changed === null) throw new NotFoundError({ what: 'The replica' });
    return { success: true, changed };
  }
}
