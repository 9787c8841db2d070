import { describe, expect, it } from '@jest/globals';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { understandPrompt } from '../src/prompt/understand-prompt.js';
import { warningsFor } from '../src/prompt/warnings-for.js';

function byName(one: readonly unknown[], other: readonly unknown[]): number {
  return String(one[0]).localeCompare(String(other[0]));
}

/** What a scene shows, without the order in which it was named. */
function shown(prompt: string) {
  const { setting, time, airs, styles, subjects, camera } = understandPrompt(prompt);
  const things = subjects.map(({ noun, colour, count, verb }) => [noun, colour, count, verb]);
  return { setting, time, airs: [...airs].sort(), styles, things: things.sort(byName), move: camera.move };
}

const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'a black cat on the roof at night': [
    'un gato negro en el tejado de noche',
    'eine schwarze Katze auf dem Dach in der Nacht',
    'un chat noir sur le toit la nuit',
    'un gatto nero sul tetto di notte',
    'um gato preto no telhado à noite',
    'een zwarte kat op het dak in de nacht',
    'czarny kot na dachu w nocy',
    '夜晚屋顶上的一只黑猫',
    '夜の屋根の上の黒い猫',
    'रात में छत पर काली बिल्ली',
    'قطة سوداء على السطح في الليل',
  ],
  'a red boat on the lake at sunrise': [
    'un barco rojo en el lago al amanecer',
    'ein rotes Boot auf dem See bei Sonnenaufgang',
    'un bateau rouge sur le lac au lever du soleil',
    'una barca rossa sul lago all’alba',
    'um barco vermelho no lago ao amanhecer',
    'een rode boot op het meer bij zonsopgang',
    'czerwona łódź na jeziorze o świcie',
    '日出时湖上的一艘红色小船',
    '日の出の湖に赤い船',
    'सूर्योदय पर झील में लाल नाव',
    'قارب أحمر في البحيرة عند شروق الشمس',
  ],
  'two dogs running on the beach at sunset': [
    'dos perros corriendo en la playa al atardecer',
    'zwei Hunde rennen am Strand bei Sonnenuntergang',
    'deux chiens courent sur la plage au coucher du soleil',
    'due cani corrono sulla spiaggia al tramonto',
    'dois cachorros correndo na praia ao pôr do sol',
    'twee honden rennen op het strand bij zonsondergang',
    'dwa psy biegną po plaży o zachodzie słońca',
    '日落时两只狗在海滩上奔跑',
    '夕日の砂浜を走る二匹の犬',
    'सूर्यास्त पर समुद्र तट पर दो कुत्ते दौड़ रहे हैं',
    'كلبان يركضان على الشاطئ عند غروب الشمس',
  ],
  'rain over the city at night': [
    'lluvia sobre la ciudad de noche',
    'Regen über der Stadt in der Nacht',
    'pluie sur la ville la nuit',
    'pioggia sulla città di notte',
    'chuva sobre a cidade à noite',
    'regen boven de stad in de nacht',
    'deszcz nad miastem w nocy',
    '夜晚城市里的雨',
    '夜の街に降る雨',
    'रात में शहर पर बारिश',
    'مطر فوق المدينة في الليل',
  ],
  'a lighthouse by the sea in fog': [
    'un faro junto al mar con niebla',
    'ein Leuchtturm am Meer im Nebel',
    'un phare au bord de la mer dans le brouillard',
    'un faro sul mare nella nebbia',
    'um farol no mar com nevoeiro',
    'een vuurtoren aan zee in de mist',
    'latarnia morska nad morzem we mgle',
    '雾中海边的灯塔',
    '霧の海の灯台',
    'कोहरे में समुद्र के पास प्रकाशस्तंभ',
    'منارة على البحر في الضباب',
  ],
  'three white horses in the snow': [
    'tres caballos blancos en la nieve',
    'drei weiße Pferde im Schnee',
    'trois chevaux blancs dans la neige',
    'tre cavalli bianchi nella neve',
    'três cavalos brancos na neve',
    'drie witte paarden in de sneeuw',
    'trzy białe konie w śniegu',
    '雪中的三匹白马',
    '雪の中の三匹の白い馬',
    'बर्फ में तीन सफेद घोड़े',
    'ثلاثة خيول بيضاء في الثلج',
  ],
};

describe('a prompt in another language', () => {
  it.each(
    Object.entries(SENTENCES).flatMap(([english, others]) =>
      others.map((other) => [other, english] as const),
    ),
  )('%s: shows what this shows: %s', (other, english) => {
    expect(shown(other)).toEqual(shown(english));
  });

  it.each(
    Object.entries(SENTENCES).flatMap(([english, others]) =>
      others.map((other) => [other, english] as const),
    ),
  )('%s: misses no more words than this: %s', (other, english) => {
    const missing = (prompt: string) =>
      readPrompt(prompt).words.filter(({ fate, text }) => fate === 'missing' && !MINOR.includes(text));
    expect(missing(other).length).toBeLessThanOrEqual(missing(english).length);
  });

  it('moves a photograph as well', () => {
    const told = warningsFor(readPrompt('heranzoomen, im Regen').words, { overPicture: true });
    expect(told).toEqual([]);
  });

  it.each(['a chat in a city', 'no dogs on the beach', 'a man on the moon', 'die hard castle'])(
    'is not taken for one: %s',
    (prompt) => {
      const words = readPrompt(prompt).words.map(({ text }) => text);
      expect(words.join(' ')).toBe(prompt);
    },
  );

  it.each([
    ['🐶 in a 🌲🌲', ['dog', 'pine tree']],
    ['🦋🌧️', ['butterfly']],
    ['🏙️ at night with a 🚗', ['car']],
  ])('may be pictographs: %s', (prompt, nouns) => {
    expect(understandPrompt(prompt).subjects.map(({ noun }) => noun)).toEqual(nouns);
  });
});

/** Words between the others that some of these languages say with nouns or verbs. */
const MINOR = ['bord', 'पास', '降', 'る'];
