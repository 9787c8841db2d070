import { BodyTooLargeError, InvalidRequestError } from '@clipwright/core/errors';
import { isVideoId } from '@clipwright/core/keys';
import { Injectable } from '@nestjs/common';
import { SMALL_BODY_BYTES } from '../../../config/body-limits.js';
import type { CreateVideoInput } from '../../videos/create-video.door.js';
import { IdempotencyRepository } from '../../videos/known-requests.door.js';
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
    private readonly known: IdempotencyRepository,
  ) {}

  async factsOf(
    json: Uint8Array | null,
    { accountId, key }: { accountId: string; key: string | null },
  ): Promise<SourceFacts> {
    const made = key === null ? null : await this.known.find(accountId, key);
    const id = made?.videoId ?? videoIn(json);
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

/**
 * What can't be read is refused by whoever reads all of it, beside the event loop; here it is read for the id alone.
 * @throws BodyTooLargeError where that would keep the event loop
 */
function videoIn(json: Uint8Array | null): string | null {
  const id = json === null ? null : idIn(json);
  return typeof id === 'string' && isVideoId(id) ? id : null;
}

function idIn(json: Uint8Array): unknown {
  if (json.byteLength > SMALL_BODY_BYTES)
    throw new BodyTooLargeError({
      limitBytes: SMALL_BODY_BYTES,
      message: `An extension takes at most ${SMALL_BODY_BYTES} bytes beside its file: give last_image_url as an address.`,
    });
  try {
    return (JSON.parse(Buffer.from(json).toString()) as { video?: { id?: unknown } } | null)?.video?.id;
  } catch {
    return null;
  }
}
