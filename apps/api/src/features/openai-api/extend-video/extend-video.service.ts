import { InvalidRequestError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import type { CreateVideoInput } from '../../videos/create-video.door.js';
import { OwnVideoRepository } from '../../videos/own-videos.door.js';
import type { SourceFacts } from '../../videos/read-request.door.js';
import { type BegunVideo, VideoBeginning } from '../video-beginning.js';
import type { VideoExtension } from '../video-extension.js';

/** What the sentences of our own field say in the words of this door. */
const OURS = 'source_video_id must be the video_id of';
const THEIRS = 'video must name the id of';

const NOTHING: SourceFacts = { model: null, resolution: null };

/** Begins a video as a call of our own with `source_video_id` does, by the model and in the size of the other. */
@Injectable()
export class ExtendVideo implements VideoExtension {
  constructor(
    private readonly beginning: VideoBeginning,
    private readonly videos: OwnVideoRepository,
  ) {}

  async factsOf(json: Uint8Array | null, accountId: string): Promise<SourceFacts> {
    const id = videoIn(json);
    const video = id === null ? null : await this.videos.find(id, accountId);
    return video === null ? NOTHING : { model: video.model, resolution: video.resolution };
  }

  async run(input: Omit<CreateVideoInput, 'preference'>): Promise<BegunVideo> {
    try {
      return await this.beginning.run(input);
    } catch (error) {
      throw error instanceof InvalidRequestError ? inTheirWords(error) : error;
    }
  }
}

function inTheirWords(error: InvalidRequestError): InvalidRequestError {
  if (!error.message.startsWith(OURS)) return error;
  return new InvalidRequestError({ message: error.message.replace(OURS, THEIRS), param: 'video' });
}

/** What can't be read is refused by whoever reads all of it. */
function videoIn(json: Uint8Array | null): string | null {
  try {
    const body = JSON.parse(Buffer.from(json ?? []).toString()) as { video?: { id?: unknown } } | null;
    const id = body?.video?.id;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
