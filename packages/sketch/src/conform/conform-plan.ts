import type { VideoProbe } from '../encode/video-probe.js';
import { type ConformTarget, FITS, type Finding } from './finding.js';
import { planLength, planRate, rateChange } from './length-plan.js';
import { planPicture, type PicturePlan } from './picture-plan.js';
import { planSound } from './sound-plan.js';

/**
 * How to make a video what was asked for. `changes` are sentences for people; a repack alone (its index moved
 * to the front, foreign tags left out) changes nothing that is seen or heard, and has none.
 */
export type ConformPlan =
  | { readonly kind: 'fits' }
  | { readonly kind: 'unfit'; readonly reason: string }
  | { readonly kind: 'repack'; readonly sound: boolean; readonly changes: readonly string[] }
  | {
      readonly kind: 'encode';
      readonly sound: boolean;
      readonly picture: PicturePlan;
      readonly changes: readonly string[];
    };

/**
 * Chooses the least work that makes a probed video fit: none, packing it anew without loss, or encoding it
 * anew.
 */
export function planConform(probe: VideoProbe, target: ConformTarget): ConformPlan {
  const picture = planPicture(probe, target);
  const findings = [
    picture.finding,
    planLength(probe, target),
    planRate(probe, target),
    planSound(probe, target),
    planCoding(probe),
    planContainer(probe, target),
  ];
  const unfit = findings.find((finding) => 'unfit' in finding);
  if (unfit) return { kind: 'unfit', reason: unfit.unfit };
  const done = findings.flatMap((finding) => ('unfit' in finding ? [] : [finding]));
  const changes = done.flatMap((finding) => finding.changes);
  const takes = (work: 'repack' | 'encode'): boolean => done.some((finding) => finding.work === work);
  if (takes('encode'))
    return {
      kind: 'encode',
      sound: target.audio,
      picture: picture.plan,
      changes: [...changes, ...rateChange(probe, target)],
    };
  return takes('repack') ? { kind: 'repack', sound: target.audio, changes } : { kind: 'fits' };
}

function planCoding({ videoCodec, pixelFormat }: VideoProbe): Finding {
  if (videoCodec !== 'h264')
    return { work: 'encode', changes: [`The video was converted from ${videoCodec} to H.264.`] };
  if (pixelFormat !== 'yuv420p')
    return {
      work: 'encode',
      changes: [
        `The video's colours were converted from ${pixelFormat} to yuv420p, which every player shows.`,
      ],
    };
  return FITS;
}

function planContainer(
  { container, fastStart, otherTracks, ...tags }: VideoProbe,
  { untitled = false }: ConformTarget,
): Finding {
  if (otherTracks > 0)
    return { work: 'repack', changes: [`The video's further tracks were left out (${otherTracks}).`] };
  const tellsTooMuch = tags.foreignTags || (untitled && tags.titled);
  return container !== 'mp4' || !fastStart || tellsTooMuch ? { work: 'repack', changes: [] } : FITS;
}
