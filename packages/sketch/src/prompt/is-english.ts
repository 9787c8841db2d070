const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Small words that a sentence can hardly do without, and that its neighbours do not have. */
const ENGLISH = words(
  "the a an is are am was were be been i you we he she it they my your our his her their this that these those of to and for with have has had do does did not don't can't it's i'm you're we're let's hello hi hey welcome what how why when where who will would can could should yes please thank thanks here there now today always never good",
);
const OTHERS = words(
  'der das und ist ich nicht ein eine einen wir sie mit für auf zu guten hallo bitte danke el los las una es y que en por con hola está soy muy gracias buenos días le les des et je tu il nous vous est une pour pas bonjour merci ça lo gli che di sono ciao buongiorno grazie não com eu você uma olá obrigado het een ik jij niet goed dag hallo dank jest nie się dzień dobry cześć jestem och jag är inte hej og ikke jeg',
);
const STRANGE = /[ßñ¿¡łãõçüöäåøæœêîôûàèìòùáíóúâ]/iu;
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Whether a text can be read aloud as English. One that may be of any language ("Olé", a name) is. */
export function isEnglish(text: string): boolean {
  if (!LATIN.test(text)) return false;
  const said =
    text
      .toLowerCase()
      .replaceAll('\u2019', "'")
      .match(/[\p{L}']+/gu) ?? [];
  const count = (of: ReadonlySet<string>): number => said.filter((word) => of.has(word)).length;
  const [own, others] = [count(ENGLISH), count(OTHERS)];
  return others === own ? !(STRANGE.test(text) && said.length > 1 && own === 0) : own > others;
}
