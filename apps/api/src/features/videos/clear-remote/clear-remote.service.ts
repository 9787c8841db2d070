import type { LeftState } from '@clipwright/core/engine';
import { Injectable } from '@nestjs/common';
import { EngineRouting } from '@clipwright/engines/catalog';
import { Log } from '../../../platform/logging/log.js';
import { type LeftOperation, LeftOperationRepository } from '../left-operation.repository.js';

const AT_ONCE = 8;

/** One look has to be over by then: whoever took what is due has it for longer than that, and dies with it. */
const LOOK_WITHIN_MS = 20_000;
const TAKEN_FOR_MS = 30_000;

/** How soon a slot that comes free is seen: about what a poll of the engine's own takes. */
const LOOK_EVERY_MS = 2_000;
/** A server that is away is asked as often as somebody might wait for it to come back. */
const LONGEST_PAUSE_HELD_MS = 15_000;
/** What nobody waits for. */
const LONGEST_PAUSE_MS = 3_600_000;

/** With those pauses about a day and a half. */
const MOST_MISSES = 45;

/**
 * Follows what ended videos have left at engines: holds their slots until the work is over, then has the
 * engine remove job and file. What is due is the database's to say, and any worker's to do.
 */
@Injectable()
export class ClearRemote {
  constructor(
    private readonly left: LeftOperationRepository,
    private readonly routing: EngineRouting,
    private readonly log: Log,
  ) {}

  /** Until nothing is due. Answers when something is; null: never, as it stands. */
  async run(closing: AbortSignal): Promise<number | null> {
    for (;;) {
      const due = closing.aborted ? [] : await this.left.take(AT_ONCE, TAKEN_FOR_MS);
      if (due.length === 0) return await this.left.nextInMs();
      await Promise.all(due.map((left) => this.look(left, closing)));
    }
  }

  private async look(left: LeftOperation, closing: AbortSignal): Promise<void> {
    const state = await this.stateOf(left, closing);
    if (closing.aborted) return;
    if (state === 'gone') return await this.left.forget(left);
    const holds = left.holds && state !== 'ended';
    const misses = state === 'working' && holds ? 0 : left.misses + 1;
    if (!holds && misses > MOST_MISSES) return await this.giveUp(left);
    await this.left.later(left, { holds, misses, inMs: pauseMs(holds, misses) });
  }

  /** Null where the engine can't tell. Nothing can be asked at a place that is no longer declared. */
  private async stateOf(left: LeftOperation, closing: AbortSignal): Promise<LeftState | null> {
    const place = this.routing.placeAt(left);
    if (place === null) return 'gone';
    const { videoId, operation, holds } = left;
    const signal = AbortSignal.any([closing, AbortSignal.timeout(LOOK_WITHIN_MS)]);
    try {
      return await place.engine.clear(
        { videoId, operation, replica: place.replica, fetched: !holds },
        signal,
      );
    } catch (error) {
      if (left.misses === 0)
        this.log.info('what a video left at its engine can not be seen to, and is asked for again', {
          ...factsOf(left),
          error,
        });
      return null;
    }
  }

  private async giveUp(left: LeftOperation): Promise<void> {
    this.log.warn('what a video left at its engine could not be removed there', factsOf(left));
    await this.left.forget(left);
  }
}

const factsOf = ({ videoId, engine, replica }: LeftOperation) => ({ videoId, engine, replica });

const pauseMs = (holds: boolean, misses: number): number =>
  Math.min(LOOK_EVERY_MS * 2 ** Math.min(misses, 20), holds ? LONGEST_PAUSE_HELD_MS : LONGEST_PAUSE_MS);
