import type { Done, MadeForOperator } from '@clipwright/core/dashboard';
import { Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { actorOf, FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { ActOnWork } from './act-on-work.service.js';

/** POST videos/{id}/cancel, /front, /again: what operators do about a video of anybody. */
@Controller('dashboard/operator/videos/:id')
@UseGuards(OperatorGuard)
export class ActOnWorkController {
  constructor(private readonly actOnWork: ActOnWork) {}

  @Post('cancel')
  @HttpCode(200)
  async cancel(@FromSignedIn() operator: SignedIn, @Param('id') id: string): Promise<Done> {
    await this.actOnWork.cancel(id, actorOf(operator));
    return { success: true };
  }

  @Post('front')
  @HttpCode(200)
  async moveToFront(@FromSignedIn() operator: SignedIn, @Param('id') id: string): Promise<Done> {
    await this.actOnWork.moveToFront(id, actorOf(operator));
    return { success: true };
  }

  @Post('again')
  @HttpCode(202)
  async makeAgain(@FromSignedIn() operator: SignedIn, @Param('id') id: string): Promise<MadeForOperator> {
    return { success: true, video_id: await this.actOnWork.makeAgain(id, actorOf(operator)) };
  }
}
