import {
  BodyTooLargeError,
  type ClipwrightError,
  InvalidJsonError,
  InvalidRequestError,
} from '@clipwright/core/errors';
import type { VideoMode } from '@clipwright/core/videos';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type Catalogues, cataloguesOf, EngineCatalog } from '@clipwright/engines/catalog';
import { TEXT_BODY_BYTES } from '../../config/body-limits.js';
import type { Sender } from '../../platform/http/sender.js';
import type { SentBody } from '../../platform/http/sent-body.js';
import { TurnThread } from '../../platform/threads/turn-thread.js';
import { GivenImage } from './given-image.js';
import type { ReadAs, ReadRequest } from './read-request.js';
import type { ReadyRequest } from './ready-request.js';
import { readSent, type RequestRead, type SentRequest } from './sent-request.js';

/** What the event loop reads itself; more goes to a thread, and takes its turn there. */
const READ_HERE_BYTES = 65_536;

const THREAD = { maxHeapMb: 256, timeoutMs: 20_000, idleMs: 30_000 };

type Thread = TurnThread<SentRequest, RequestRead>;

/** Large bodies are read beside the event loop. Those who pay have a thread of their own. */
@Injectable()
export class ReadOnThread implements ReadRequest, OnModuleDestroy {
  private readonly catalogues: Readonly<Record<VideoMode, Catalogues>>;
  private readonly forPaying: Thread;
  private readonly forOthers: Thread;

  constructor(catalog: EngineCatalog) {
    this.catalogues = { text: cataloguesOf(catalog, 'text'), image: cataloguesOf(catalog, 'image') };
    const rules = {
      ...THREAD,
      program: new URL('./request-thread.js', import.meta.url),
      workerData: this.catalogues,
    };
    this.forPaying = new TurnThread(rules);
    this.forOthers = new TurnThread(rules);
  }

  async run(
    { json, upload, release }: SentBody,
    { mode, keyed, sender, openAi }: ReadAs,
  ): Promise<ReadyRequest> {
    try {
      return ready(await this.read({ json, upload, mode, keyed, openAi: openAi ?? null }, sender));
    } finally {
      release();
    }
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.forPaying.close(), this.forOthers.close()]);
  }

  private async read(sent: SentRequest, sender: Sender): Promise<RequestRead> {
    const parts = [sent.json, sent.upload].filter((part) => part !== null);
    if (parts.reduce((sum, part) => sum + part.byteLength, 0) <= READ_HERE_BYTES)
      return readSent(sent, this.catalogues);
    const thread = sender.pays ? this.forPaying : this.forOthers;
    return await thread.run(sender.name, sent, parts.flatMap(ownBuffer));
  }
}

/** Handed over, not copied, where its memory is nobody else's. */
const ownBuffer = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

type Refusal = Extract<RequestRead, { ok: false }>;

const REFUSALS: Readonly<Record<Refusal['code'], (refusal: Refusal) => ClipwrightError>> = {
  invalid_json: ({ message }) => new InvalidJsonError({ message }),
  invalid_request: ({ message, param }) => new InvalidRequestError({ message, param }),
  body_too_large: ({ message }) => new BodyTooLargeError({ message, limitBytes: TEXT_BODY_BYTES }),
};

function ready(read: RequestRead): ReadyRequest {
  if (!read.ok) throw REFUSALS[read.code](read);
  const { request, images, fingerprint } = read;
  return {
    request,
    image: images === null ? null : new GivenImage(images),
    fingerprint: fingerprint === null ? null : Buffer.from(fingerprint),
  };
}
