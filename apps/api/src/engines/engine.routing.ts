import { MODEL_IDS, type ModelId } from '@clipwright/core/models';
import { Injectable } from '@nestjs/common';
import { type DeclaredEngine, EnginesConfig } from '../config/engines-config.js';
import { EngineCatalog, type EngineDemand } from './engine.catalog.js';
import type { EnginePlace, EngineRoute, PlaceName, UsedPlace } from './engine.place.js';
import { VideoEngines } from './video-engines.js';

/**
 * Chooses engines and replicas for a video. Which of them is free, and which is set aside, is not known here.
 */
@Injectable()
export class EngineRouting {
  constructor(
    private readonly config: EnginesConfig,
    private readonly catalog: EngineCatalog,
    private readonly engines: VideoEngines,
  ) {}

  /**
   * Every replica of every engine that can make the video: the first engine's, then those of its fallbacks.
   */
  routesFor(demand: EngineDemand): EngineRoute[] {
    return this.catalog.enginesFor(demand).flatMap((declared) => this.routesOf(declared, demand.model));
  }

  /** The place that a video's operation is on; null when it is no longer declared. */
  routeTo({ engine, replica }: PlaceName, model: ModelId): EngineRoute | null {
    const declared = this.config.engines.get(engine);
    const routes = declared === undefined ? [] : this.routesOf(declared, model);
    return routes.find((route) => route.replica.name === replica) ?? null;
  }

  /** A place by its names; null when it is no longer declared. */
  placeAt({ engine, replica }: PlaceName): EnginePlace | null {
    const declared = this.config.engines.get(engine);
    const places = declared === undefined ? [] : this.placesOf(declared);
    return places.find((place) => place.replica.name === replica) ?? null;
  }

  /** The places of the engine that is asked first for a model. */
  firstPlaces(model: ModelId): EnginePlace[] {
    const declared = this.config.engines.get(this.config.routes[model].engines[0]);
    return declared === undefined ? [] : this.placesOf(declared);
  }

  /** Every place of every declared engine, and the embedded one where a model goes to it. */
  places(): UsedPlace[] {
    return [...this.config.engines.values()].flatMap((declared) => {
      const models = MODEL_IDS.filter((id) => this.config.routes[id].engines.includes(declared.name));
      return declared.site === 'embedded' && models.length === 0
        ? []
        : this.placesOf(declared).map((place) => ({ ...place, models }));
    });
  }

  private routesOf(declared: DeclaredEngine, model: ModelId): EngineRoute[] {
    const params = this.config.routes[model].parameters[declared.name] ?? {};
    return this.placesOf(declared).map((place) => ({ ...place, params }));
  }

  private placesOf({ name, kind, site, replicas }: DeclaredEngine): EnginePlace[] {
    const engine = this.engines.engine(name);
    return engine === undefined ? [] : replicas.map((replica) => ({ engine, kind, site, replica }));
  }
}
