/** What music can be played on, by the words for each. */
const PLAYED_ON = {
  piano: 'piano, grand piano, upright piano, keyboard, keys',
  'electric piano': 'electric piano, rhodes, e-piano, synthesizer keys',
  guitar: 'guitar, acoustic guitar, classical guitar, spanish guitar, nylon guitar, ukulele, lute, mandolin',
  'steel guitar': 'steel guitar, slide guitar, steel string guitar',
  'electric guitar': 'electric guitar, distorted guitar, rock guitar',
  banjo: 'banjo',
  violin: 'violin, fiddle, viola',
  cello: 'cello',
  strings: 'strings, string section, string quartet, string orchestra',
  harp: 'harp, lyre',
  flute: 'flute, recorder, piccolo, pan flute, whistle',
  clarinet: 'clarinet, woodwinds, woodwind',
  oboe: 'oboe',
  saxophone: 'saxophone, sax, tenor saxophone, alto sax',
  trumpet: 'trumpet, cornet, bugle',
  horns: 'horns, french horn, horn',
  brass: 'brass, brass section, trombone',
  organ: 'organ, church organ, pipe organ',
  accordion: 'accordion, concertina',
  harmonica: 'harmonica',
  bagpipes: 'bagpipes, bagpipe',
  choir: 'choir, chorus, chant, voices, vocals',
  vibraphone: 'vibraphone, vibes',
  marimba: 'marimba, xylophone, kalimba',
  bells: 'bells, glockenspiel, chimes',
  'music box': 'music box',
  sitar: 'sitar',
  koto: 'koto, shamisen, guzheng',
  synth: 'synth, synthesizer, synths, synthesiser',
  pad: 'pad, pads, synth pad',
  bass: 'bass, double bass, upright bass, bass guitar, bassline',
  'synth bass': 'synth bass',
  timpani: 'timpani, kettle drums',
  drums: 'drums, drum, percussion, drum kit, snare drum, bongos, taiko, drumbeat',
} as const;

/** What music is called that has a way of its own. */
const CALLED = {
  jazz: 'jazz, jazzy, swing, bebop, bossa nova, ~blues, ~soul, ~funk',
  'lo-fi': 'lo-fi, lofi, lo fi, chillhop, chill, chillout, ~hip hop, ~hip-hop, ~trap, ~rap',
  orchestral: 'orchestral, orchestra, symphonic, symphony, cinematic, film, movie, trailer',
  classical: 'classical, baroque, chamber, waltz, sonata, nocturne',
  rock: 'rock, ~metal, ~punk, grunge, indie',
  pop: 'pop, disco, ~k-pop, ~reggae',
  electronic:
    'electronic, techno, edm, house, synthwave, electro, dance, trance, ~dubstep, ~drum and bass, 8-bit, chiptune',
  folk: 'folk, country, acoustic, bluegrass, celtic, ~irish, medieval',
  ambient: 'ambient, meditation, meditative, spa, new age, drone, atmospheric, ethereal',
  lullaby: 'lullaby, bedtime',
} as const;

/** How music feels, and how fast it goes. */
const FEELING = {
  calm: 'calm, soft, gentle, peaceful, relaxing, relaxed, soothing, quiet, mellow, serene, tranquil, delicate, light, dreamy, warm',
  sad: 'sad, melancholic, melancholy, sorrowful, somber, wistful, haunting, emotional, nostalgic',
  happy: 'happy, cheerful, joyful, playful, fun, bright, uplifting, inspiring, whimsical',
  epic: 'epic, heroic, triumphant, majestic, powerful, grand',
  dark: 'dark, ominous, scary, tense, suspenseful, eerie, creepy, spooky, mysterious, dramatic',
  romantic: 'romantic, tender, sentimental',
  upbeat: 'upbeat, energetic, lively, fast, driving, exciting, groovy, intense',
  slow: 'slow, slowly',
} as const;

export type Instrument = keyof typeof PLAYED_ON;
export type Genre = keyof typeof CALLED;
export type Feeling = keyof typeof FEELING;

/** What a word says of music; a stand-in is near it and no more. */
export interface MusicWord {
  readonly says: 'instrument' | 'genre' | 'feeling';
  readonly value: string;
  readonly standIn: boolean;
}

/** Words that are music by themselves. */
const MUSIC = 'music,soundtrack,score,melody,tune,jingle'.split(',');

/** Words that are music behind a name of it. */
const PIECES = 'song,beat,beats,solo,riff,ballad,sonata,chords,track,instrumental,loop'.split(',');

/** Those that need no "music" behind them: nothing else is called so. */
const BY_ITSELF = new Set(
  'jazz,jazzy,lo-fi,lofi,lo fi,chillhop,orchestral,techno,edm,chiptune,bebop,bossa nova,string section,percussion,synth,synths,bassline'.split(
    ',',
  ),
);

/** Words that make music of the instrument behind them: "soft piano". */
const SAID_OF_SOUND = new Set(
  'soft,gentle,mellow,soothing,ambient,upbeat,melancholic,haunting,relaxing,epic,cinematic,sad,calm,energetic,emotional,lively'.split(
    ',',
  ),
);

const book = new Map<string, MusicWord>();
let longest = 1;

/** What a phrase says of music; undefined where it says nothing. */
export function musicWord(phrase: string): MusicWord | undefined {
  if (book.size === 0) write();
  return book.get(phrase);
}

/** The most words that a name of music has. */
export function longestMusicWord(): number {
  if (book.size === 0) write();
  return longest;
}

export const isMusic = (word: string): boolean => MUSIC.includes(word);
export const isPiece = (word: string): boolean => PIECES.includes(word);
export const isMusicByItself = (phrase: string): boolean => BY_ITSELF.has(phrase);
export const isSaidOfSound = (phrase: string): boolean => SAID_OF_SOUND.has(phrase);

function write(): void {
  addAll('instrument', PLAYED_ON);
  addAll('genre', CALLED);
  addAll('feeling', FEELING);
}

function addAll(says: MusicWord['says'], table: Readonly<Record<string, string>>): void {
  const listed = Object.entries(table).flatMap(([value, words]) =>
    words.split(', ').map((word) => [word, value] as const),
  );
  for (const [word, value] of listed) {
    const phrase = word.replace('~', '');
    longest = Math.max(longest, phrase.split(' ').length);
    if (!book.has(phrase)) book.set(phrase, { says, value, standIn: word.startsWith('~') });
  }
}
