import type { Feeling, Genre, Instrument } from '../prompt/lexicon/music.js';
import type { MusicDescription, SceneDescription } from '../prompt/scene-description.js';
import type { BeatName } from './beats.js';
import { PLAYERS, type Player } from './instruments.js';
import { moodFor, MOODS, type Mood, type MoodName } from './moods.js';

/** Who plays what, and how. A part that nobody has is left out. */
export interface Arrangement {
  readonly mood: Mood;
  readonly bpm: number;
  /** Between changes of the harmony: two, or three for a waltz. */
  readonly beats: 2 | 3;
  readonly density: number;
  readonly lead: readonly Player[];
  readonly pad: readonly Player[];
  readonly bass: Player | null;
  readonly drums: { readonly player: Player; readonly beat: BeatName } | null;
  /** Off-beats come late. */
  readonly swings: boolean;
}

type Band = Pick<Arrangement, 'lead' | 'pad' | 'bass' | 'drums'>;

const NOBODY: Band = { lead: [], pad: [], bass: null, drums: null };

/** What a scene sounds like when its prompt says nothing of music. */
const BAND_FOR_MOOD: Readonly<Record<MoodName, Band>> = {
  bright: { ...NOBODY, lead: ['piano'], pad: ['strings'], bass: 'bass' },
  calm: { ...NOBODY, lead: ['piano'], pad: ['strings'] },
  night: { ...NOBODY, lead: ['electric piano'], pad: ['pad'] },
  dark: { ...NOBODY, lead: ['cello'], pad: ['choir'], drums: { player: 'timpani', beat: 'rolls' } },
  neon: {
    lead: ['synth'],
    pad: ['pad'],
    bass: 'synth bass',
    drums: { player: 'drum machine', beat: 'four' },
  },
  heroic: {
    lead: ['horns'],
    pad: ['strings', 'choir'],
    bass: 'cello',
    drums: { player: 'timpani', beat: 'rolls' },
  },
  swinging: { lead: ['piano'], pad: ['guitar'], bass: 'bass', drums: { player: 'brushes', beat: 'ride' } },
  plain: { lead: ['guitar'], pad: ['steel guitar'], bass: 'bass', drums: { player: 'drums', beat: 'rock' } },
};

interface Way extends Band {
  readonly mood: MoodName | null;
  readonly bpm: number;
  readonly beats?: 3;
  readonly swings?: boolean;
}

const WAYS: Readonly<Record<Genre, Way>> = {
  jazz: { ...BAND_FOR_MOOD.swinging, mood: 'swinging', bpm: 116, swings: true },
  'lo-fi': {
    mood: 'swinging',
    bpm: 78,
    swings: true,
    lead: ['electric piano'],
    pad: ['electric piano'],
    bass: 'bass',
    drums: { player: 'drums', beat: 'lazy' },
  },
  orchestral: {
    ...NOBODY,
    mood: null,
    bpm: 84,
    lead: ['violin', 'flute'],
    pad: ['strings', 'horns'],
    bass: 'cello',
  },
  classical: { ...NOBODY, mood: null, bpm: 84, beats: 3, lead: ['violin'], pad: ['piano'], bass: 'cello' },
  rock: {
    mood: 'plain',
    bpm: 122,
    lead: ['electric guitar'],
    pad: ['electric guitar'],
    bass: 'bass',
    drums: { player: 'drums', beat: 'rock' },
  },
  pop: {
    mood: 'bright',
    bpm: 110,
    lead: ['piano'],
    pad: ['pad'],
    bass: 'bass',
    drums: { player: 'drums', beat: 'rock' },
  },
  electronic: { ...BAND_FOR_MOOD.neon, mood: 'neon', bpm: 122 },
  folk: { ...NOBODY, mood: 'plain', bpm: 104, lead: ['banjo'], pad: ['steel guitar'], bass: 'bass' },
  ambient: { ...NOBODY, mood: null, bpm: 52, lead: ['bells'], pad: ['pad', 'choir'] },
  lullaby: { ...NOBODY, mood: 'calm', bpm: 66, beats: 3, lead: ['music box'], pad: ['strings'] },
};

/** What a feeling makes of the music: another mood, another pace. */
interface Feel {
  readonly mood?: MoodName;
  readonly pace?: number;
  readonly density?: number;
  readonly drums?: 'none' | 'some';
}

