/** Sound that comes in blocks, read in stretches of any length. Where it has ended there is silence. */
export class SoundStretch {
  private readonly blocks: AsyncIterator<Float32Array>;
  private block: Float32Array = new Float32Array(0);
  private at = 0;

  /** Blocks of left and right in turn. */
  constructor(blocks: AsyncIterable<Float32Array>) {
    this.blocks = blocks[Symbol.asyncIterator]();
  }

  async next(count: number): Promise<{ left: Float32Array; right: Float32Array }> {
    const left = new Float32Array(count);
    const right = new Float32Array(count);
    for (let index = 0; index < count; index += 1) {
      if (this.at >= this.block.length && !(await this.refill())) break;
      left[index] = this.block[this.at] ?? 0;
      right[index] = this.block[this.at + 1] ?? 0;
      this.at += 2;
    }
    return { left, right };
  }

  async close(): Promise<void> {
    await this.blocks.return?.();
  }

  private async refill(): Promise<boolean> {
    const { done, value } = await this.blocks.next();
    this.block = done === true ? new Float32Array(0) : value;
    this.at = 0;
    return this.block.length > 0;
  }
}
