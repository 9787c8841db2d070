/** What is heard of a clip. */
export type SoundWord = 'music' | 'silent' | 'sounds';

/** Words about what is heard. */
export const SOUND_WORDS: Record<SoundWord, string> = {
  music: 'music, soundtrack, background music, score, melody, musical score',
  silent: 'silent, silence, mute, soundless, in silence, silent video, silent clip, silent film, mute video',
  sounds:
    'sound, audio, noise, ambient sound, ambient sounds, sound effects, sound design, natural sound, asmr',
};
