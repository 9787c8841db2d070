import { describe, expect, it } from '@jest/globals';
import { readPrompt } from '../src/prompt/read-prompt.js';

function byName(one: readonly unknown[], other: readonly unknown[]): number {
  return String(one[0]).localeCompare(String(other[0]));
}

/** What is drawn of a prompt, without what the words of a language leave open: numbers of birds, extra calm. */
function drawn(prompt: string): object {
  const { setting, backdrop, time, subjects, relations, camera } = readPrompt(prompt).scene;
  const who = subjects.map(({ noun, colour, verb }) => [noun, colour, verb]);
  return { setting, backdrop, time, who: who.sort(byName), relations, move: camera.move };
}

const SCENES: readonly (readonly [english: string, ...others: string[]])[] = [
  [
    'two dogs chase a ball on the beach, mountains in the background',
    'dos perros persiguen una pelota en la playa, montañas al fondo',
    'zwei Hunde jagen einen Ball am Strand, Berge im Hintergrund',
    'deux chiens poursuivent un ballon sur la plage, montagnes en arrière-plan',
    'due cani inseguono una palla sulla spiaggia, montagne sullo sfondo',
    'dois cães perseguindo uma bola na praia, montanhas ao fundo',
    'twee honden achtervolgt een bal op het strand, bergen op de achtergrond',
    'dwa psy gonią piłkę na plaży, góry w tle',
  ],
  [
    'an old woman in the kitchen, a black cat on the table, rain',
    'una anciana en la cocina, un gato negro encima de la mesa, lluvia',
    'eine Oma in der Küche, eine schwarze Katze auf dem Tisch, Regen',
    'une vieille dame dans la cuisine, un chat noir sur la table, pluie',
    'una nonna nella cucina, un gatto nero sul tavolo, pioggia',
    'uma idosa na cozinha, um gato preto em cima da mesa, chuva',
    'een oma in de keuken, een zwarte kat op de tafel, regen',
    'babcia w kuchni, czarny kot na stole, deszcz',
  ],
  [
    'a white rabbit in the forest at dusk, close-up',
    'un conejo blanco en el bosque al anochecer, primer plano',
    'ein weißer Hase im Wald in der Dämmerung, Nahaufnahme',
    'un lapin blanc dans la forêt au crépuscule, gros plan',
    'un coniglio bianco nella foresta al crepuscolo, primo piano',
    'um coelho branco na floresta ao anoitecer, close',
    'een wit konijn in het bos in de schemering, close-up',
    'biały królik w lesie o zmierzchu, zbliżenie',
    '黄昏的森林里一只白兔,特写',
    '夕暮れの森の白い兎、クローズアップ',
    'गोधूलि में जंगल में एक सफेद खरगोश, क्लोज़-अप',
    'أرنب أبيض في الغابة عند الشفق, لقطة مقربة',
  ],
  [
    'a boat on the sea at sunset, birds flying',
    'un barco en el mar al atardecer, pájaros volando',
    'ein Boot auf dem Meer bei Sonnenuntergang, Vögel fliegen',
    'un bateau sur la mer au coucher du soleil, des oiseaux volent',
    'una barca sul mare al tramonto, uccelli volano',
    'um barco no mar ao pôr do sol, pássaros voando',
    'een boot op zee bij zonsondergang, vogels vliegen',
    'łódź na morzu o zachodzie słońca, ptaki lecą',
    '日落时海上的一艘船,鸟飞翔',
    '夕日の海の船、鳥が飛んでいる',
    'सूर्यास्त में समुद्र पर एक नाव, पक्षी उड़ रहे',
    'قارب في البحر عند الغروب, طيور تحلق',
  ],
];

describe('one scene in many languages', () => {
  it.each(SCENES.flatMap(([english, ...others]) => others.map((other) => [other, english] as const)))(
    '%s: as %s',
    (other, english) => {
      expect(drawn(other)).toEqual(drawn(english));
    },
  );
});