const FEELS: Readonly<Record<Feeling, Feel>> = {
  calm: { mood: 'calm', pace: 0.85, density: 0.8, drums: 'none' },
  sad: { mood: 'night', pace: 0.85, density: 0.8, drums: 'none' },
  happy: { mood: 'bright', pace: 1.15, density: 1.3 },
  epic: { mood: 'heroic' },
  dark: { mood: 'dark' },
  romantic: { mood: 'calm', density: 0.9, drums: 'none' },
  upbeat: { mood: 'bright', pace: 1.25, density: 1.4, drums: 'some' },
  slow: { pace: 0.75 },
};

/** The music of a scene: what its prompt asks for, and else what its mood is. */
export function arrangementOf(scene: SceneDescription): Arrangement {
  const { music } = scene;
  const way = music.genre === null ? null : WAYS[music.genre];
  const feels = music.feelings.map((one) => FEELS[one]);
  const name = moodNameOf(scene, way, feels);
  const band = bandOf(music, way ?? BAND_FOR_MOOD[name]);
  const mood: Mood = MOODS[name];
  const { beats = 2, swings = false } = way ?? {};
  return {
    ...band,
    drums: drumsOf(band, feels),
    mood,
    bpm: bpmOf(way, mood, feels),
    beats,
    density: mood.density * product(feels.map((one) => one.density ?? 1)),
    swings,
  };
}

/** What is called jazz keeps its chords, however it feels. */
function moodNameOf(scene: SceneDescription, way: Way | null, feels: readonly Feel[]): MoodName {
  return way?.mood ?? feels.find(({ mood }) => mood !== undefined)?.mood ?? moodFor(scene);
}

function bpmOf(way: Way | null, mood: Mood, feels: readonly Feel[]): number {
  const pace = product(feels.map((one) => one.pace ?? 1));
  // A mood has a pace of its own already.
  const isOwn = way === null && feels.some((one) => one.mood !== undefined);
  return Math.min(150, Math.max(46, (way?.bpm ?? mood.bpm) * (isOwn ? Math.sqrt(pace) : pace)));
}

const product = (factors: readonly number[]): number => factors.reduce((all, one) => all * one, 1);

function drumsOf({ drums }: Band, feels: readonly Feel[]): Arrangement['drums'] {
  const wish = feels.find((one) => one.drums !== undefined)?.drums;
  if (wish === 'none' && drums?.beat !== 'ride') return null;
  return wish === 'some' && drums === null ? { player: 'drums', beat: 'rock' } : drums;
}

const BASSES: readonly Player[] = ['bass', 'synth bass'];
const CHORDS: readonly Player[] = ['strings', 'choir', 'organ', 'pad', 'brass', 'horns', 'accordion'];
const UNDER: readonly Player[] = ['piano', 'electric piano', 'guitar', 'steel guitar', 'harp', 'synth'];

/**
 * Named instruments play, and nobody else, unless a way of music is named too: then they lead it. Words that name
 * drums alone leave the melody out.
 */
function bandOf({ instruments, genre }: MusicDescription, usual: Band): Band {
  if (instruments.length === 0) return usual;
  const base = genre === null ? NOBODY : usual;
  const tuned = instruments.filter((one) => !isBeaten(one) && !BASSES.includes(one));
  const pad = tuned.find((one) => CHORDS.includes(one)) ?? tuned.find((one) => UNDER.includes(one));
  const lead = tuned.filter((one) => one !== pad);
  return {
    lead: firstOf(lead, tuned, base.lead),
    pad: firstOf(pad ? [pad] : [], base.pad),
    bass: instruments.find((one) => BASSES.includes(one)) ?? base.bass,
    drums: beatOf(instruments, usual) ?? base.drums,
  };
}

function firstOf<One>(...lists: readonly (readonly One[])[]): readonly One[] {
  return lists.find((list) => list.length > 0) ?? [];
}

const isBeaten = (one: Instrument): boolean => PLAYERS[one].isKit || one === 'timpani';

function beatOf(instruments: readonly Instrument[], { drums }: Band): Band['drums'] {
  if (instruments.includes('timpani')) return { player: 'timpani', beat: 'rolls' };
  if (!instruments.includes('drums')) return null;
  return drums && PLAYERS[drums.player].isKit ? drums : { player: 'drums', beat: 'rock' };
}

/** All who play, each once. */
export function playersOf({ lead, pad, bass, drums }: Arrangement): Player[] {
  return [...new Set([...lead, ...pad, ...(bass ? [bass] : []), ...(drums ? [drums.player] : [])])];
}
