import type { EngineCards, MadeForOperator } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Get, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { Refusal } from '../../../platform/http/refusal.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { actorOf, FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { EngineTrials } from '../../videos/operate-videos.door.js';
import { ReadEngines } from './read-engines.service.js';

const WHY_NOT = {
  'no-model': 'No model goes to this engine. Name it in the settings of a model first.',
  'needs-image': 'This engine makes videos of images alone: try it in the playground.',
} as const;

/** GET engines; POST engines/{engine}/{replica}/try: a clip that it alone makes. */
@Controller('dashboard/operator/engines')
@UseGuards(OperatorGuard)
export class ReadEnginesController {
  constructor(
    private readonly readEngines: ReadEngines,
    private readonly trials: EngineTrials,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read(): Promise<EngineCards> {
    return { engines: await this.readEngines.run() };
  }

  @Post(':engine/:replica/try')
  @HttpCode(202)
  async try(
    @FromSignedIn() operator: SignedIn,
    @Param() { engine, replica }: { engine: string; replica: string },
  ): Promise<MadeForOperator> {
    const by = { accountId: operator.account.id, actor: actorOf(operator) };
    const trying = await this.trials.run({ engine, replica }, by);
    if (trying.kind === 'begun') return { success: true, video_id: trying.videoId };
    if (trying.kind === 'no-such-place') throw new NotFoundError({ what: 'The engine' });
    throw new Refusal({ status: 409, code: 'engine_not_tried', message: WHY_NOT[trying.kind] });
  }
}
