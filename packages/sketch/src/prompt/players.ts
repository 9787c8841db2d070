import type { Mention } from './mentions.js';
import type { SubjectDescription } from './scene-description.js';

/** Who plays what: the drawn player by the nouns of the open art. */
const INSTRUMENTS: Readonly<Record<string, string>> = {
  violin: 'violinist',
  viola: 'violinist',
  fiddle: 'violinist',
  guitar: 'guitarist',
  'electric guitar': 'guitarist',
  'acoustic guitar': 'guitarist',
  'bass guitar': 'guitarist',
  banjo: 'guitarist',
  ukulele: 'guitarist',
  lute: 'guitarist',
  mandolin: 'guitarist',
  trumpet: 'trumpeter',
  cornet: 'trumpeter',
  bugle: 'trumpeter',
  horn: 'trumpeter',
  trombone: 'trumpeter',
  saxophone: 'saxophonist',
  sax: 'saxophonist',
  'tenor saxophone': 'saxophonist',
  drum: 'drummer',
  'drum kit': 'drummer',
  'long drum': 'drummer',
  'snare drum': 'drummer',
  piano: 'pianist',
  'grand piano': 'pianist',
  'upright piano': 'pianist',
  keyboard: 'pianist',
  'musical keyboard': 'pianist',
  synthesizer: 'pianist',
  organ: 'pianist',
};

const PEOPLE: readonly string[] = ['person', 'child'];
/** "A woman with a violin": so many words may lie between when no verb says that she plays. */
const NEAR_WORDS = 3;

/** The drawn players. */
export const PLAYERS: readonly string[] = [...new Set(Object.values(INSTRUMENTS))];

/**
 * Puts instruments into the hands of who plays them: "a man playing the guitar" is one thing, a guitarist.
 */
export function playing(
  subjects: readonly SubjectDescription[],
  mentions: readonly Mention[],
): SubjectDescription[] {
  const instrument = subjects.find((one) => one.noun in INSTRUMENTS);
  const people = subjects.find((one) => PEOPLE.includes(one.noun));
  if (!instrument) return [...subjects];
  const player = INSTRUMENTS[instrument.noun]!;
  // "A guitarist with a red guitar" has its guitar already.
  if (subjects.some((one) => one.noun === player)) return subjects.filter((one) => one !== instrument);
  if (!people || !plays(mentions, people.noun, instrument.noun)) return [...subjects];
  const verb = people.verb === 'jump' ? null : people.verb;
  return subjects
    .filter((one) => one !== instrument)
    .map((one) => (one === people ? { ...one, noun: player, verb } : one));
}

function plays(mentions: readonly Mention[], who: string, what: string): boolean {
  const at = (noun: string): number =>
    mentions.findIndex((m) => !m.negated && 'noun' in m.meaning && m.meaning.noun === noun);
  const [from, to] = [at(who), at(what)];
  if (from > to) return false;
  const saysSo = mentions
    .slice(from, to)
    .some((m) => m.meaning.kind === 'verb' && m.meaning.value === 'jump');
  return saysSo || mentions[to]!.at - mentions[from]!.at <= NEAR_WORDS;
}
