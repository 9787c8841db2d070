import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError, type GeneratedVideo, isEngineError, type Operation } from '@clipwright/core/engine';
import { type EngineRoute, nameOf, type PlaceName } from '../catalog/engine-place.js';
import type { EngineRouting } from '../catalog/engine-routing.js';
import { askAlsoTheHealthy } from './ask-also-the-healthy.js';
import type { Deadline } from './deadline.js';
import { requestOf } from './engine-request.js';
import type { GivenImages } from './read-images.js';
import type { EngineRuns } from './engine-runs.js';
import { type AttemptPlaces, type FlowStep, type FlowWatch, UNWATCHED } from './ports.js';
import type { ReplicaRecord } from './replica-record.js';
import type { AttemptedVideo } from './video.js';

/** Between two looks for a free slot, or at a replica that holds our operation and does not answer. */
const LOOK_EVERY_MS = 500;
const ASK_AGAIN_EVERY_MS = 2_000;

export interface WorkInput {
  readonly images: GivenImages;
  readonly signal: AbortSignal;
  readonly deadline: Deadline;
}

/**
 * What an engine made, where, and whether all of it was made now and there: then the time that it took says
 * something of the place.
 */
export interface EngineMade {
  readonly generated: GeneratedVideo;
  readonly route: EngineRoute;
  readonly inOneGo: boolean;
}

/** How far an attempt has come on its way through the places. */
interface Journey<Video> {
  readonly video: Video;
  readonly route: EngineRoute;
  /** The last operation that was saved at this place. */
  readonly operation: Operation | null;
  /** Whether an earlier attempt may have begun something there. */
  readonly inherited: boolean;
  readonly tried: readonly PlaceName[];
  readonly losses: number;
}

/**
 * Has an engine make a video. Moves on to another place only while nothing has begun that could be billed.
 */
export class EngineWork<Video extends AttemptedVideo> {
  constructor(
    private readonly routing: EngineRouting,
    private readonly replicas: ReplicaRecord,
    private readonly places: AttemptPlaces<Video>,
    private readonly runs: EngineRuns,
    private readonly watch: FlowWatch = UNWATCHED,
  ) {}

  /** @throws EngineError, or the signal's reason */
  async generate(video: Video, input: WorkInput): Promise<EngineMade> {
    const route = this.routing.routeTo(video, video.model);
    if (route === null)
      throw new EngineError('unavailable', 'The engine of this video is no longer in the settings.');
    const { operation } = video;
    return await this.on(
      { video, route, operation, inherited: operation !== null, tried: [], losses: 0 },
      input,
    );
  }

  private async on(start: Journey<Video>, input: WorkInput): Promise<EngineMade> {
    let journey = start;
    for (;;) {
      const outcome = await this.tryOnce(journey, input);
      if ('generated' in outcome)
        return {
          generated: outcome.generated,
          route: journey.route,
          inOneGo: journey === start && !start.inherited,
        };
      journey = await this.after(outcome.journey, outcome.error, input);
    }
  }

  private async tryOnce(
    journey: Journey<Video>,
    input: WorkInput,
  ): Promise<{ generated: GeneratedVideo } | { journey: Journey<Video>; error: EngineError }> {
    const { video, route } = journey;
    let { operation } = journey;
    if (operation === null && input.images.missing !== null) throw input.images.missing;
    const request = requestOf(video, input.images, route.params);
    try {
      const call = {
        video,
        route,
        resumeFrom: operation,
        saved: (latest: Operation) => (operation = latest),
      };
      const generated = await this.watch.step(stepAt(journey), () =>
        this.runs.lend(call, input.signal, (run) => route.engine.generate(request, run)),
      );
      await this.replicas.worked(route);
      return { generated };
    } catch (error) {
      input.signal.throwIfAborted();
      if (isEngineError(error)) return { journey: { ...journey, operation }, error };
      throw error;
    }
  }

  /** Where the attempt goes on. @throws the error, when there is nowhere to go */
  private async after(
    journey: Journey<Video>,
    error: EngineError,
    { signal, deadline }: WorkInput,
  ): Promise<Journey<Video>> {
    if (isOfThePlace(journey, error)) await this.replicas.failed(journey.route, error.detail);
    if (error.reason === 'unavailable' && hasBegun(journey)) {
      await sleep(ASK_AGAIN_EVERY_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
      return journey;
    }
    if (!mayMoveOn(journey, error)) throw error;
    await this.places.leave(journey.video);
    const lost = error.reason === 'lost';
    const tried = lost ? journey.tried : [...journey.tried, nameOf(journey.route)];
    const route = await deadline.without(() => this.nextPlace(journey.video, { tried, error, signal }));
    return {
      ...journey,
      route,
      tried,
      operation: null,
      inherited: false,
      losses: journey.losses + (lost ? 1 : 0),
    };
  }

  private async nextPlace(
    video: Video,
    { tried, error, signal }: { tried: readonly PlaceName[]; error: EngineError; signal: AbortSignal },
  ): Promise<EngineRoute> {
    for (;;) {
      const asked = await askAlsoTheHealthy((healthy) => this.places.move(video, { tried, healthy }));
      if (asked.kind === 'place') return asked.route;
      if (asked.kind !== 'busy') throw error;
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

const stepAt = ({ route, operation, tried }: Journey<unknown>): FlowStep => ({
  name: 'generate',
  facts: {
    ...nameOf(route),
    kind: route.kind,
    remote: route.site !== 'embedded',
    resumed: operation !== null,
    placesTried: tried.length,
  },
});

const hasBegun = ({ operation, inherited }: Journey<unknown>): boolean =>
  inherited || operation?.phase === 'started';

/** The next video goes elsewhere, too. What a vendor lost says nothing of the next. */
const isOfThePlace = ({ route }: Journey<unknown>, { reason }: EngineError): boolean =>
  reason === 'unavailable' || (reason === 'lost' && route.site === 'replicas');

/** A render that its own server has lost is begun anew once; what a vendor lost was billed. */
const mayMoveOn = ({ route, losses }: Journey<unknown>, { reason }: EngineError): boolean =>
  reason === 'unavailable' || (reason === 'lost' && route.site === 'replicas' && losses === 0);
