import { traitsOf } from '../subjects/traits-of.js';
import { isFurniture } from './lexicon/furniture.js';
import { chooseMusic } from './choose-music.js';
import { composeSubjects } from './compose-subjects.js';
import { isSeenIn } from './lexicon/weather.js';
import { BACKDROPS, BEHIND } from './lexicon/places.js';
import type { SoundWord } from './lexicon/sounds.js';
import { Mentioned } from './mentioned.js';
import type { Mention } from './mentions.js';
import { relationsOf } from './relations.js';
import type { SceneDescription, SubjectDescription } from './scene-description.js';
import type { ScreenText } from './screen-text.js';
import {
  ROOMS,
  TOWNS,
  type Air,
  type CameraMove,
  type CloudCover,
  type Pace,
  type Setting,
  type Style,
  type TimeOfDay,
} from './vocabulary.js';
import type { Composed } from './what-is-shown.js';

/**
 * Makes one coherent scene of what was mentioned. Later mentions of the same kind give way to earlier ones.
 */
export function composeScene(mentions: readonly Mention[], texts: readonly ScreenText[] = []): Composed {
  const has = new Mentioned(mentions);
  const { subjects: named, used } = composeSubjects(mentions);
  const { setting, backdrop } = chooseSettings(has, { subjects: named, texts });
  const laid = named.some((one) => traitsOf(one).habitat === 'table');
  const subjects = named.filter((one) => !isFurniture(one, { setting, laid }));
  const tied = relationsOf(mentions, subjects);
  const airs = chooseAirs(has, setting);
  const time = chooseTime(has, { setting, airs, styles: has.all<Style>('style') });
  const sound = chooseSound(has, mentions);
  const [move = 'drift', ...next] = has.all<CameraMove>('camera');
  const scene: SceneDescription = {
    setting,
    backdrop,
    time,
    clouds: chooseClouds(has, airs, time),
    airs,
    without: deniedAirs(mentions),
    styles: chooseStyles(has),
    colours: sceneColours(mentions),
    subjects,
    relations: tied.relations,
    camera: {
      move,
      next: next.slice(0, MOST_MOVES - 1),
      speed: has.first<'slow' | 'fast'>('speed') ?? 'normal',
    },
    stirs: [],
    pace: has.first<Pace>('pace') ?? 'real',
    sound,
    music: chooseMusic(has, subjects),
    speaks: ['full', 'no-music'].includes(sound) && !has.denies('sound', 'voice'),
    texts,
  };
  return { scene, used: new Set([...used, ...tied.used]) };
}

/** "Silent" right before a thing or a place is said of that: "a silent forest" has its birds. */
function chooseSound(has: Mentioned, mentions: readonly Mention[]): SceneDescription['sound'] {
  const isSilent = mentions.some(
    ({ meaning, negated, at }) =>
      meaning.kind === 'sound' &&
      meaning.value === 'silent' &&
      !negated &&
      !mentions.some((one) => one.at === at + 1 && SEEN.includes(one.meaning.kind)),
  );
  if (isSilent || has.denies('sound', 'sounds')) return 'silent';
  const said = has.all<SoundWord>('sound');
  if (has.denies('sound', 'music') || said.includes('only-sounds')) return 'no-music';
  return has.denies('sound', 'effects') || said.includes('only-music') ? 'only-music' : 'full';
}

const SEEN: readonly Mention['meaning']['kind'][] = ['drawn', 'art', 'setting', 'time'];

/** Moves that a clip has time for. */
const MOST_MOVES = 4;

function chooseSettings(
  has: Mentioned,
  { subjects, texts }: Pick<SceneDescription, 'subjects' | 'texts'>,
): { setting: Setting; backdrop: Setting | null } {
  const all = has.all<Setting>('setting');
  const named = all.some((value) => TOWNS.includes(value))
    ? all.filter((value) => !isHouse(has, value))
    : all;
  const places = named.filter((value) => value !== 'sky' || named.length === 1);
  const place = shoreOf(places) ?? primaryPlace(places) ?? implied(has, { subjects, texts });
  const setting = openPlace(place, subjects);
  const backdrop = places.find((value) => value !== setting && BEHIND[setting]?.includes(value));
  return { setting, backdrop: backdrop ?? null };
}

/** Waves on a beach are seen from there. */
const shoreOf = (places: readonly Setting[]): Setting | undefined =>
  places[0] === 'sea' && places.includes('beach') ? 'beach' : undefined;

/** Unless somebody is in it, a café of a town is seen from outside. */
const isHouse = (has: Mentioned, value: Setting): boolean =>
  ROOMS.includes(value) && !has.isInside('setting', value);

