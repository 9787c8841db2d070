import type { VideoProbe } from '@clipwright/sketch';
import { probeVideo } from '../../../platform/media/probe.js';
import type { VideoOrder } from '../video.js';
import { UnfitVideoError } from './video-failure.js';

/** The container may be this much longer or shorter than asked, seconds. */
const CONTAINER_TOLERANCE_SECONDS = 0.1;

/** What a finished file must be; gives what is wrong with it, or null. The video track is within one frame of the asked length. */
export function faultOf(probe: VideoProbe, order: VideoOrder): string | null {
  const checks: [boolean, string][] = [
    [probe.videoCodec === 'h264', `its codec is ${probe.videoCodec}, not h264`],
    [probe.width === order.width && probe.height === order.height, `it is ${probe.width}x${probe.height}, not ${order.width}x${order.height}`],
    [Math.abs(probe.frameCount / probe.fps - order.durationSeconds) <= 1 / probe.fps, `its picture lasts ${probe.frameCount} frames at ${probe.fps}/s, not ${order.durationSeconds} s`],
    [Math.abs(probe.containerDurationSeconds - order.durationSeconds) <= CONTAINER_TOLERANCE_SECONDS, `it lasts ${probe.containerDurationSeconds} s, not ${order.durationSeconds} s`],
    [(probe.audio !== null) === order.hasAudio, order.hasAudio ? 'it has no sound' : 'it has sound that was not asked for'],
    [probe.fastStart, 'it can not be played before it has been loaded whole'],
  ];
  return checks.find(([holds]) => !holds)?.[1] ?? null;
}

/** Reads a finished file, and refuses one that is not what was asked for. @throws UnfitVideoError */
export async function judgeVideo(localFile: string, order: VideoOrder, signal: AbortSignal): Promise<void> {
  const fault = faultOf(await probeVideo(localFile, signal), order);
  if (fault !== null) throw new UnfitVideoError(fault);
}
