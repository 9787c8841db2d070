import { describe, expect, it } from '@jest/globals';
import { readPrompt } from '../src/prompt/read-prompt.js';

/** All that a scene shows, without the order in which it was named. */
function shown(prompt: string): object {
  const { setting, backdrop, time, airs, styles, subjects, relations, camera, pace } =
    readPrompt(prompt).scene;
  const [things, ties] = [subjects, relations].map((all) => all.map((one) => JSON.stringify(one)).sort());
  return {
    setting,
    backdrop,
    time,
    airs: airs.toSorted(),
    styles: styles.toSorted(),
    things,
    ties,
    camera,
    pace,
  };
}

function missing(prompt: string): number {
  return readPrompt(prompt).words.filter(({ fate }) => fate === 'missing').length;
}

/** As people type them, each with what it is in English. */
const PAIRS: readonly (readonly [other: string, english: string])[] = [
  [
    'Un gato gris durmiendo en la ventana mientras llueve afuera, luz cálida de una lámpara, cámara acercándose despacio',
    'A gray cat sleeping at the window while it rains outside, warm light from a lamp, camera slowly pushing in',
  ],
  [
    'niña con vestido amarillo persiguiendo mariposas en un campo de girasoles, cámara lenta',
    'girl in a yellow dress chasing butterflies in a field of sunflowers, slow motion',
  ],
  [
    'un perro marrón con una pelota roja en la boca corre por la playa al atardecer',
    'a brown dog with a red ball in its mouth runs along the beach at sunset',
  ],
  [
    'taza de café humeante sobre una mesa de madera junto a un libro abierto, lluvia en la ventana',
    'steaming cup of coffee on a wooden table next to an open book, rain on the window',
  ],
  [
    'Zwei Kinder bauen einen Schneemann im verschneiten Garten, sanftes Morgenlicht',
    'Two children building a snowman in the snowy garden, soft morning light',
  ],
  [
    'Nahaufnahme einer dampfenden Kaffeetasse auf dem Holztisch, draußen regnet es',
    'Close-up of a steaming cup of coffee on the wooden table, outside it rains',
  ],
  [
    'ein Mädchen mit rotem Regenschirm geht nachts durch die Stadt, Neonlichter spiegeln sich in Pfützen, Zeitlupe',
    'a girl with a red umbrella walks through the city at night, neon lights reflect in puddles, slow motion',
  ],
  [
    'Ein Tischler schleift eine alte Holztür vor einer Scheune, im Hintergrund läuft ein Huhn durchs Bild, Nachmittagssonne',
    'A carpenter sanding an old wooden door in front of a barn, a chicken running in the background, afternoon sun',
  ],
  [
    "une petite boulangerie parisienne à l'aube, le boulanger sort les baguettes du four, vapeur, lumière dorée, travelling avant",
    'a small Parisian bakery at dawn, the baker takes the baguettes out of the oven, steam, golden light, dolly in',
  ],
  [
    'un chat roux endormi sur le canapé, pluie derrière la fenêtre, lumière douce',
    'a ginger cat asleep on the sofa, rain behind the window, soft light',
  ],
  [
    'deux enfants courent dans un champ de coquelicots, ralenti',
    'two children run in a field of poppies, slow motion',
  ],
  [
    'une danseuse sur une scène, projecteurs, ambiance dramatique',
    'a dancer on a stage, spotlights, dramatic mood',
  ],
  [
    'un gatto arancione che dorme sul divano accanto al camino acceso, fuori nevica',
    'an orange cat sleeping on the sofa next to the lit fireplace, outside it snows',
  ],
  [
    'primo piano di una tazza di caffè fumante sul tavolo di legno, pioggia alla finestra',
    'close-up of a steaming cup of coffee on the wooden table, rain at the window',
  ],
  [
    'tre gabbiani volano sopra il porto con la nebbia, ripresa con drone',
    'three seagulls fly over the harbor with fog, drone shot',
  ],
  [
    'cane nero che insegue un coniglio bianco in un prato fiorito',
    'black dog chasing a white rabbit in a flowery meadow',
  ],
  [
    'uma menina de vestido vermelho segurando um balão azul no parque',
    'a girl in a red dress holding a blue balloon in the park',
  ],
  [
    'gato preto dormindo na janela enquanto chove lá fora, luz suave',
    'black cat sleeping at the window while it rains outside, soft light',
  ],
  [
    'xícara de café fumegante em cima da mesa de madeira, chuva na janela, câmera se aproximando devagar',
    'steaming cup of coffee on the wooden table, rain at the window, camera slowly pushing in',
  ],
  [
    'um cachorro caramelo correndo na areia da praia, pôr do sol, câmera lenta',
    'a brown dog running on the beach sand, sunset, slow motion',
  ],
  [
    'een oude visser zit op de steiger bij zonsopgang, mist boven het meer, camera beweegt langzaam achteruit',
    'an old fisherman sits on the pier at sunrise, fog over the lake, camera slowly moves back',
  ],
  [
    'twee fietsers rijden langs een gracht in Amsterdam, tulpen op de voorgrond, avondzon',
    'two cyclists ride along a canal in Amsterdam, tulips in the foreground, evening sun',
  ],
  [
    'close-up van een dampende kop koffie op een houten tafel',
    'close-up of a steaming cup of coffee on a wooden table',
  ],
  [
    'een ridder op een zwart paard bij een kasteel, onweer, dramatische lucht',
    'a knight on a black horse at a castle, thunderstorm, dramatic sky',
  ],
  [
    'mała dziewczynka w żółtej sukience goni motyle na łące, zwolnione tempo',
    'a little girl in a yellow dress chases butterflies in the meadow, slow motion',
  ],
  [
    'rudy kot śpi na parapecie, za oknem pada deszcz, ciepłe światło lampy',
    'a ginger cat sleeps on the windowsill, outside the window it rains, warm light of a lamp',
  ],
  [
    'dwóch rowerzystów jedzie górską drogą, ujęcie z drona',
    'two cyclists ride down a mountain road, drone shot',
  ],
  [
    'czerwony tramwaj jedzie przez zaśnieżone miasto nocą, światła latarni',
    'a red tram drives through the snowy city at night, light of street lamps',
  ],
  [
    '骑着白马的骑士奔向城堡,暴风雨,电影质感',
    'a knight riding a white horse runs to the castle, storm, cinematic',
  ],
  [
    '夜晚的上海街头,霓虹灯倒映在雨水中,行人打着伞',
    'a Shanghai street at night, neon lights reflect in the rain, people with umbrellas',
  ],
  ['熊猫在竹林里吃竹子,镜头慢慢推近', 'a panda eats bamboo in the bamboo forest, camera slowly zooms in'],
  [
    '橘猫趴在窗台上睡觉,窗外下着雨,暖色灯光',
    'an orange cat sleeps on the windowsill, rain outside the window, warm light',
  ],
  [
    '桜並木の下を赤い自転車に乗った女の子がゆっくり走る、花びらが舞う、アニメ風',
    'a girl riding a red bicycle slowly goes under a row of cherry trees, petals are falling, anime style',
  ],
  [
    '窓辺で眠る白い猫、外は雨、暖かいランプの光、ゆっくりズームイン',
    'a white cat sleeping at the window, rain outside, warm lamp light, slowly zoom in',
  ],
  [
    '木の机の上のコーヒーカップのクローズアップ、窓の外は雪',
    'close-up of a coffee cup on a wooden table, snow outside the window',
  ],
  [
    '夜の渋谷の交差点、傘をさした人々が歩く、ネオンの光',
    'a crosswalk in Tokyo at night, people with umbrellas walk, neon lights',
  ],
  [
    'बारिश में सड़क किनारे चाय की दुकान, आदमी ऊँचाई से गिलास में चाय डाल रहा है, भाप उठ रही है',
    'a tea shop by the road in the rain, a man pouring tea into a glass from a height, steam rises',
  ],
  [
    'लाल साड़ी पहने औरत बाज़ार में चल रही है, स्लो मोशन',
    'a woman walks in the market wearing a red sari, slow motion',
  ],
  ['सफेद घोड़े पर सवार राजा किले की ओर जा रहा है, तूफान', 'a king riding a white horse goes to the castle, storm'],
  [
    'मोर बारिश में नाच रहा है, कैमरा धीरे-धीरे पास आता है',
    'a peacock dances in the rain, the camera slowly moves closer',
  ],
  [
    'فتاة بفستان أحمر تطارد فراشات في حقل زهور، حركة بطيئة',
    'a girl chases butterflies in a flower field, in a red dress, slow motion',
  ],
  [
    'صياد في قارب خشبي عند الفجر، ضباب خفيف، الكاميرا تبتعد ببطء',
    'a fisherman in a wooden boat at dawn, light fog, the camera slowly pulls back',
  ],
  ['كلب يركض خلف كرة على الشاطئ، غروب', 'a dog chases a ball on the beach, sunset'],
  [
    'امرأة تحمل مظلة حمراء تمشي في المدينة ليلا، أضواء نيون',
    'a woman holding a red umbrella walks in the city at night, neon lights',
  ],
  ['un leon en el desierto, camara lenta', 'a lion in the desert, slow motion'],
  ['ein Maedchen auf der Strasse, Bruecke im Nebel', 'a girl on the street, a bridge in fog'],
  ['ein Fuchs vor einer Holztür im Herbstwald', 'a fox in front of a wooden door in the autumn forest'],
];

describe('a prompt as people type it in their language', () => {
  it.each(PAIRS)('%s: is the scene of: %s', (other, english) => {
    expect(shown(other)).toEqual(shown(english));
    expect(missing(other)).toBeLessThanOrEqual(missing(english));
  });

  it.each([
    ['a chat about the plan', 'chat'],
    ['a place to be', 'place'],
    ['json API, no limit', 'API'],
    ['main gate, four men die hard', 'die'],
    ['an old port, a big fan, rate limit', 'port'],
  ])('is English still: %s', (prompt, word) => {
    expect(readPrompt(prompt).words).toContainEqual(expect.objectContaining({ text: word, fate: 'missing' }));
  });
});