/** What is far off would be behind the trees of a forest: these stand behind it then. */
function openPlace(place: Setting, subjects: readonly SubjectDescription[]): Setting {
  if (place === 'city' && subjects.some((subject) => goesOnFoot(subject))) return 'street';
  const farOff = subjects.map((subject) => traitsOf(subject)).find(({ isFarOff }) => isFarOff);
  return place === 'forest' && farOff ? farOff.home : place;
}

// A skyline stands at the water: what walks or drives in a city does so in its streets.
function goesOnFoot(subject: SubjectDescription): boolean {
  const { habitat, heightMetres } = traitsOf(subject);
  return (habitat === 'ground' || habitat === 'table') && heightMetres < 5;
}

// "A lake in the mountains" plays on the lake: what can stand behind gives way to what can't.
function primaryPlace(places: readonly Setting[]): Setting | undefined {
  const solid = places.find((value) => !BACKDROPS.includes(value));
  return solid ?? places[0];
}

function implied(has: Mentioned, { subjects, texts }: Pick<SceneDescription, 'subjects' | 'texts'>): Setting {
  const traits = subjects.map((subject) => traitsOf(subject));
  const furnished = traits.find(({ habitat, home }) => habitat === 'ground' && ROOMS.includes(home));
  const home = (furnished ?? traits[0])?.home;
  if (home) return home;
  const place = has.all<Air>('air').map((air) => AIR_HOMES[air] ?? 'hills')[0];
  if (place) return place;
  // Words to be read stand on a plain ground where no place is named.
  if (texts.length > 0) return 'abstract';
  return has.first('time') || has.first('clouds') ? 'hills' : 'abstract';
}

/** Where an air is at home when nothing else says where the scene plays. */
const AIR_HOMES: Partial<Record<Air, Setting>> = {
  aurora: 'lake',
  meteors: 'lake',
  fireworks: 'city',
  leaves: 'forest',
  fireflies: 'forest',
  moon: 'sea',
};

function chooseAirs(has: Mentioned, setting: Setting): Air[] {
  const airs = has.all<Air>('air').filter((air) => isSeenIn(setting, air));
  if (airs.includes('storm') && !airs.includes('rain') && !has.denies('air', 'rain') && setting !== 'desert')
    airs.push('rain');
  return airs;
}

function chooseTime(
  has: Mentioned,
  facts: { setting: Setting; airs: readonly Air[]; styles: readonly Style[] },
): TimeOfDay {
  const named = has.first<TimeOfDay>('time');
  if (named) return named;
  const nightly: readonly Air[] = ['aurora', 'fireflies', 'meteors', 'fireworks', 'moon'];
  if (facts.airs.some((air) => nightly.includes(air))) return 'night';
  if (facts.styles.includes('neon') || facts.setting === 'sky') return 'night';
  if (facts.styles.includes('gloomy') || facts.styles.includes('mysterious')) return 'dusk';
  return facts.styles.includes('dreamy') ? 'golden' : 'day';
}

function deniedAirs(mentions: readonly Mention[]): Air[] {
  return [
    ...new Set(
      mentions
        .filter((mention) => mention.negated && mention.meaning.kind === 'air')
        .map((mention) => mention.meaning.value as Air),
    ),
  ];
}

// Hours that live by their low, warm sun: snow must not hide it.
const SUNLIT: readonly TimeOfDay[] = ['dawn', 'golden', 'sunset'];

function chooseClouds(has: Mentioned, airs: readonly Air[], time: TimeOfDay): CloudCover {
  const named = has.all<CloudCover>('clouds');
  if (has.denies('clouds', 'scattered') || has.denies('clouds', 'heavy')) return 'clear';
  const isWet = airs.some(
    (air) => air === 'rain' || air === 'storm' || (air === 'snow' && !SUNLIT.includes(time)),
  );
  if (isWet) return named.includes('clear') ? 'scattered' : 'heavy';
  if (named.includes('heavy')) return 'heavy';
  return named[0] ?? 'scattered';
}

function chooseStyles(has: Mentioned): Style[] {
  return has.all<Style>('style');
}

/** Colours that no subject took: those not directly followed by a subject. */
function sceneColours(mentions: readonly Mention[]): string[] {
  const colours = mentions.filter((mention) => mention.meaning.kind === 'colour' && !mention.negated);
  const free = colours.filter((colour) => {
    const next = mentions.find(
      (mention) =>
        mention.at > colour.at &&
        mention.meaning.kind !== 'colour' &&
        mention.meaning.kind !== 'size' &&
        mention.meaning.kind !== 'style',
    );
    return !next || next.at - colour.at > 3 || (next.meaning.kind !== 'drawn' && next.meaning.kind !== 'art');
  });
  return [...new Set(free.map((mention) => mention.meaning.value))].slice(0, 3);
}
