import { Injectable } from '@nestjs/common';
import type { EngineHealth } from '@clipwright/core/engine';
import type { ModelId } from '@clipwright/core/models';
import { EngineRouting, type UsedPlace, nameOf } from '@clipwright/engines/catalog';
import { GenerationConfig } from '../../config/slices.js';
import { EngineReplicas, isHeldTooLong, type ReplicaState } from '../engine-replicas/replicas.door.js';

const HEALTH_WITHIN_MS = 3_000;

/** A page that is left open asks no vendor more often than this. */
const LOOK_EVERY_MS = 10_000;

/** A replica of an engine: the models it makes, whether it could work now, and how busy it is. */
export interface EngineView {
  readonly name: string;
  readonly kind: string;
  readonly replica: string;
  readonly models: readonly ModelId[];
  readonly healthy: boolean;
  readonly detail: string | null;
  /** Null for the embedded engine, whose slots are those of each worker. */
  readonly slots: { readonly inUse: number; readonly all: number } | null;
  /**
   * Slots that ended videos hold, since the oldest; too long: longer than a video may take to make. Null: none.
   */
  readonly held: { readonly slots: number; readonly since: Date; readonly tooLong: boolean } | null;
  /** In a row. */
  readonly failures: number;
  readonly lastFailure: string | null;
  /** Null: it is not set aside. */
  readonly pausedUntil: Date | null;
}

/** Nobody has asked it for a video yet. */
const UNUSED = {
  failures: 0,
  lastFailure: null,
  inUse: 0,
  held: 0,
  heldSince: null,
  paused: false,
  pausedUntil: null,
} as const;

/** How every replica does. */
@Injectable()
export class WatchEngines {
  private readonly looks = new Map<
    string,
    { readonly atMs: number; readonly health: Promise<EngineHealth> }
  >();

  constructor(
    private readonly routing: EngineRouting,
    private readonly replicas: EngineReplicas,
    private readonly generation: GenerationConfig,
  ) {}

  async run(): Promise<EngineView[]> {
    const states = await this.replicas.states();
    return await Promise.all(this.routing.places().map((place) => this.viewOf(place, states)));
  }

  private async viewOf(place: UsedPlace, states: readonly ReplicaState[]): Promise<EngineView> {
    const { engine: name, replica } = nameOf(place);
    const state = states.find((known) => known.engine === name && known.replica === replica) ?? UNUSED;
    const { failures, lastFailure, inUse, paused, pausedUntil } = state;
    const slots = place.site === 'embedded' ? null : { inUse, all: place.replica.slots };
    const health = await this.healthOf(place);
    return {
      name,
      kind: place.kind,
      replica,
      models: place.models,
      ...health,
      slots,
      held: this.heldOf(state),
      failures,
      lastFailure,
      pausedUntil: paused ? pausedUntil : null,
    };
  }

  private heldOf({ held, heldSince }: Pick<ReplicaState, 'held' | 'heldSince'>): EngineView['held'] {
    if (heldSince === null) return null;
    const tooLong = isHeldTooLong(Date.now() - heldSince.getTime(), this.generation.deadlineMs);
    return { slots: held, since: heldSince, tooLong };
  }

  private async healthOf(place: UsedPlace): Promise<EngineHealth> {
    const key = JSON.stringify(nameOf(place));
    const nowMs = performance.now();
    const known = this.looks.get(key);
    if (known !== undefined && nowMs - known.atMs < LOOK_EVERY_MS) return await known.health;
    const health = place.engine.health(place.replica, AbortSignal.timeout(HEALTH_WITHIN_MS));
    this.looks.set(key, { atMs: nowMs, health });
    return await health;
  }
}
