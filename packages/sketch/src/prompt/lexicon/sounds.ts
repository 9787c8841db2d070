/** What is heard of a clip. */
export type SoundWord = 'music' | 'silent' | 'sounds' | 'effects' | 'only-music' | 'only-sounds' | 'voice';

/** Words about what is heard. */
export const SOUND_WORDS: Record<SoundWord, string> = {
  'only-music':
    'only music, music only, just music, nothing but music, only the music, only background music, music and nothing else',
  'only-sounds':
    'only ambient sound, only ambient sounds, only natural sound, only natural sounds, only sound effects, ambient sound only, ambient sounds only, natural sounds only, natural sound only, sound effects only, only the sound',
  music: 'music, soundtrack, background music, score, melody, musical score',
  silent: 'silent, silence, mute, soundless, in silence, silent video, silent clip, silent film, mute video',
  sounds: 'sound, audio, asmr',
  effects: 'noise, ambient sound, ambient sounds, sound effects, sound design, natural sound, natural sounds',
  voice: 'voice, voiceover, voice over, narration, speech, spoken words',
};
