const RATE_HZ = 48_000;

/** Sound to listen to: how loud it is, where in the spectrum, when and on which side. */
export class Recording {
  constructor(
    readonly left: Float32Array,
    readonly right: Float32Array,
  ) {}

  get seconds(): number {
    return this.left.length / RATE_HZ;
  }

  get peak(): number {
    return Math.max(most(this.left), most(this.right));
  }

  /** Root mean square of both channels between two seconds. */
  loudness(from = 0, to = this.seconds): number {
    return Math.hypot(rms(this.cut(this.left, from, to)), rms(this.cut(this.right, from, to))) / Math.SQRT2;
  }

  /** The share of the sound's power between two pitches. Both ends in Hz. */
  share(lowHz: number, highHz: number): number {
    return this.power(lowHz, highHz) / this.power(0, RATE_HZ / 2);
  }

  /** The power between two pitches, of the left channel without its fades. */
  power(lowHz: number, highHz: number): number {
    const quiet = 0.1 * this.seconds;
    const steady = this.cut(this.left, quiet, this.seconds - quiet);
    const below = highHz >= RATE_HZ / 2 ? steady : lowPassed(steady, highHz);
    return rms(lowHz <= 0 ? below : highPassed(below, lowHz)) ** 2;
  }

  /** How alike both ears hear it: 1 the same, 0 unrelated. */
  get alike(): number {
    let [both, one, two] = [0, 0, 0];
    for (let i = 0; i < this.left.length; i += 1) {
      both += this.left[i]! * this.right[i]!;
      one += this.left[i]! ** 2;
      two += this.right[i]! ** 2;
    }
    return both / Math.sqrt(one * two + 1e-12);
  }

  /** What this has that another lacks; both are as long as each other. */
  less(other: Recording): Recording {
    return new Recording(
      this.left.map((value, i) => value - other.left[i]!),
      this.right.map((value, i) => value - other.right[i]!),
    );
  }

  /** The loudness of steps of a length, one after another. */
  steps(seconds: number): number[] {
    const count = Math.floor(this.seconds / seconds);
    return Array.from({ length: count }, (_, i) => this.loudness(i * seconds, (i + 1) * seconds));
  }

  private cut(channel: Float32Array, from: number, to: number): Float32Array {
    return channel.subarray(Math.round(from * RATE_HZ), Math.round(to * RATE_HZ));
  }
}

function most(channel: Float32Array): number {
  let top = 0;
  for (let i = 0; i < channel.length; i += 1) top = Math.max(top, Math.abs(channel[i]!));
  return top;
}

function rms(samples: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i += 1) sum += samples[i]! ** 2;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

// Two poles each way: enough to tell a rumble from a chirp.
function lowPassed(samples: Float32Array, hertz: number): Float32Array {
  const step = 1 - Math.exp((-2 * Math.PI * hertz) / RATE_HZ);
  const out = new Float32Array(samples.length);
  let [one, two] = [0, 0];
  for (let i = 0; i < samples.length; i += 1) {
    one += (samples[i]! - one) * step;
    two += (one - two) * step;
    out[i] = two;
  }
  return out;
}

function highPassed(samples: Float32Array, hertz: number): Float32Array {
  const low = lowPassed(samples, hertz);
  return samples.map((value, i) => value - low[i]!);
}
