import { USUAL_FRAME_RATE } from '@clipwright/core/fields';
import { isRate, type VideoProbe } from '@clipwright/sketch';
import { conformVideo } from '../media/conform.js';
import type { OrderedVideo } from './video.js';
import { UnfitVideoError } from './video-failure.js';

/** What a finished file is measured by. */
type WantedVideo = Pick<OrderedVideo, 'width' | 'height' | 'durationSeconds' | 'fps' | 'hasAudio'>;

/** The container may be this much longer or shorter than asked, seconds. */
const CONTAINER_TOLERANCE_SECONDS = 0.1;

/** One frame more or less, however the division rounds. */
const JUST_OVER_ONE = 1.01;

/**
 * The usual rate is for whoever asked for none: an engine that makes another does so, and the status tells it.
 */
const isExact = ({ fps }: WantedVideo): boolean => fps !== USUAL_FRAME_RATE;

/**
 * What a finished file must be; gives what is wrong with it, or null. The video track is within one frame of
 * the asked length.
 */
export function faultOf(probe: VideoProbe, order: WantedVideo): string | null {
  const checks: [boolean, string][] = [
    [probe.container === 'mp4', `it is ${probe.container}, not mp4`],
    [probe.videoCodec === 'h264', `its codec is ${probe.videoCodec}, not h264`],
    [probe.pixelFormat === 'yuv420p', `its pixels are ${probe.pixelFormat}, not yuv420p`],
    [
      probe.width === order.width && probe.height === order.height,
      `it is ${probe.width}x${probe.height}, not ${order.width}x${order.height}`,
    ],
    [
      Math.abs(probe.frameCount / probe.fps - order.durationSeconds) <= JUST_OVER_ONE / probe.fps,
      `its picture lasts ${probe.frameCount} frames at ${probe.fps}/s, not ${order.durationSeconds} s`,
    ],
    [probe.constantFrameRate, 'its frame rate changes'],
    [
      !isExact(order) || isRate(probe.fps, order.fps),
      `it has ${probe.fps} pictures a second, not ${order.fps}`,
    ],
    [
      Math.abs(probe.containerDurationSeconds - order.durationSeconds) <= CONTAINER_TOLERANCE_SECONDS,
      `it lasts ${probe.containerDurationSeconds} s, not ${order.durationSeconds} s`,
    ],
    [
      (probe.audio !== null) === order.hasAudio,
      order.hasAudio ? 'it has no sound' : 'it has sound that was not asked for',
    ],
    [probe.audio === null || probe.audio.codec === 'aac', `its sound is ${probe.audio?.codec}, not aac`],
    [probe.fastStart, 'it can not be played before it has been loaded whole'],
  ];
  return checks.find(([holds]) => !holds)?.[1] ?? null;
}

interface Fitting {
  /** The file may not tell its prompt. */
  readonly untitled: boolean;
  readonly signal: AbortSignal;
}

export interface FittedVideo {
  /** What was changed, in sentences. */
  readonly changes: readonly string[];
  /** To a thousandth. */
  readonly fps: number;
}

/**
 * Makes a finished file what was asked for, where that is honest, and judges what came of it.
 * @throws UnfitVideoError
 */
export async function fitVideo(
  localFile: string,
  order: WantedVideo,
  { untitled, signal }: Fitting,
): Promise<FittedVideo> {
  const { width, height, durationSeconds, fps, hasAudio } = order;
  const conformed = await conformVideo(
    localFile,
    { width, height, durationSeconds, ...(isExact(order) ? { fps } : {}), audio: hasAudio, untitled },
    signal,
  );
  if (!conformed.ok) throw new UnfitVideoError(conformed.reason);
  const fault = faultOf(conformed.probe, order);
  if (fault !== null) throw new UnfitVideoError(fault);
  return { changes: conformed.changes, fps: Math.round(conformed.probe.fps * 1000) / 1000 };
}
