import { describe, expect, it } from '@jest/globals';
import { stageChoice } from './stage-choice.js';

const choiceOf = (prompt: string) => stageChoice({ model: 'modelb3', mode: 'text', prompt });

/** Who does what where, and how it is lit. */
function seenIn(prompt: string) {
  const plan = choiceOf(prompt)?.plan;
  const actors = plan?.actors.map(
    ({ count, noun, act, colour }) => `${count} ${noun} ${act} ${colour ?? ''}`,
  );
  const ties = plan?.ties.map(({ who, tie, whom }) => `${who} ${tie} ${whom}`);
  return { set: plan?.set, light: plan?.light, actors: actors?.toSorted(), ties: ties?.toSorted() };
}

const SAME: readonly (readonly [english: string, ...others: string[]])[] = [
  [
    'a white cat sleeping on a red sofa',
    'un gato blanco durmiendo en un sofá rojo',
    'eine weiße Katze schläft auf einem roten Sofa',
    'un chat blanc qui dort sur un canapé rouge',
    'un gatto bianco che dorme su un divano rosso',
    'um gato branco dormindo num sofá vermelho',
    'een witte kat die slaapt op een rode bank',
    'biały kot śpiący na czerwonej kanapie',
    '一只白猫在红色沙发上睡觉',
    '赤いソファで眠る白い猫',
    'लाल सोफे पर सोती हुई सफेद बिल्ली',
    'قطة بيضاء نائمة على أريكة حمراء',
  ],
  [
    'a woman riding a bicycle in the rain at night',
    'una mujer montando en bicicleta bajo la lluvia por la noche',
    'une femme à vélo sous la pluie la nuit',
    'uma mulher andando de bicicleta na chuva à noite',
    'kobieta jedzie na rowerze w deszczu nocą',
    '一个女人夜里在雨中骑自行车',
    '夜の雨の中で自転車に乗る女性',
  ],
  [
    'a cup of tea on a wooden table, close-up',
    'eine Tasse Tee auf einem Holztisch, Nahaufnahme',
    'una tazza di tè su un tavolo di legno, primo piano',
    '木のテーブルの上の一杯のお茶、クローズアップ',
    'كوب شاي على طاولة خشبية، لقطة قريبة',
  ],
  [
    'a penguin sliding on ice',
    'un pingüino deslizándose sobre el hielo',
    'ein Pinguin rutscht über das Eis',
    'pingwin ślizgający się po lodzie',
    '氷の上を滑るペンギン',
    'बर्फ पर फिसलता पेंगुइन',
  ],
  [
    'a red car driving on a coastal road at sunset',
    'ein rotes Auto fährt bei Sonnenuntergang auf einer Küstenstraße',
    'सूर्यास्त के समय तटीय सड़क पर चलती लाल कार',
    'سيارة حمراء تسير على طريق ساحلي عند الغروب',
  ],
  [
    'a perfume bottle on a marble podium, soft studio light',
    'un flacon de parfum sur un podium en marbre, lumière douce de studio',
    '大理石展台上的香水瓶，柔和的摄影棚灯光',
    'زجاجة عطر على منصة رخامية، إضاءة استوديو ناعمة',
  ],
  [
    'a puppy chasing a butterfly in a garden',
    'um filhote de cachorro perseguindo uma borboleta em um jardim',
    'een puppy jaagt op een vlinder in een tuin',
    '庭で蝶を追いかける子犬',
    'बगीचे में तितली का पीछा करता पिल्ला',
  ],
  [
    'a hamster eating a strawberry',
    'ein Hamster frisst eine Erdbeere',
    'chomik jedzący truskawkę',
    'イチゴを食べるハムスター',
  ],
  [
    'a man playing the violin on the street',
    'ein Mann spielt auf der Straße Geige',
    'सड़क पर वायलिन बजाता एक आदमी',
  ],
  [
    'a woman doing yoga on the beach at sunrise',
    "una donna che fa yoga sulla spiaggia all'alba",
    '日の出のビーチでヨガをする女性',
    'सूर्योदय के समय समुद्र तट पर योग करती महिला',
  ],
  [
    'a dragon flying over a castle at sunset',
    'un dragón volando sobre un castillo al atardecer',
    'تنين يطير فوق قلعة عند الغروب',
  ],
  ['a wizard holding a crystal ball', 'czarodziej trzymający kryształową kulę', '水晶玉を持つ魔法使い'],
  ['a knight fighting a dragon', 'ドラゴンと戦う騎士', 'فارس يقاتل تنينا'],
  ['an astronaut walking on mars', 'un astronauta che cammina su Marte', 'astronauta idący po Marsie'],
  [
    'a little girl hugging a teddy bear in her bedroom',
    'ein kleines Mädchen umarmt in ihrem Schlafzimmer einen Teddybären',
    '一个小女孩在卧室里抱着泰迪熊',
    '寝室でテディベアを抱きしめる小さな女の子',
  ],
  ['a blue butterfly on a yellow flower, macro', 'uma borboleta azul em uma flor amarela, macro'],
];

describe('a prompt in another language', () => {
  it.each(SAME.flatMap(([english, ...others]) => others.map((other) => [other, english] as const)))(
    '%s: is filmed as %s',
    (other, english) => {
      expect(seenIn(english).actors).not.toBeUndefined();
      expect(seenIn(other)).toEqual(seenIn(english));
    },
  );

  it('is told of what is not shown in its own words', () => {
    expect(choiceOf('un gato blanco durmiendo en un sofá xyzabc')?.warnings).toEqual([
      'The stage does not show "xyzabc".',
    ]);
  });

  it('with a quotation keeps that as it is', () => {
    expect(choiceOf('una botella de perfume con las palabras "LUZ DEL DÍA"')?.plan.actors[0]?.label).toBe(
      'LUZ DEL DÍA',
    );
  });
});
