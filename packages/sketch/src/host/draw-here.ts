import { createBakery } from '../scene/bakery.js';
import { Stage, type Painter, type StageInput } from '../scene/stage.js';

/**
 * Draws in this thread, while the encoder works in threads of its own: where only one core draws, a worker
 * would cost its start and gain nothing.
 */
export class DrawHere {
  private painter: Painter | null = null;

  async prepare(input: StageInput): Promise<void> {
    const stage = new Stage(input);
    const bakery = createBakery(stage.bakes);
    for (let index = 0; index < stage.bakes.length; index += 1) {
      stage.bake(index, bakery);
      await turn();
    }
    this.painter = stage.open(bakery);
  }

  /** All frames in order. Each is lent until the next one is asked for. */
  async *frames(frameCount: number): AsyncGenerator<Uint8Array> {
    for (let index = 0; index < frameCount; index += 1) {
      if (this.painter) yield this.painter.paint(index);
      await turn();
    }
  }

  close(): Promise<void> {
    this.painter = null;
    return Promise.resolve();
  }
}

/** Lets reports out and notices that the parent is gone. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
