import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** A page that is told nothing for longer than this takes the server for gone, and so do proxies. */
const BEAT_EVERY_MS = 15_000;
/** Whoever takes no more than this behind is let go of, and comes again. */
const MOST_UNREAD_BYTES = 64 * 1024;
/** What a browser waits before it comes again. */
const COME_AGAIN_MS = 1_000;

/** One event: its name, what it says, and the id by which whoever heard it can go on from it. */
export interface StreamEvent {
  readonly name: string;
  readonly data: object;
  readonly id?: string | undefined;
}

export interface StreamRules {
  /** It ends after this; the browser comes again, and is asked again who it is. */
  readonly livesMs: number;
  /** Time between two signs of life; left out: 15 s. */
  readonly beatEveryMs?: number | undefined;
}

/** Server-Sent Events to one browser. It holds nothing but a socket and two timers. */
export class EventStream {
  readonly body = new Readable({ read: () => undefined });
  private readonly beat: NodeJS.Timeout;
  private readonly life: NodeJS.Timeout;

  constructor({ livesMs, beatEveryMs = BEAT_EVERY_MS }: StreamRules) {
    this.beat = setInterval(() => this.send({ name: 'beat', data: {} }), beatEveryMs).unref();
    this.life = setTimeout(() => this.end(), livesMs).unref();
    this.body.once('close', () => {
      clearInterval(this.beat);
      clearTimeout(this.life);
    });
    this.body.push(`retry: ${COME_AGAIN_MS}\n`);
  }

  send({ name, data, id }: StreamEvent): void {
    if (this.body.readableEnded || this.body.destroyed) return;
    if (this.body.readableLength > MOST_UNREAD_BYTES) return void this.body.destroy();
    this.body.push(
      `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
    );
  }

  /** Ends it in order; what was sent before still arrives. */
  end(): void {
    if (!this.body.readableEnded && !this.body.destroyed) this.body.push(null);
  }
}

/** The open event streams of the process, which a shutdown ends at once: nothing is lost with one. */
@Injectable()
export class EventStreams {
  private readonly open = new Set<EventStream>();
  private closed = false;

  /** Begins one as the answer to a request; no proxy may keep it back or change it. */
  begin(reply: FastifyReply, rules: StreamRules): EventStream {
    reply
      .headers({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' })
      .type('text/event-stream; charset=utf-8');
    const stream = new EventStream(rules);
    this.open.add(stream);
    stream.body.once('close', () => this.open.delete(stream));
    if (this.closed) stream.end();
    return stream;
  }

  /** Ends all of them, now and from now on. */
  close(): void {
    this.closed = true;
    for (const stream of this.open) stream.end();
  }
}
