import { Studio } from '../../../test/support/studio.js';

/** What to paint of a clip of two seconds: these frames, in this order. Sides in pixels. */
export interface Question {
  readonly prompt: string;
  readonly indices: readonly number[];
  readonly size: { readonly width: number; readonly height: number };
  readonly seed: number;
}

/** Frames in YUV 4:2:0 from the studio, painted by the built package. The same question is painted once. */
export class PaintedFrames {
  private readonly studio = new Studio();

  constructor() {
    this.studio.open();
  }

  async of({ indices, ...clip }: Question): Promise<Uint8Array[]> {
    const pictures = await this.studio.pictures({ ...clip, at: indices });
    return pictures.map((one) => one.bytes);
  }

  async stop(): Promise<void> {
    await this.studio.shut();
  }
}
