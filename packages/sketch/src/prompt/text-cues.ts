import type { ScreenText, TextRole } from './screen-text.js';
import { isEnglish } from './is-english.js';
import { speakerBefore, type Speaker } from './who-speaks.js';

/** Words about words: they are no thing in the picture. */
const WORDS = 'text|words?|title|headline|sign|banner|message|letters|lettering';
/** What is there to be read: it says nothing aloud, whoever stands by. */
const WRITTEN =
  'signs|banners|posters?|labels?|t-?shirts?|cards?|billboards?|(?:chalk|white|black)?boards?|notes?|pages?|screens?|stickers?|badges?|placards?|papers?|displays?|graffiti|tickets?|scoreboards?|plaques?|logos?|scrolls?';
/** What may have words on it. */
const BEARERS =
  'shirts?|hats?|caps?|mugs?|books?|covers?|flags?|walls?|windows?|box(?:es)?|bottles?|cans?|packages?|stamps?|cakes?|clouds?|envelopes?|plates?|doors?|tattoos?|jackets?|hoodies?|bags?|cups?|jars?';
const READS = '(?:says|reads|saying|reading)';

const SAYS = '(?:says|said|shouts|whispers|asks|replies|yells|exclaims|announces|explains|saying)';
const TOLD =
  '(?:(?:(?:fe)?male|deep|calm|warm|soft) )?(?:voice[- ]?over|voiceover|narrat(?:or|ion)|announcer)(?: says| saying| reading)?';

