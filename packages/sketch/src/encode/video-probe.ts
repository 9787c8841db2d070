/** What a playable video is found to be. Durations in seconds. */
export interface VideoProbe {
  /** `mp4` for the ISO base media family, else FFmpeg's name. */
  readonly container: string;
  readonly videoCodec: string;
  /** For example `High`. */
  readonly profile: string;
  readonly pixelFormat: string;
  /** Whether the file says how its numbers become colours. */
  readonly tellsColours: boolean;
  readonly width: number;
  readonly height: number;
  /** Pictures that were counted, not what a header claims. */
  readonly frameCount: number;
  readonly fps: number;
  /** Whether every picture is shown equally long. */
  readonly constantFrameRate: boolean;
  readonly videoDurationSeconds: number;
  readonly containerDurationSeconds: number;
  readonly audio: AudioProbe | null;
  /** Tracks beside the first of pictures and the first of sound. */
  readonly otherTracks: number;
  /**
   * Whether it carries tags that neither a muxer nor Clipwright wrote: the graph it was made from, for
   * example.
   */
  readonly foreignTags: boolean;
  /** Whether it has a title: what Clipwright draws is titled with its prompt. */
  readonly titled: boolean;
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

/** One name for the ISO base media family, in place of the many that FFmpeg gives it. */
export const containerOf = (name: string): string => (name.includes('mp4') ? 'mp4' : name);

/** A file that is no playable video: an expected finding, not a fault. */
export class NotPlayable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotPlayable';
  }
}
