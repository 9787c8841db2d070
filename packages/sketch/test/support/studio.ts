import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll } from '@jest/globals';
import { Picture, type Size } from './picture.js';
import { Recording } from './recording.js';

/** What to make of a prompt; what is left out is a clip of two seconds, 160x90, seed 3. */
export interface Asked {
  readonly prompt: string;
  readonly negative?: string | null;
  /** Numbers of the frames that are looked at, in this order. */
  readonly at?: readonly number[];
  readonly size?: Size;
  readonly seed?: number;
  readonly seconds?: number;
  readonly fps?: number;
}

/** One moment of a thing, in world units; `frame` is where it is seen, in frame heights. */
export interface ThingMoment {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly lift: number;
  readonly floor: number;
  readonly roll: number;
  readonly squash: number;
  readonly scale: number;
  readonly frame: { readonly x: number; readonly y: number; readonly height: number };
}

/** A thing in its place. World units: one is the frame's height. */
export interface Thing {
  readonly noun: string;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly height: number;
  readonly width: number;
  /** A second; its sign is the way it goes. */
  readonly speed: number;
  readonly faces: 1 | -1;
  readonly verb: string;
  readonly under: 'ground' | 'water' | 'nothing';
  readonly rock: boolean;
  readonly phase: number;
  readonly moments: readonly ThingMoment[];
}

export interface Placement {
  readonly things: readonly Thing[];
  readonly horizon: number;
  readonly aspect: number;
}

/** Frames with a subject and frames without it. */
export interface Pair {
  readonly shown: readonly Picture[];
  readonly empty: readonly Picture[];
  readonly things: readonly Thing[];
  readonly aspect: number;
}

/** Landscape, upright and square, small enough to be painted by the hundred. */
export const WIDE: Size = { width: 160, height: 90 };
export const TALL: Size = { width: 90, height: 160 };
export const SQUARE: Size = { width: 108, height: 108 };

/** A studio for one test file, shut after it. The same question is answered once. */
export function openStudio(): Studio {
  const studio = new Studio();
  beforeAll(() => studio.open());
  afterAll(() => studio.shut());
  return studio;
}

export class Studio {
  private worker: Worker | null = null;
  private readonly known = new Map<string, Promise<unknown>>();
  private readonly waiting = new Map<
    number,
    { resolve: (answer: unknown) => void; reject: (error: Error) => void }
  >();

  open(): void {
    this.worker = new Worker(new URL('./studio-worker.mjs', import.meta.url));
    this.worker.on('message', ({ id, answer, error }: { id: number; answer: unknown; error?: string }) => {
      const asker = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) asker?.resolve(answer);
      else asker?.reject(new Error(error));
    });
    this.worker.on('error', (error) => {
      for (const asker of this.waiting.values()) asker.reject(error as Error);
    });
  }

  async shut(): Promise<void> {
    await this.worker?.terminate();
  }

  /** One frame, by default the one at half a second. */
  async picture(asked: string | Asked): Promise<Picture> {
    const [only] = await this.pictures({ ...filled(asked), at: filled(asked).at.slice(0, 1) });
    return only!;
  }

  async pictures(asked: string | Asked): Promise<Picture[]> {
    const question = filled(asked);
    const frames = (await this.ask('paint', question)) as Uint8Array[];
    return frames.map((bytes) => new Picture(question.size, bytes));
  }

  /** Where everything stands, with its moments at the frames that were asked for. */
  async placement(asked: string | Asked): Promise<Placement> {
    return (await this.ask('place', filled(asked))) as Placement;
  }

  async things(asked: string | Asked): Promise<readonly Thing[]> {
    return (await this.placement(asked)).things;
  }

  /** The first of a kind. */
  async thing(asked: string | Asked, noun?: string): Promise<Thing> {
    const things = await this.things(asked);
    const found = things.find((one) => noun === undefined || one.noun === noun);
    if (!found) throw new Error(`no ${noun ?? 'thing'} in the placement of ${JSON.stringify(asked)}`);
    return found;
  }

  /**
   * A scene with its subject and the same scene without it, at the same moments; and where the subject is.
   */
  async pair(who: string, scene: string, more: Partial<Asked> = {}): Promise<Pair> {
    const asked = { ...more, prompt: `${who} ${scene}` };
    const bare = { ...more, prompt: scene.replace(/^(on|in|over|at|under|by) (?!water)/, '') };
    const [shown, empty, placement] = [
      await this.pictures(asked),
      await this.pictures(bare),
      await this.placement(asked),
    ];
    const { aspect } = placement;
    return { shown, empty, things: placement.things, aspect };
  }

  async sound(asked: string | Asked): Promise<Recording> {
    const { prompt, seed, seconds } = filled(asked);
    const { left, right } = (await this.ask('sound', { prompt, seed, seconds })) as {
      left: Float32Array;
      right: Float32Array;
    };
    return new Recording(left, right);
  }

  private ask(kind: string, question: object): Promise<unknown> {
    const key = kind + JSON.stringify(question);
    const answer = this.known.get(key) ?? this.send(kind, question);
    this.known.set(key, answer);
    return answer;
  }

  private send(kind: string, question: object): Promise<unknown> {
    const id = this.known.size;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker?.postMessage({ id, kind, question });
    });
  }
}

function filled(asked: string | Asked): Required<Asked> {
  const given = typeof asked === 'string' ? { prompt: asked } : asked;
  return { negative: null, at: [12], size: WIDE, seed: 3, seconds: 2, fps: 24, ...given };
}
