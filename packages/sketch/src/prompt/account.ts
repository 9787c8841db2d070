import { MOST_OF_ONE } from './compose-subjects.js';
import { heardFate } from './heard-in.js';
import { ignoredFor } from './lexicon/ignored.js';
import { isShownWith } from './lexicon/shown-with.js';
import { isSeenIn } from './lexicon/weather.js';
import type { Mention, Reading, Span } from './mentions.js';
import type { SceneDescription } from './scene-description.js';
import type { ScreenText, TextRole } from './screen-text.js';
import { fateOfMention, type Composed } from './what-is-shown.js';
import type { Air } from './vocabulary.js';
import type { WordAccount, WordFate } from './word-account.js';

/** A scene, and whether there is a voice to speak in it. */
type Told = Composed & { readonly canSpeak: boolean };

/**
 * What became of every word, in order: only blanks and marks lie between them. One word of another language may be
 * several here ("Holztür"): the best of their fates is its own.
 */
export function accountOf(prompt: string, spans: readonly Span[], composed: Told): WordAccount[] {
  const places = new Map<string, Span[]>();
  for (const span of spans) {
    const place = `${span.start} ${span.end}`;
    places.set(place, [...(places.get(place) ?? []), span]);
  }
  return [...places.values()].map((same) => {
    const { start, end } = same[0]!;
    const fates = same.map((span) => fateOf(span, composed));
    return {
      text: prompt.slice(start, end),
      start,
      end,
      ...(fates.length > 1 ? best(fates.toSorted(byWeight)) : fates[0]!),
    };
  });
}

function fateOf(span: Span, composed: Told): WordFate {
  const { as } = span;
  if (as.kind === 'negator') return { fate: 'ignored', reason: 'grammar' };
  if (as.kind === 'text') return textFate(as, span, composed);
  if (as.kind === 'number') return numberFate(span, as);
  if (as.kind === 'unknown')
    return as.ruledOut
      ? { fate: 'drawn', as: 'left out', about: 'absence' }
      : withReason(plainFate([span.text, as.stem], composed.scene), as);
  return phraseFate(span, as.mentions, composed);
}

const withReason = (fate: WordFate, { isOther }: { readonly isOther?: boolean }): WordFate =>
  fate.fate === 'missing' && isOther ? { ...fate, because: 'names nothing here' } : fate;

function phraseFate(span: Span, mentions: readonly Mention[], composed: Composed): WordFate {
  if (mentions.some((mention) => isUnseenAir(mention, composed.scene))) return { fate: 'missing' };
  const fate = best(mentions.map((mention) => fateOfMention(mention, composed)));
  if (fate.fate !== 'missing') return fate;
  const isPreposition = mentions.every(({ meaning }) => meaning.kind === 'relation');
  if (isPreposition) return plainFate([span.text], composed.scene);
  const shown = shownFate(wordsOf(span, mentions), composed.scene);
  return shown?.fate === 'drawn' && isStandIn(mentions) ? { ...shown, fate: 'replaced' } : (shown ?? fate);
}

/** Rain on a concert stage is not there, though the light may be that of rain. */
const isUnseenAir = ({ meaning, negated }: Mention, { setting }: SceneDescription): boolean =>
  !negated && meaning.kind === 'air' && !isSeenIn(setting, meaning.value as Air);

/** Whether it is near what was said and no more: a marble table is a table. */
function isStandIn(mentions: readonly Mention[]): boolean {
  return mentions.some(({ meaning }) => 'noun' in meaning && meaning.standIn);
}

/** A cue is shown where the words that it speaks of are. */
function textFate(as: TextReading, { text }: Span, { scene, canSpeak }: Told): WordFate {
  if (!isOnScreen(as, scene)) return { fate: 'missing', ...(as.lacks ? { because: as.lacks } : {}) };
  if (as.lacks === 'no numbers') return { fate: 'replaced', as: 'an arrow without numbers', about: 'text' };
  if (as.role === 'pins') return { fate: 'replaced', as: 'pins on a plain map', about: 'text' };
  if (as.role === 'speech' && scene.speaks)
    return speechFate(as.isShown === null ? null : text, scene, canSpeak);
  return { fate: 'drawn', as: `${as.role} on screen`, about: 'text' };
}

const isOnScreen = ({ isShown, role }: TextReading, { texts }: SceneDescription): boolean =>
  isShown ?? texts.some((text) => isSpokenOf(role, text));

/** A figure's heading is its title. */
function isSpokenOf(role: TextRole, text: ScreenText): boolean {
  return text.role === role || (role === 'title' && text.entries !== undefined && text.words !== '');
}

type TextReading = Extract<Reading, { kind: 'text' }>;

/** What is said, or (null) that something is. */
function speechFate(said: string | null, { texts }: SceneDescription, canSpeak: boolean): WordFate {
  const isSpeakable = texts.some(
    ({ words, speaker }) => speaker !== undefined && (said === null || said === words),
  );
  if (isSpeakable && canSpeak) return { fate: 'drawn', as: 'speech', about: 'speech' };
  const because = isSpeakable ? 'no voice' : 'not English';
  return { fate: 'replaced', as: 'a caption on screen', about: 'text', because };
}

function wordsOf(span: Span, mentions: readonly Mention[]): string[] {
  return [span.text, ...mentions.map(({ meaning }) => ('noun' in meaning ? meaning.noun : span.text))];
}

function numberFate(span: Span, as: { number: number; taken: boolean }): WordFate {
  const reason = ignoredFor(span.text);
  if (as.taken && as.number > MOST_OF_ONE) return { fate: 'replaced', as: `${MOST_OF_ONE}`, about: 'number' };
  if (as.taken && !reason) return { fate: 'drawn', as: `${as.number}`, about: 'number' };
  return reason ? { fate: 'ignored', reason } : { fate: 'missing' };
}

/** A word that nobody knows: seen with the scene, passed over with a reason, or missing. */
function plainFate(words: readonly string[], scene: SceneDescription): WordFate {
  const shown = shownFate(words, scene) ?? heardFate(words, scene);
  if (shown) return shown;
  const reason = words.map((word) => ignoredFor(word)).find((one) => one !== null);
  return reason ? { fate: 'ignored', reason } : { fate: 'missing' };
}

function shownFate(words: readonly string[], scene: SceneDescription): WordFate | null {
  const word = words.find((one) => isShownWith(scene, one));
  return word === undefined ? null : { fate: 'drawn', as: `part of the ${scene.setting}`, about: 'part' };
}

/** What is only said of others comes last. */
const MINOR: readonly string[] = ['colour', 'size', 'speed', 'verb'];

function byWeight(one: WordFate, other: WordFate): number {
  const [first, second] = [one, other].map((fate) => Number('about' in fate && MINOR.includes(fate.about)));
  return first! - second!;
}

const RANKS: readonly WordFate['fate'][] = ['drawn', 'replaced', 'missing', 'ignored'];

function best(fates: readonly WordFate[]): WordFate {
  const found = RANKS.flatMap((rank) => fates.filter(({ fate }) => fate === rank));
  return found[0] ?? { fate: 'missing' };
}
