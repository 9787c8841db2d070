import type { VideoPlace } from '../catalog/engine-place.js';
import type { ReplicaStanding } from '../flow/choose-place.js';
import type { AttemptStore, ReplicaRows } from '../flow/ports.js';
import type { Held, OrderedVideo, VideoFailure } from '../flow/video.js';
import type { MakerVideo } from './maker-video.js';

/** A video on its way into the store. */
export interface NewVideo {
  readonly order: OrderedVideo;
  /** What whoever asks knows it by; null: nothing. */
  readonly key: string | null;
  /** The same for the same request. */
  readonly fingerprint: string;
  readonly driver: string;
}

/** A place with so many slots; null: as many as anybody wants. */
export interface PlaceWithSlots {
  readonly place: VideoPlace;
  readonly slots: number | null;
}

/** taken: the slot is the attempt's. busy: there is none. lost: the video has ended, or is another's. */
export type Taken = 'taken' | 'busy' | 'lost';

/**
 * Where a maker keeps its videos. A row has one driver, for as long as that renews its lease; every write of
 * an attempt is fenced. Times are of the store's own clock.
 */
export interface MakerStore extends Omit<AttemptStore, 'clear' | 'learnLate'>, ReplicaRows {
  /** Once, before anything else. */
  open(): Promise<void>;
  /** Puts a video in, or gives the id that came with the same key; conflict: that was another request. */
  add(video: NewVideo, leaseMs: number): Promise<{ id: string; isNew: boolean } | 'conflict'>;
  find(id: string): Promise<MakerVideo | null>;
  /** Starts an attempt at a place: whoever held the video before is fenced off. */
  claim(id: string, driver: string, where: PlaceWithSlots): Promise<MakerVideo | 'busy' | 'lost'>;
  /** Moves an attempt to another place, where nothing has begun yet; to none, while it waits. */
  moveTo(held: Held, where: PlaceWithSlots | null): Promise<Taken>;
  /** Of every replica that is known, for a video that asks. */
  standings(videoId: string): Promise<ReplicaStanding[]>;
  /** Takes over what has not ended and whose driver's lease has run out. */
  adopt(driver: string, leaseMs: number): Promise<string[]>;
  /** Lengthens the leases of everything that the driver has. */
  renew(driver: string, leaseMs: number): Promise<void>;
  /** Lets others take over what the driver has, at once. */
  release(driver: string): Promise<void>;
  /** For a video that no attempt can be made at: it fails. */
  giveUp(id: string, driver: string, failure: VideoFailure): Promise<void>;
  /** False when it had ended. */
  cancel(id: string): Promise<boolean>;
}
