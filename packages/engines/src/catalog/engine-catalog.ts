import type { EngineCapabilities } from '@clipwright/core/engine';
import { joinedChoices, offersAll, type PlaceValues } from '@clipwright/core/fields';
import {
  ASPECT_RATIOS,
  type AspectRatio,
  MODELS,
  type ModelId,
  type VideoModel,
} from '@clipwright/core/models';
import type { ServedModel, VideoMode } from '@clipwright/core/videos';
import type { EngineEntry, EngineTable } from './engine-table.js';
import { narrowedModel } from './narrowed-model.js';

/** What one video needs of an engine. */
export interface EngineDemand extends PlaceValues {
  readonly mode: VideoMode;
}

const MODES: readonly VideoMode[] = ['text', 'image'];

/** What engines make, as data: all that whoever takes requests has to know of them. */
export class EngineCatalog {
  constructor(private readonly table: EngineTable) {}

  /** Every model with all that any of its engines makes; defaults are those of its first engine. */
  served(): ServedModel[] {
    return MODELS.flatMap((model) => {
      const engines = this.enginesOf(model.id);
      const widest = this.widest(model, engines);
      const modes = MODES.filter((mode) =>
        engines.some(({ capabilities }) => capabilities.modes.includes(mode)),
      );
      return widest === null ? [] : [{ ...widest, modes, engines: this.table.routes[model.id].engines }];
    });
  }

  /**
   * The catalogues that a request is read with, one after another: of the first engines of all models, of the
   * first fallbacks, and so on. So a request gets the defaults of the first engine that can make it.
   */
  catalogues(mode: VideoMode): VideoModel[][] {
    const ranks = Math.max(...Object.values(this.table.routes).map(({ engines }) => engines.length));
    return Array.from({ length: ranks }, (_, rank) =>
      MODELS.flatMap((model) => this.atRank(model, rank, mode)),
    );
  }

  /** Everything that any engine makes of each model, as one catalogue: what a refusal names. */
  widestCatalogue(mode: VideoMode): VideoModel[] {
    return MODELS.flatMap((model) => {
      const engines = this.enginesOf(model.id).filter(({ capabilities }) =>
        capabilities.modes.includes(mode),
      );
      return this.widest(model, engines) ?? [];
    });
  }

  /** The engines that can make a video, in the order in which they are asked. */
  enginesFor(demand: EngineDemand): EngineEntry[] {
    return this.enginesOf(demand.model).filter(({ capabilities }) => canMake(capabilities, demand));
  }

  /** The shapes in which the first engine that can make a video makes it. */
  ratiosFor(demand: Omit<EngineDemand, 'aspectRatio'>): readonly AspectRatio[] {
    const first = this.enginesOf(demand.model).find(({ capabilities }) =>
      canMakeInSomeShape(capabilities, demand),
    );
    return first?.capabilities.aspectRatios ?? ASPECT_RATIOS;
  }

  /** Whether the model's first engine runs in the worker itself, on the machine's own cores. */
  isEmbedded(model: ModelId): boolean {
    return this.enginesOf(model)[0]?.site === 'embedded';
  }

  /** Videos of a model that all its replicas make at a time; 0 where it is the embedded engine's alone. */
  remoteSlots(model: ModelId): number {
    const replicas = this.enginesOf(model).flatMap((engine) =>
      engine.site === 'embedded' ? [] : engine.replicas,
    );
    return replicas.reduce((sum, { slots }) => sum + slots, 0);
  }

  private enginesOf(model: ModelId): EngineEntry[] {
    return this.table.routes[model].engines.flatMap((name) => this.table.engines.get(name) ?? []);
  }

  /** A model without that many engines is read as its last one makes it. */
  private atRank(model: VideoModel, rank: number, mode: VideoMode): VideoModel[] {
    const engines = this.enginesOf(model.id);
    const engine = engines[Math.min(rank, engines.length - 1)];
    if (engine === undefined || !engine.capabilities.modes.includes(mode)) return [];
    return [narrowedModel(model, engine.capabilities) ?? []].flat();
  }

  private widest(model: VideoModel, engines: readonly EngineEntry[]): VideoModel | null {
    const abilities = engines.map(({ capabilities }) => capabilities);
    const first = abilities.flatMap((one) => narrowedModel(model, one) ?? [])[0];
    if (first === undefined) return null;
    const all = narrowedModel(model, together(abilities));
    return all === null
      ? null
      : {
          ...all,
          durations: { ...all.durations, default: first.durations.default },
          defaultResolution: first.defaultResolution,
        };
  }
}

const together = (abilities: readonly EngineCapabilities[]) => ({
  durationsSeconds: {
    min: Math.min(...abilities.map(({ durationsSeconds }) => durationsSeconds.min)),
    max: Math.max(...abilities.map(({ durationsSeconds }) => durationsSeconds.max)),
  },
  resolutions: abilities.flatMap(({ resolutions }) => resolutions),
  aspectRatios: abilities.flatMap(({ aspectRatios }) => aspectRatios),
  audio: abilities.some(({ audio }) => audio),
  choices: joinedChoices(abilities.map(({ choices }) => choices)),
});

const canMake = (capabilities: EngineCapabilities, demand: EngineDemand): boolean =>
  capabilities.aspectRatios.includes(demand.aspectRatio) && canMakeInSomeShape(capabilities, demand);

const canMakeInSomeShape = (
  capabilities: EngineCapabilities,
  demand: Omit<EngineDemand, 'aspectRatio'>,
): boolean =>
  [
    capabilities.modes.includes(demand.mode),
    demand.durationSeconds >= capabilities.durationsSeconds.min,
    demand.durationSeconds <= capabilities.durationsSeconds.max,
    capabilities.resolutions.includes(demand.resolution),
    capabilities.audio || !demand.hasAudio,
    offersAll(demand, capabilities.choices),
  ].every(Boolean);
