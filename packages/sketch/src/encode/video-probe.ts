/** What a playable mp4 is found to be. Durations in seconds. */
export interface VideoProbe {
  /** `mp4` for the ISO base media family. */
  readonly container: string;
  readonly videoCodec: string;
  /** For example `High`. */
  readonly profile: string;
  readonly pixelFormat: string;
  readonly width: number;
  readonly height: number;
  /** Pictures that were counted, not what a header claims. */
  readonly frameCount: number;
  readonly fps: number;
  readonly videoDurationSeconds: number;
  readonly containerDurationSeconds: number;
  readonly audio: AudioProbe | null;
  /** Whether moov stands before mdat, so that playing can begin at once. */
  readonly fastStart: boolean;
}

/** The first sound track. */
export interface AudioProbe {
  readonly codec: string;
  readonly channels: number;
  readonly sampleRate: number;
  readonly durationSeconds: number;
}

/** A file that is no playable mp4: an expected finding, not a fault. */
export class NotPlayable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotPlayable';
  }
}
