import { isTerminal } from '@clipwright/core/videos';
import type { EngineRoute, PlaceName } from '../catalog/engine-place.js';
import type { EngineRouting } from '../catalog/engine-routing.js';
import { type Choice, choosePlace } from '../flow/choose-place.js';
import type { AttemptPlaces, Move, PlaceQuestion } from '../flow/ports.js';
import type { AttemptedVideo, Held } from '../flow/video.js';
import type { MakerStore, PlaceWithSlots } from './maker-store.js';
import { attemptOf, type MakerVideo } from './maker-video.js';

/** An attempt that may begin; or as for a choice; ended: there is nothing left to do. */
export type MakerClaim =
  | { readonly kind: 'claimed'; readonly video: AttemptedVideo }
  | { readonly kind: 'ended' }
  | Exclude<Choice, { kind: 'place' }>;

/** The places of a maker's videos: the choice is made here, and the store counts the slots. */
export class MakerPlaces implements AttemptPlaces<AttemptedVideo> {
  constructor(
    private readonly routing: EngineRouting,
    private readonly store: MakerStore,
    private readonly driver: string,
  ) {}

  /** Work that has begun goes on where it began. */
  async claim(id: string, healthy: readonly PlaceName[]): Promise<MakerClaim> {
    const video = await this.store.find(id);
    if (video === null || isTerminal(video.status)) return { kind: 'ended' };
    const choice = await this.whereToGoOn(video, healthy);
    if (choice.kind !== 'place') return choice;
    const claimed = await this.store.claim(id, this.driver, this.placed(choice.route, video));
    if (claimed === 'lost') return { kind: 'ended' };
    return claimed === 'busy' ? { kind: 'busy' } : { kind: 'claimed', video: attemptOf(claimed) };
  }

  async move(video: AttemptedVideo, question: PlaceQuestion): Promise<Move> {
    const choice = await this.choose(video, question);
    if (choice.kind !== 'place') return choice;
    const needs = { ...video, operation: null, fallback: false };
    const moved = await this.store.moveTo(video, this.placed(choice.route, needs));
    if (moved === 'taken') return choice;
    return moved === 'busy' ? { kind: 'busy' } : { kind: 'ended' };
  }

  async leave(held: Held): Promise<void> {
    await this.store.moveTo(held, null);
  }

  private async whereToGoOn(video: MakerVideo, healthy: readonly PlaceName[]): Promise<Choice> {
    const begun = this.routing.whereBegun(video);
    if (begun === undefined) return await this.choose(video, { tried: [], healthy });
    return begun === null ? { kind: 'none', setAside: [] } : { kind: 'place', route: begun };
  }

  private async choose(video: MakerVideo | AttemptedVideo, question: PlaceQuestion): Promise<Choice> {
    const states = await this.store.standings(video.id);
    return choosePlace(this.routing.routesFor(video), { states, ...question });
  }

  /** The embedded engine counts for itself what it draws at a time. */
  private placed(route: EngineRoute, needs: Parameters<EngineRouting['placeOf']>[1]): PlaceWithSlots {
    const slots = route.site === 'embedded' ? null : route.replica.slots;
    return { place: this.routing.placeOf(route, needs), slots };
  }
}
