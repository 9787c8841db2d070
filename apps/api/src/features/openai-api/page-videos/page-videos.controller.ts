import { InvalidRequestError } from '@clipwright/core/errors';
import { parseListVideosQuery } from '@clipwright/core/videos';
import { Controller, Get, Header, Query, UseGuards } from '@nestjs/common';
import { valueOf } from '../../../platform/http/parsed.js';
import { ApiKeyGuard, FromCaller } from '../../api-keys/api-key-guard.door.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { ListVideos } from '../../videos/list-videos.door.js';
import { type OpenAiVideo, openAiVideo } from '../openai-video.js';

interface OpenAiPage {
  readonly object: 'list';
  readonly data: readonly OpenAiVideo[];
  readonly first_id: string | null;
  readonly last_id: string | null;
  readonly has_more: boolean;
}

type Query = Readonly<Record<string, unknown>>;

/** GET /v1/videos: own videos, a page at a time. */
@Controller('v1/videos')
@UseGuards(ApiKeyGuard)
export class PageVideosController {
  constructor(private readonly listVideos: ListVideos) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async page(@FromCaller() { accountId }: Caller, @Query() query: Query): Promise<OpenAiPage> {
    const { limit } = valueOf(parseListVideosQuery({ limit: query['limit'] }));
    const asked = { limit, after: afterIn(query), order: orderIn(query) };
    const { videos, hasMore } = await this.listVideos.after(accountId, asked);
    const data = videos.map(openAiVideo);
    return {
      object: 'list',
      data,
      first_id: data[0]?.id ?? null,
      last_id: data.at(-1)?.id ?? null,
      has_more: hasMore,
    };
  }
}

function afterIn({ after }: Query): string | null {
  if (after === undefined || typeof after === 'string') return after ?? null;
  throw new InvalidRequestError({ message: 'after must be sent once.', param: 'after' });
}

function orderIn({ order = 'desc' }: Query): 'asc' | 'desc' {
  if (order === 'asc' || order === 'desc') return order;
  throw new InvalidRequestError({ message: 'order must be one of asc, desc.', param: 'order' });
}
