import type { Speaker } from '../prompt/who-speaks.js';

/** How somebody sounds. */
export interface VoiceKind {
  /** One of those that are inside of the program. */
  readonly name: 'slt' | 'rms' | 'kal16';
  /** Times its own pitch, mouth and throat with it. */
  readonly pitch: number;
  /** What else it is told. */
  readonly settings: readonly string[];
  readonly isMetallic: boolean;
}

const plain = (name: VoiceKind['name'], pitch = 1): VoiceKind => ({
  name,
  pitch,
  settings: [],
  isMetallic: false,
});

export const VOICES: Readonly<Record<Speaker, VoiceKind>> = {
  woman: plain('slt'),
  man: plain('rms'),
  child: plain('slt', 1.22),
  giant: plain('rms', 0.8),
  narrator: plain('rms'),
  // One tone for every word.
  robot: {
    name: 'kal16',
    pitch: 1,
    settings: ['--setf', 'int_f0_target_mean=105', '--setf', 'int_f0_target_stddev=3'],
    isMetallic: true,
  },
};