/** What stands before quoted words, and what it makes of them. */
export const CUES: readonly (readonly [RegExp, TextRole])[] = [
  [/\blower[- ]third(?: (?:with|for|of|saying))?\s*[:,]?\s*$/i, 'lower-third'],
  [/\b(?:logo(?: reveal| animation| intro)?)(?: (?:for|of|with|saying))?\s*:?\s*$/i, 'logo'],
  [
    /\b(?:captions?|captioned|subtitles?|subtitled)(?: (?:saying|reading|with|that says))?\s*:?\s*$/i,
    'caption',
  ],
  [/\b(?:quotes?(?: of the day)?|zitat|cita|citation|citazione)\s*:?\s*$/i, 'quote'],
  [/\b(?:untertitel|subt\u00EDtulos?|sous-titres?|sottotitol[oi]|legendas?)\s*:?\s*$/i, 'caption'],
  [
    new RegExp(
      String.raw`\b(?:(?:${WORDS})(?: that| which)?|(?<=\b(?:${WRITTEN}) )(?:that|which)|(?<=\b(?:${WRITTEN}))|(?<=\b(?:${BEARERS}) )(?:that|which)) ${READS}\s*[:,]?\s*$`,
      'i',
    ),
    'title',
  ],
  [new RegExp(String.raw`\b${TOLD}\s*[:,]?\s*$`, 'i'), 'speech'],
  [
    /\b(?:says|said|shouts?|whispers|asks|replies|yells|speaks|speaking|exclaims|announces|explains|greets us|thinks|thinking|sagt|dice|dit)\s*[:,]?\s*$/i,
    'speech',
  ],
  [
    /\b(?:sprecher(?:in)?|erz\u00E4hler(?:in)?|narrador|voz en off|voix off|narrateur|narratore|voce fuori campo)\s*[:,]?\s*$/i,
    'speech',
  ],
  [
    /\b(?:(?:text|words?)(?: on(?: the)? screen| overlay)?|on-?screen text|title(?: card)?|titled|headline|the words?|letter(?:s|ing)|saying|reading|reads|written|slogan|message|opening credits|credits|titel|t\u00EDtulo|titre|titolo|text im bild|texto en (?:la )?pantalla|texte \u00E0 l['\u2019]\u00E9cran|testo(?: sullo schermo)?|texto na tela)\s*:?\s*$/i,
    'title',
  ],
  [/(?:字幕|テロップ|자막)\s*[:：]?\s*$/u, 'caption'],
  [
    /(?:标题|標題|题目|タイトル|見出し|제목|文字|文本|テキスト|텍스트|글자|글씨|写着|寫著)\s*[:：]?\s*$/u,
    'title',
  ],
  [/(?:说|說|道|says)\s*[:：]\s*$/u, 'speech'],
];

const ABBREVIATION = String.raw`(?<!\p{L})(?:Dr|Mr|Mrs|Ms|St|Prof|Inc|Ltd|No)\.`;
const SENTENCE = String.raw`((?:${ABBREVIATION}|[^.;。；\n"\u201C\u00AB])+)`;
/** What is told after a scene goes on to its end. */
const SPOKEN = String.raw`((?:${ABBREVIATION}|[^;\n"\u201C\u00AB])+)`;
const NAMES = String.raw`(\p{Lu}[\p{L}\p{N}&'\u2019-]*(?: (?:&|\p{Lu}[\p{L}\p{N}&'\u2019-]*)){0,4})`;
const CAPITALS = String.raw`(\p{Lu}[\p{Lu}\p{N}&!'\u2019-]+(?: [\p{Lu}\p{N}&!%'\u2019-]+){0,5})(?!\p{Ll})`;

/** Words for the screen without quotation marks. */
export const PLAIN: readonly (readonly [RegExp, TextRole])[] = [
  [new RegExp(String.raw`\blower[- ]third\s*:\s*${SENTENCE}`, 'giu'), 'lower-third'],
  [new RegExp(String.raw`\b(?:caption|subtitles?)\s*:\s*${SENTENCE}`, 'giu'), 'caption'],
  [new RegExp(String.raw`\bquote\s*:\s*${SENTENCE}`, 'giu'), 'quote'],
  [
    new RegExp(
      String.raw`\b(?:(?:${WORDS})(?: that| which)?|(?<=\b(?:${WRITTEN})(?: that| which)?)) ${READS}\s*:\s*${SENTENCE}`,
      'giu',
    ),
    'title',
  ],
  [new RegExp(String.raw`(?<=\S[^\n]{4,})\b${TOLD}\s*:\s*${SPOKEN}`, 'giu'), 'speech'],
  [new RegExp(String.raw`\b(?:${SAYS}|${TOLD})\s*:\s*${SENTENCE}`, 'giu'), 'speech'],
  [
    new RegExp(
      String.raw`\b(?:text(?: on(?: the)? screen| overlay| animation)?|on-?screen text|title(?: card)?|headline|kinetic (?:typography|text)|(?:animated|typewriter|neon|glitch|bouncing|bouncy) text|typography)\s*:\s*${SENTENCE}`,
      'giu',
    ),
    'title',
  ],
  [
    new RegExp(String.raw`\b[Ll]ogo(?: [Rr]eveal| animation| intro)?(?: for| of)?(?: the)?:? ${NAMES}`, 'gu'),
    'logo',
  ],
  [
    new RegExp(
      String.raw`\b(?:text|words?|sign|banner|saying|reading|says|reads|kinetic typography|typography|title|letters|lettering)(?: (?:for|of))?(?: (?:saying|reading|that says|that reads))? ${CAPITALS}`,
      'gu',
    ),
    'title',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:that|which) (?:says|reads)|saying|reading|says|with (?:the |a )?(?:text|words?|title|message)|the words?) ${NAMES}`,
      'gu',
    ),
    'title',
  ],
  [/(?:字幕|テロップ|자막)\s*[:：]\s*([^\s，。、；,.;\n"“「『《][^，。、；,.;\n]*)/gu, 'caption'],
  [/(?:标题|標題|タイトル|제목)\s*[:：]\s*([^\s，。、；,.;\n"“「『《][^，。、；,.;\n]*)/gu, 'title'],
];

const SAID = /^(?:that |which )?(?:says|saying)\b/iu;
const OF_A_THING = new RegExp(String.raw`\b(?:that|which|${BEARERS})\s*$`, 'iu');

/** What words are for: who can speak says them aloud, and on a thing they stand. `cue`: what leads to them, after `before`. */
export function roleFor(role: TextRole, { cue, before }: { cue: string; before: string }): TextRole {
  if (!SAID.test(cue)) return role;
  const isSaid = speakerBefore(before) !== null;
  if (role === 'title' && isSaid) return 'speech';
  return role === 'speech' && !isSaid && OF_A_THING.test(before) ? 'title' : role;
}

/** Somebody of whom nothing is known. */
const SOMEBODY: Speaker = 'woman';

/** Words that are said, with whose voice they are; such as the voice cannot read have none. */
export function spoken(text: ScreenText, upTo: string): ScreenText {
  if (text.role !== 'speech' || !isEnglish(text.words)) return text;
  return { ...text, speaker: speakerBefore(upTo) ?? SOMEBODY };
}
