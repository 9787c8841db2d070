import type { ModelsResponse } from '@clipwright/core/videos';
import { Body, Controller, Get, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import { JsonBodyPipe } from '../../../platform/http/json-body.pipe.js';
import { valueOf } from '../../../platform/http/parsed.js';
import { ListModels } from '../../models/index.js';
import { FromSignedIn, GoodStandingGuard, SessionGuard, type SignedIn } from '../../sign-in/index.js';
import { ReadRequest } from '../../videos/index.js';
import { MakeVideo } from './make-video.service.js';

const MEBIBYTE = 1024 * 1024;
const BODY = new JsonBodyPipe(15 * MEBIBYTE);

const namesImage = (body: unknown): boolean => typeof body === 'object' && body !== null && 'image_url' in body && body.image_url !== null;

/** The playground: the request of the API, with a session in place of a key, as far as the plan goes. It counts in the same window. */
@Controller('dashboard')
@UseGuards(SessionGuard)
export class MakeVideoController {
  constructor(
    private readonly readRequest: ReadRequest,
    private readonly makeVideo: MakeVideo,
    private readonly listModels: ListModels,
  ) {}

  @Get('models')
  @Header('Cache-Control', 'no-store')
  models(): ModelsResponse {
    return this.listModels.run();
  }

  @Post('videos')
  @HttpCode(202)
  @UseGuards(GoodStandingGuard)
  async make(@FromSignedIn() signedIn: SignedIn, @Body(BODY) body: unknown): Promise<object> {
    const request = valueOf(namesImage(body) ? this.readRequest.image(body, { uploadedImage: false }) : this.readRequest.text(body));
    const { id, status, warnings } = await this.makeVideo.run(signedIn, request);
    return { success: true, video_id: id, status, warnings };
  }
}
