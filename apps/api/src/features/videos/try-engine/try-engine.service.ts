import { randomBytes, randomInt } from 'node:crypto';
import type { EngineCapabilities } from '@clipwright/core/engine';
import { createVideoId } from '@clipwright/core/keys';
import { MODELS, type VideoModel } from '@clipwright/core/models';
import { parseTextToVideo, type VideoRequest } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { EngineRouting, nameOf, type PlaceName } from '@clipwright/engines/catalog';
import { orderOf } from '@clipwright/engines/flow';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import type { EngineTrials, Trying } from '../operate-videos.door.js';
import { UnchargedVideos } from '../uncharged-videos.js';

const PROMPT = 'a lighthouse by the sea at sunset, slow pan left';
const SEEDS = 2 ** 32;

/**
 * Has one replica of an engine make a clip as short and small as it can, and nobody else: of the operator's own account,
 * outside its window and credits, before all who wait, also where the replica is drained or the queue is paused.
 */
@Injectable()
export class TryEngine implements EngineTrials {
  constructor(
    private readonly routing: EngineRouting,
    private readonly uncharged: UnchargedVideos,
    private readonly audit: AuditLog,
  ) {}

  async run(asked: PlaceName, operator: { accountId: string; actor: Actor }): Promise<Trying> {
    const place = this.routing.places().find((known) => isNamed(nameOf(known), asked));
    if (place === undefined) return { kind: 'no-such-place' };
    const model = MODELS.find(({ id }) => place.models.includes(id));
    if (model === undefined) return { kind: 'no-model' };
    const { capabilities } = place.engine;
    if (!capabilities.modes.includes('text')) return { kind: 'needs-image' };
    const id = createVideoId(randomBytes);
    const order = {
      ...orderOf(smallest(model, capabilities), {
        ...{ id, seed: randomInt(SEEDS), image: null, ratios: capabilities.aspectRatios },
      }),
      ...{ accountId: operator.accountId, imageBytes: 0, hops: 0 },
      ...{ onlyEngine: asked.engine, onlyReplica: asked.replica },
    };
    const details = { engine: asked.engine, replica: asked.replica, video_id: id };
    const event = { action: 'engine.tried', actor: operator.actor, subject: null, details } as const;
    await this.uncharged.run(order, {
      first: true,
      note: (transaction) => this.audit.record(event, transaction),
    });
    return { kind: 'begun', videoId: id };
  }
}

const isNamed = (one: PlaceName, other: PlaceName): boolean =>
  one.engine === other.engine && one.replica === other.replica;

const heightOf = (resolution: string): number => Number.parseInt(resolution, 10);

/** The least that both the model and the engine make. */
function smallest(model: VideoModel, able: EngineCapabilities): VideoRequest {
  const sizes = model.resolutions
    .map(({ servedAs }) => servedAs)
    .filter((size) => able.resolutions.includes(size))
    .toSorted((one, other) => heightOf(one) - heightOf(other));
  const read = parseTextToVideo({
    ...{ prompt: PROMPT, video_model: model.id, audio: false },
    resolution: sizes[0],
    duration: Math.max(model.durations.min, Math.ceil(able.durationsSeconds.min)),
    aspect_ratio: model.aspectRatios.find((ratio) => able.aspectRatios.includes(ratio)),
  });
  if (!read.ok) throw new Error(`the smallest clip of ${model.id} can not be read`);
  return read.value;
}
