import type { VideoMode } from '@clipwright/core/videos';
import type { Sender } from '../../platform/http/sender.js';
import type { SentBody } from '../../platform/http/sent-body.js';
import type { OpenAiDialect } from './openai-body.js';
import type { ReadyRequest } from './ready-request.js';

/** A request of a route: null where an image makes it one from an image. */
export interface ReadAs {
  readonly mode: VideoMode | null;
  readonly keyed: boolean;
  readonly sender: Sender;
  /** Where the body is one of OpenAI's: how it is read. */
  readonly openAi?: OpenAiDialect;
}

/** Reads the body of a generation as the engines of this server can make it. */
export abstract class ReadRequest {
  /** @throws InvalidJsonError, InvalidRequestError, BodyTooLargeError */
  abstract run(body: SentBody, as: ReadAs): Promise<ReadyRequest>;
}
