import { SUBJECTS, type Noun } from '../subjects/catalogue.js';
import { recordOf } from '../subjects/traits-of.js';
import type { Mention } from './mentions.js';
import type { SubjectDescription } from './scene-description.js';

/** Who plays what: the drawn player by the nouns of the open art. */
const PLAYERS: ReadonlyMap<string, Noun> = new Map(
  SUBJECTS.flatMap(({ noun, plays }) =>
    (plays?.split(', ') ?? []).map((instrument) => [instrument, noun] as const),
  ),
);

/** "A woman with a violin": so many words may lie between when no verb says that she plays. */
const NEAR_WORDS = 3;

/**
 * Puts instruments into the hands of who plays them: "a man playing the guitar" is one thing, a guitarist.
 */
export function playing(
  subjects: readonly SubjectDescription[],
  mentions: readonly Mention[],
): SubjectDescription[] {
  const instrument = subjects.find((one) => PLAYERS.has(one.noun));
  const who = [
    subjects.find((one) => recordOf(one)?.isPerson),
    // "A street musician playing the violin" is no guitarist.
    subjects.find((one) => recordOf(one)?.plays),
  ];
  if (!instrument) return [...subjects];
  const player = PLAYERS.get(instrument.noun)!;
  // "A guitarist with a red guitar" has its guitar already.
  if (subjects.some((one) => one.noun === player)) return subjects.filter((one) => one !== instrument);
  const people = who.find((one) => one !== undefined && plays(mentions, one.noun, instrument.noun));
  if (!people) return [...subjects];
  const verb = people.verb === 'jump' ? null : people.verb;
  return subjects
    .filter((one) => one !== instrument)
    .map((one) => (one === people ? { ...one, source: 'drawn', noun: player, artKey: null, verb } : one));
}

function plays(mentions: readonly Mention[], who: string, what: string): boolean {
  const at = (noun: string): number =>
    mentions.findIndex(
      (mention) => !mention.negated && 'noun' in mention.meaning && mention.meaning.noun === noun,
    );
  const [from, to] = [at(who), at(what)];
  if (from > to) return false;
  const saysSo = mentions
    .slice(from, to)
    .some((mention) => mention.meaning.kind === 'verb' && mention.meaning.value === 'jump');
  return saysSo || mentions[to]!.at - mentions[from]!.at <= NEAR_WORDS;
}
