/** Who is heard to say something, as far as voices go. */
export type Speaker = 'woman' | 'man' | 'child' | 'robot' | 'giant' | 'narrator';

/** Words for who speaks; the last one before what is said counts. */
const WHO: readonly (readonly [Speaker, string])[] = [
  ['robot', 'robots?|androids?|cyborgs?|droids?|computers?|machines?|drones?|an? ai|the ai'],
  [
    'child',
    'child(?:ren)?|kids?|boys?|girls?|toddlers?|bab(?:y|ies)|son|daughter|schoolboy|schoolgirl|elf|elves|fair(?:y|ies)|mouse|mice|kittens?|pupp(?:y|ies)|ducklings?|chicks?|squirrels?|hamsters?|little one',
  ],
  [
    'giant',
    'giants?|monsters?|dragons?|ogres?|trolls?|demons?|bears?|lions?|dinosaurs?|gorillas?|whales?|elephants?|deep voice',
  ],
  [
    'man',
    'm[ae]n|fathers?|dads?|daddy|grandfathers?|grandpa|kings?|princes?|knights?|wizards?|pirates?|captains?|santa(?: claus)?|business ?m[ae]n|police ?m[ae]n|gentlem[ae]n|guys?|uncle|brothers?|sir|mr|soldiers?|cowboys?|fisherm[ae]n|grooms?|husband|waiters?|monks?|farmers?|he|male',
  ],
  [
    'woman',
    'wom[ae]n|mothers?|moms?|mums?|mommy|grandmothers?|grandma|queens?|princess(?:es)?|witch(?:es)?|lad(?:y|ies)|aunt|sisters?|mrs|ms|miss|nurses?|waitress(?:es)?|actress(?:es)?|brides?|wife|nuns?|mermaids?|ballerinas?|teachers?|she|female',
  ],
  [
    'narrator',
    'narrators?|narration|voice[- ]?overs?|voiceovers?|announcers?|commentators?|speakers?|presenters?|reporters?|newscasters?|hosts?',
  ],
];

const FORMS = WHO.map(([speaker, words]) => [speaker, new RegExp(`\\b(?:${words})\\b`, 'giu')] as const);
/** What may stand between who speaks and what is said. */
const SAME_CLAUSE = /[^.;!?\n]{0,90}$/u;

/** Who is named last before what is said; null where it is nobody that we know. */
export function speakerBefore(before: string): Speaker | null {
  const [last, other] = namedIn(SAME_CLAUSE.exec(before)?.[0] ?? '');
  if (!last) return null;
  // "A female narrator", "a woman's voice-over": the voice of the one before.
  const isLent = last.speaker === 'narrator' && other && last.index - other.index < NEAR;
  return isLent ? other.speaker : last.speaker;
}

const NEAR = 14;

/** Everybody in a clause, the last one first. */
function namedIn(clause: string): { speaker: Speaker; index: number }[] {
  const named = FORMS.flatMap(([speaker, form]) =>
    [...clause.matchAll(form)].map(({ index }) => ({ speaker, index })),
  );
  return named.toSorted((a, b) => b.index - a.index);
}
