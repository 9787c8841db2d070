import { InvalidRequestError } from '@clipwright/core/errors';
import { Controller, Get, Post, UseGuards } from '@nestjs/common';
import { ApiKeyGuard } from '../../api-keys/api-key-guard.door.js';

/** What OpenAI's SDKs can ask for beside videos, and nothing here makes. */
@Controller('v1/videos')
@UseGuards(ApiKeyGuard)
export class RefuseOthersController {
  @Post('edits')
  edit(): never {
    throw notMade('edits');
  }

  @Post(':video_id/remix')
  remix(): never {
    throw notMade('remixes');
  }

  @Post('characters')
  createCharacter(): never {
    throw notMade('characters');
  }

  @Get('characters/:character_id')
  readCharacter(): never {
    throw notMade('characters');
  }
}

const notMade = (what: string) =>
  new InvalidRequestError({ message: `This server makes no ${what}, only new videos.`, param: null });
