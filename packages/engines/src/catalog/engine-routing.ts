import { MODEL_IDS, type ModelId } from '@clipwright/core/models';
import type { VideoEngine } from '@clipwright/core/engine';
import type { EngineCatalog, EngineDemand } from './engine-catalog.js';
import {
  type EnginePlace,
  type EngineRoute,
  nameOf,
  type PlaceName,
  type UsedPlace,
  type VideoNeeds,
  type VideoPlace,
} from './engine-place.js';
import type { EngineEntry, EngineTable } from './engine-table.js';

/** The engines of a process, by their declared names; undefined for one that is no longer declared. */
export interface EnginesByName {
  engine(name: string): VideoEngine | undefined;
}

/**
 * Chooses engines and replicas for a video. Which of them is free, and which is set aside, is not known here.
 */
export class EngineRouting {
  constructor(
    private readonly table: EngineTable,
    private readonly catalog: EngineCatalog,
    private readonly engines: EnginesByName,
  ) {}

  /**
   * Every replica of every engine that can make the video: the first engine's, then those of its fallbacks.
   */
  routesFor(demand: EngineDemand): EngineRoute[] {
    return this.catalog.enginesFor(demand).flatMap((declared) => this.routesOf(declared, demand.model));
  }

  /** The place that a video's operation is on; null when it is no longer declared. */
  routeTo({ engine, replica }: PlaceName, model: ModelId): EngineRoute | null {
    const declared = this.table.engines.get(engine);
    const routes = declared === undefined ? [] : this.routesOf(declared, model);
    return routes.find((route) => route.replica.name === replica) ?? null;
  }

  /**
   * A route as the row keeps it. The first engine that can make this very video is no fallback, whatever the
   * model's first one is. Where work goes on, what was so when it began stays so, though the settings may
   * have changed since.
   */
  placeOf(route: EngineRoute, needs: VideoNeeds): VideoPlace {
    const [first] = this.routesFor(needs);
    const fallback = needs.operation === null ? first?.engine.name !== route.engine.name : needs.fallback;
    return { ...nameOf(route), engineKind: route.kind, fallback };
  }

  /** Undefined where nothing has begun; null where it began at a place that is no longer declared. */
  whereBegun({ operation, engine, replica, model }: VideoNeeds): EngineRoute | null | undefined {
    return operation === null || engine === null || replica === null
      ? undefined
      : this.routeTo({ engine, replica }, model);
  }

  /** A place by its names; null when it is no longer declared. */
  placeAt({ engine, replica }: PlaceName): EnginePlace | null {
    const declared = this.table.engines.get(engine);
    const places = declared === undefined ? [] : this.placesOf(declared);
    return places.find((place) => place.replica.name === replica) ?? null;
  }

  /** The places of the engine that is asked first for a model. */
  firstPlaces(model: ModelId): EnginePlace[] {
    const declared = this.table.engines.get(this.table.routes[model].engines[0]);
    return declared === undefined ? [] : this.placesOf(declared);
  }

  /** Every place of every declared engine, and the embedded one where a model goes to it. */
  places(): UsedPlace[] {
    return [...this.table.engines.values()].flatMap((declared) => {
      const models = MODEL_IDS.filter((id) => this.table.routes[id].engines.includes(declared.name));
      return declared.site === 'embedded' && models.length === 0
        ? []
        : this.placesOf(declared).map((place) => ({ ...place, models }));
    });
  }

  private routesOf(declared: EngineEntry, model: ModelId): EngineRoute[] {
    const params = this.table.routes[model].parameters[declared.name] ?? {};
    return this.placesOf(declared).map((place) => ({ ...place, params }));
  }

  private placesOf({ name, kind, site, replicas }: EngineEntry): EnginePlace[] {
    const engine = this.engines.engine(name);
    return engine === undefined ? [] : replicas.map((replica) => ({ engine, kind, site, replica }));
  }
}
