/** What a figure can be seen doing. */
export type Act =
  | 'stand'
  | 'walk'
  | 'run'
  | 'jump'
  | 'sit'
  | 'wave'
  | 'dance'
  | 'fly'
  | 'swim'
  | 'float'
  | 'leave'
  | 'sleep'
  | 'drive'
  | 'drift'
  | 'work'
  | 'eat'
  | 'read'
  | 'laugh'
  | 'sing'
  | 'talk'
  | 'roar'
  | 'yawn'
  | 'cry'
  | 'cheer'
  | 'punch'
  | 'fight'
  | 'kneel'
  | 'play'
  | 'slide'
  | 'balance'
  | 'fish'
  | 'brush'
  | 'write'
  | 'hug'
  | 'toss'
  | 'wrap'
  | 'fiddle'
  | 'raise'
  | 'pick'
  | 'rise'
  | 'spin';

/** How two things stand to each other. */
export type Tie =
  | 'ride'
  | 'hold'
  | 'wear'
  | 'call'
  | 'taste'
  | 'face'
  | 'sit'
  | 'on'
  | 'in'
  | 'beside'
  | 'behind'
  | 'in-front'
  | 'chase';

/** What has something be in one pair of hands. */
export const IN_HANDS: readonly Tie[] = ['hold', 'taste', 'call'];

/** "A girl riding a horse": who, how, and whom, by their nouns. */
export interface TiePlan {
  readonly tie: Tie;
  readonly who: string;
  readonly whom: string;
}
