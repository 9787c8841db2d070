import { Injectable } from '@nestjs/common';
import {
  type EngineRoute,
  EngineRouting,
  nameOf,
  type PlaceName,
  type VideoPlace,
} from '@clipwright/engines/catalog';
import type { Choice } from '@clipwright/engines/flow';
import { GenerationConfig } from '../../../config/slices.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { EngineReplicas, type Seats } from '../../engine-replicas/replicas.door.js';
import { type Ticket, type WaitingVideo, WorkLineRepository } from '../work-line.repository.js';
import { isTrial, routesOf } from './routes-of.js';

/**
 * How far the line is looked along for a video whose engine has a slot, when those in front wait for another
 * engine.
 */
const LOOKED_AT = 20;

/**
 * A video and its place. ended: nobody waits. busy: all who wait have to wait on. none: no engine that could
 * make this video works.
 */
export type Next =
  | { readonly kind: 'place'; readonly video: WaitingVideo; readonly place: VideoPlace }
  | { readonly kind: 'none'; readonly video: WaitingVideo; readonly setAside: readonly EngineRoute[] }
  | { readonly kind: 'busy' }
  | { readonly kind: 'ended' };

/** Whether a video has its slot there: it may finish there, however drained that place is. */
function isAt({ engine, replica }: WaitingVideo, route: EngineRoute): boolean {
  const name = nameOf(route);
  return name.engine === engine && name.replica === replica;
}

/**
 * Chooses the video that a job carries, and where it is made. The line is locked first, so all workers choose
 * one after another.
 */
@Injectable()
export class NextVideo {
  constructor(
    private readonly config: GenerationConfig,
    private readonly lines: WorkLineRepository,
    private readonly routing: EngineRouting,
    private readonly replicas: EngineReplicas,
  ) {}

  /** Whoever chooses comes alone. An account is counted in all lines. */
  async lock(transaction: Transaction, { line }: Ticket): Promise<void> {
    if (this.config.accountAtOnce !== null) await this.lines.lockAll(transaction);
    await this.lines.lock(transaction, line);
  }

  /** Work that has begun goes on where it began, and keeps the slot that it has held all along. */
  async whereItWas(
    transaction: Transaction,
    video: WaitingVideo,
    healthy: readonly PlaceName[],
  ): Promise<Next> {
    const begun = this.routing.whereBegun(video);
    if (begun !== undefined)
      return this.withVideo(
        begun === null ? { kind: 'none', setAside: [] } : { kind: 'place', route: begun },
        video,
      );
    const routes = routesOf(this.routing, video);
    const seats = await this.replicas.seats(transaction, routes, video.id);
    const choice = this.chosen(video, seats, healthy);
    if (choice.kind !== 'busy') return this.withVideo(choice, video);
    const own = routes.filter((route) => isAt(video, route));
    const there = seats.choose(own, { tried: [], healthy, evenDrained: true });
    return this.withVideo(there.kind === 'place' ? there : choice, video);
  }

  /** `trialsOnly`: nothing but what is to try an engine. */
  async amongWaiting(
    transaction: Transaction,
    { line }: Ticket,
    { healthy, trialsOnly }: { healthy: readonly PlaceName[]; trialsOnly: boolean },
  ): Promise<Next> {
    const waiting = await this.lines.next(transaction, line, {
      atMost: LOOKED_AT,
      perAccount: this.config.accountAtOnce,
    });
    if (waiting.length === 0)
      return { kind: (await this.lines.anybodyWaits(transaction, line)) ? 'busy' : 'ended' };
    const moving = await this.lines.moving(transaction);
    const routes = [...moving, ...waiting].flatMap((video) => routesOf(this.routing, video));
    const seats = await this.replicas.seats(transaction, routes, null);
    for (const video of moving) this.keepFreeFor(video, seats, healthy);
    return this.firstWithPlace(trialsOnly ? waiting.filter(isTrial) : waiting, seats, healthy);
  }

  private firstWithPlace(
    waiting: readonly WaitingVideo[],
    seats: Seats,
    healthy: readonly PlaceName[],
  ): Next {
    for (const video of waiting) {
      const next = this.withVideo(this.chosen(video, seats, healthy), video);
      if (next.kind !== 'busy') return next;
    }
    return { kind: 'busy' };
  }

  /** Who has lost a place came before all who wait for their first. */
  private keepFreeFor(video: WaitingVideo, seats: Seats, healthy: readonly PlaceName[]): void {
    const choice = this.chosen(video, seats, healthy);
    if (choice.kind === 'place') seats.keepFree(choice.route);
  }

  /** What tries an engine may do so while that is drained. */
  private chosen(video: WaitingVideo, seats: Seats, healthy: readonly PlaceName[]): Choice {
    return seats.choose(routesOf(this.routing, video), { tried: [], healthy, evenDrained: isTrial(video) });
  }

  private withVideo(choice: Choice, video: WaitingVideo): Next {
    if (choice.kind === 'place')
      return { kind: 'place', video, place: this.routing.placeOf(choice.route, video) };
    return choice.kind === 'none' ? { ...choice, video } : choice;
  }
}
