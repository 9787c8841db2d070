import type { AudioProbe, VideoProbe } from '../encode/video-probe.js';
import { type ConformTarget, FITS, type Finding } from './finding.js';

/** Leaves out sound that nobody asked for, and makes AAC stereo of any other. */
export function planSound({ audio: made }: VideoProbe, { audio: asked }: ConformTarget): Finding {
  if (!asked)
    return made === null
      ? FITS
      : {
          work: 'repack',
          changes: ['The video was made with sound, which was left out: none was asked for.'],
        };
  if (made === null) return { unfit: 'it has no sound, which was asked for' };
  return isAacStereo(made)
    ? FITS
    : {
        work: 'encode',
        changes: [`The video's sound was converted from ${made.codec} (${channels(made)}) to AAC stereo.`],
      };
}

const isAacStereo = ({ codec, channels }: AudioProbe): boolean => codec === 'aac' && channels === 2;

const channels = ({ channels: count }: AudioProbe): string =>
  count === 1 ? '1 channel' : `${count} channels`;
