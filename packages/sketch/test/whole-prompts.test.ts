import { describe, expect, it } from '@jest/globals';
import type { SceneDescription } from '../src/prompt/scene-description.js';
import { understandPrompt } from '../src/prompt/understand-prompt.js';

/** A scene in one line: where, when, what weather, what style, which camera, and who: "dog:2:red:run". */
function told(scene: SceneDescription): Record<string, string> {
  const who = scene.subjects.map(({ noun, count, colour, verb }) =>
    [noun, count, colour ?? '', verb ?? ''].join(':'),
  );
  return {
    at: [scene.setting, ...(scene.backdrop ? [scene.backdrop] : [])].join(' before '),
    when: scene.time,
    sky: scene.clouds,
    air: [...scene.airs].sort().join(' '),
    style: [...scene.styles].sort().join(' '),
    camera:
      scene.camera.speed === 'normal' ? scene.camera.move : `${scene.camera.speed} ${scene.camera.move}`,
    who: who.map((one) => one.replace(/:+$/, '')).join(', '),
  };
}

type Row = readonly [prompt: string, scene: Record<string, string>];

function expectUnderstood(rows: readonly Row[]): void {
  it.each(rows)('%s', (prompt, scene) => {
    expect(told(understandPrompt(prompt))).toMatchObject(scene);
  });
}

describe('the sea and its shores', () => {
  expectUnderstood([
    ['a lighthouse on the sea at sunset', { at: 'sea', when: 'sunset', who: 'lighthouse:1' }],
    ['waves crashing on a beach at dawn', { when: 'dawn', air: '' }],
    ['a yacht sailing on a calm ocean', { at: 'sea', style: 'calm', who: 'sailboat:1::sail' }],
    ['two red sailboats racing in the wind', { at: 'sea', air: 'wind', who: 'sailboat:2:red:run' }],
    ['a cruise ship in a storm at night', { when: 'night', sky: 'heavy', air: 'rain storm', who: 'ship:1' }],
    ['a pod of dolphins leaping at sunset', { at: 'sea', when: 'sunset', who: 'dolphin:4::jump' }],
    ['a humpback whale breaching, slow motion', { at: 'sea', camera: 'slow drift', who: 'whale:1::jump' }],
    ['an orca in a fjord below mountains', { at: 'sea before mountains', who: 'dolphin:1:black' }],
    ['seagulls over a harbour in the fog', { at: 'sea', air: 'fog', who: 'seagull:5' }],
    ['a ghost ship in thick fog, eerie', { at: 'sea', air: 'fog', style: 'gloomy', who: 'galleon:1' }],
    ['an iceberg on a dark sea', { when: 'night', who: 'iceberg:1' }],
    ['a tropical island with a beach ball', { at: 'beach', who: 'beach ball:1' }],
    ['a dog running on the beach, tracking shot', { at: 'beach', camera: 'pan-right', who: 'dog:1::run' }],
    [
      'a couple walking along the shore at golden hour',
      { at: 'beach', when: 'golden', who: 'person:2::walk' },
    ],
    ['three fishing boats moored in a bay at dusk', { at: 'sea', when: 'dusk', who: 'boat:3::stand' }],
    ['full moon over the ocean, clear sky', { at: 'sea', when: 'night', sky: 'clear', air: 'moon' }],
    ['a kayak on the open water', { at: 'sea', who: 'rowboat:1' }],
    ['a horse galloping through the surf', { at: 'beach', who: 'horse:1::run' }],
  ]);
});

describe('lakes and rivers', () => {
  expectUnderstood([
    ['a swan on a misty lake at dawn', { at: 'lake', when: 'dawn', air: 'fog', who: 'swan:1' }],
    ['two white swans on a pond', { at: 'lake', who: 'swan:2:white' }],
    ['ducks swimming on a pond in the park', { who: 'duck:4::swim' }],
    ['a canoe on a lake in the mountains', { at: 'lake before mountains', who: 'rowboat:1' }],
    ['paper lanterns over a lake at night', { at: 'lake', when: 'night', who: 'lantern:14' }],
    ['a bridge over a river in autumn', { at: 'river', air: 'leaves', who: 'bridge:1' }],
    ['a heron by a quiet stream', { at: 'river', style: 'calm', who: 'crane:1:grey' }],
    ['a waterfall in the jungle, mist', { at: 'river before forest', air: 'fog', who: 'waterfall:1' }],
    ['reflections on a still lake, aerial', { at: 'lake', style: 'calm', camera: 'rise' }],
    [
      'a frozen lake under the northern lights',
      { at: 'snowfield', when: 'night', sky: 'clear', air: 'aurora' },
    ],
    ['fireworks over a lake', { at: 'lake', when: 'night', air: 'fireworks' }],
    ['a rowing boat, two ducks and a swan', { at: 'lake', who: 'rowboat:1, duck:2, swan:1' }],
    ['a crocodile in a river', { at: 'river', who: 'crocodile:1' }],
    ['a flamingo in a lagoon at sunset', { at: 'beach', when: 'sunset', who: 'crane:1:pink' }],
  ]);
});

describe('hills, fields and farms', () => {
  expectUnderstood([
    ['a windmill on green hills, clouds', { at: 'hills', sky: 'scattered', who: 'windmill:1' }],
    ['a red barn in a wheat field', { at: 'hills', who: 'house:1:maroon' }],
    ['six sheep grazing on a meadow', { at: 'hills', who: 'sheep:6::stand' }],
    ['a herd of cows in a pasture at dusk', { at: 'hills', when: 'dusk', who: 'cow:6' }],
    ['a rabbit hopping through the grass', { at: 'hills', who: 'rabbit:1::jump' }],
    ['a hot air balloon over a vineyard', { at: 'hills', who: 'balloon:1' }],
    ['five hot air balloons at sunrise', { at: 'hills', when: 'dawn', who: 'balloon:5' }],
    ['a castle on a hill in the rain', { at: 'hills', sky: 'heavy', air: 'rain', who: 'castle:1' }],
    ['a cherry tree in blossom, petals', { air: 'petals' }],
    ['butterflies over a flower field', { at: 'hills', who: 'butterfly:5' }],
    ['a tractor in the countryside', { at: 'hills', who: 'tractor:1' }],
    ['elephants on the savanna', { at: 'hills', who: 'elephant:4' }],
    ['a knight on a white horse before a castle', { at: 'hills', who: 'horse:1:white:run, castle:1' }],
    ['a boy and a dog playing on a lawn', { at: 'hills' }],
    ['two children flying a red kite on a hill', { who: 'child:2::stand, kite:1:red:fly' }],
    ['a unicorn under a rainbow', { at: 'hills', air: 'rainbow', who: 'unicorn:1' }],
    ['a steam train through the countryside', { at: 'hills', who: 'train:1' }],
  ]);
});

describe('woods', () => {
  expectUnderstood([
    ['a deer in a foggy forest at dawn', { at: 'forest', when: 'dawn', air: 'fog', who: 'deer:1' }],
    ['fireflies in the woods', { at: 'forest', when: 'night', air: 'fireflies' }],
    ['sunbeams through the trees', { at: 'forest', air: 'sunrays' }],
    ['a fox among falling leaves', { at: 'forest', air: 'leaves', who: 'fox:1' }],
    ['a campfire in the forest at night', { at: 'forest', when: 'night', who: 'campfire:1' }],
    ['an owl in a moonlit forest', { at: 'forest', when: 'night', air: 'moon', who: 'owl:1' }],
    ['a bear and two cubs in the taiga', { at: 'forest' }],
    ['a tiger walking through the jungle', { at: 'forest', who: 'tiger:1::walk' }],
    ['a black panther in a rainforest, rain', { at: 'forest', air: 'rain', who: 'panther:1:black' }],
    ['mushrooms in an enchanted forest, magical', { at: 'forest', style: 'dreamy', who: 'mushroom:5' }],
    ['a scarlet macaw in the jungle', { at: 'forest', who: 'parrot:1' }],
    ['a snowy pine forest, winter', { air: 'snow' }],
    ['a unicorn in a bamboo forest, watercolor', { at: 'forest', style: 'watercolor', who: 'unicorn:1' }],
  ]);
});

describe('deserts, mountains and ice', () => {
  expectUnderstood([
    ['four camels crossing the sahara', { at: 'desert', who: 'camel:4::walk' }],
    ['a pyramid at golden hour', { at: 'desert', when: 'golden', who: 'pyramid:1' }],
    ['a cactus in the desert at noon', { at: 'desert', when: 'day', who: 'cactus:1' }],
    ['a sandstorm over dunes', { at: 'desert', air: 'dust' }],
    ['a rocket launching from the desert', { at: 'desert', who: 'rocket:1::fly' }],
    ['an oasis under the milky way', { at: 'desert', when: 'night', sky: 'clear' }],
    ['a tent in the mountains under the stars', { at: 'mountains', when: 'night', who: 'tent:1' }],
    ['an eagle soaring over a canyon', { at: 'mountains', who: 'eagle:1::fly' }],
    ['a dragon flying over mountains at sunset', { at: 'mountains', when: 'sunset', who: 'dragon:1::fly' }],
    ['an erupting volcano at night', { at: 'mountains', when: 'night', who: 'volcano:1' }],
    ['mount fuji, cherry blossoms', { at: 'mountains', air: 'petals' }],
    ['a mountain goat on a cliff', { at: 'mountains', who: 'sheep:1:white' }],
    ['a helicopter over the alps, drone shot', { at: 'mountains', camera: 'rise', who: 'helicopter:1' }],
    ['penguins walking on ice', { at: 'snowfield', who: 'penguin:5::walk' }],
    ['a polar bear in a blizzard', { at: 'forest', air: 'snow', who: 'bear:1:white' }],
    ['a wolf under the aurora', { at: 'snowfield', when: 'night', air: 'aurora', who: 'wolf:1' }],
    ['a snowman in a village, light snow', { at: 'village', air: 'snow', who: 'snowman:1' }],
    ['a husky running in the snow', { air: 'snow', who: 'dog:1:grey:run' }],
  ]);
});

describe('towns', () => {
  expectUnderstood([
    ['a taxi on a rainy street at night', { at: 'street', when: 'night', air: 'rain', who: 'car:1:yellow' }],
    ['a red double decker bus in london', { at: 'street before city', who: 'bus:1:red' }],
    ['neon cyberpunk street in the rain', { at: 'street', when: 'night', air: 'rain', style: 'neon' }],
    ['a man walking in the fog, noir', { when: 'night', air: 'fog', style: 'noir', who: 'person:1::walk' }],
    ['a violinist on a street at dusk', { at: 'street', when: 'dusk', who: 'violinist:1' }],
    ['a busker with a guitar in an alley', { at: 'street', who: 'guitarist:1' }],
    ['a robot dancing in tokyo', { at: 'street before city', who: 'robot:1::dance' }],
    ['city skyline at night, fireworks', { at: 'city', when: 'night', air: 'fireworks', who: '' }],
    ['manhattan from above, drone shot', { at: 'city', camera: 'rise' }],
    ['the eiffel tower at dusk', { at: 'city', when: 'dusk', who: 'tower:1' }],
    ['a black cat on a rooftop under the moon', { when: 'night', air: 'moon', who: 'cat:1:black' }],
    ['a girl on a bicycle in a park', { who: 'child:1, bicycle:1' }],
    ['a fishing village at dawn, fog', { at: 'village', when: 'dawn', air: 'fog' }],
    ['an ambulance racing through the city', { at: 'street before city', who: 'ambulance:1::run' }],
    ['an empty street, no cars, no people', { at: 'street', who: '' }],
    ['a bouncing basketball on a street', { at: 'street', who: 'basketball:1::jump' }],
    ['traffic on a highway at night', { at: 'street', when: 'night', who: 'car:4' }],
  ]);
});

describe('under water, in the sky and beyond', () => {
  expectUnderstood([
    ['a school of fish over a coral reef', { at: 'underwater', who: 'fish:12' }],
    ['a sea turtle in clear water', { at: 'lake', who: 'turtle:1' }],
    ['a great white shark in the deep sea', { at: 'underwater', who: 'shark:1' }],
    ['glowing jellyfish in the deep sea at night', { at: 'underwater', when: 'night', who: 'jellyfish:6' }],
    ['an octopus on the sea floor', { at: 'underwater', who: 'octopus:1' }],
    ['a submarine under the sea', { at: 'underwater', who: 'submarine:1' }],
    ['an astronaut floating above a planet', { at: 'space', who: 'astronaut:1::float' }],
    ['a satellite in front of a nebula, orbit shot', { at: 'space', camera: 'orbit', who: 'satellite:1' }],
    ['a spaceship flying through a galaxy', { at: 'space', who: 'rocket:1::fly' }],
    ['an airliner above the clouds', { who: 'airplane:1' }],
    ['a starry sky, timelapse', { at: 'sky', when: 'night' }],
    ['a meteor shower over the desert', { at: 'desert', when: 'night', air: 'meteors' }],
    ['a ufo over a field at night', { at: 'hills', when: 'night', who: 'ufo:1' }],
    ['abstract swirls of teal and gold', { at: 'abstract', who: '' }],
    ['a kaleidoscope, vibrant', { at: 'abstract', style: 'joyful' }],
  ]);
});

describe('a film maker’s words', () => {
  expectUnderstood([
    ['a castle, slow push in', { camera: 'slow push-in' }],
    ['a castle, camera slowly pans right', { camera: 'slow pan-right' }],
    ['a castle, fast dolly out', { camera: 'fast pull-out' }],
    ['a castle, static camera on a tripod', { camera: 'static' }],
    ['a castle, crane up', { camera: 'rise' }],
    ['a castle, the camera orbits around it', { camera: 'orbit' }],
    ['a castle, pov, shaky cam', { camera: 'handheld' }],
    ['cinematic establishing shot of a castle, anamorphic', { style: 'cinematic' }],
    ['a castle as an oil painting, impasto', { style: 'oil' }],
    ['a castle, pencil sketch', { style: 'pencil' }],
    ['a castle, 8-bit pixel art', { style: 'pixel' }],
    ['a castle, vintage super 8 film', { style: 'cinematic vintage' }],
    ['a castle, black and white', { style: 'noir' }],
    ['a castle, dreamy pastel colours', { style: 'dreamy pastel' }],
    ['a haunted castle, spooky', { style: 'gloomy' }],
    ['a castle in golden light, epic', { when: 'golden', style: 'dramatic' }],
  ]);
});

describe('who is there, how many, in what colour and at what', () => {
  expectUnderstood([
    ['a small black cat sleeping', { who: 'cat:1:black:stand' }],
    ['two huge grey elephants walking', { who: 'elephant:2:grey:walk' }],
    ['a dozen white doves flying', { who: 'bird:12:white:fly' }],
    ['a golden retriever running', { who: 'dog:1:gold:run' }],
    ['a pink flamingo standing in a lake', { at: 'lake', who: 'crane:1:pink:stand' }],
    ['an orange tabby jumping', { who: 'cat:1:orange:jump' }],
    ['three blue whales swimming', { who: 'whale:3::swim' }],
    ['a green dragon breathing fire', { who: 'dragon:1:green:burn' }],
    ['a house on fire', { who: 'house:1::burn' }],
    ['a silver robot waving', { who: 'robot:1:silver:dance' }],
    ['a yellow submarine', { at: 'sea', who: 'submarine:1:yellow' }],
    ['a purple hot air balloon floating', { who: 'balloon:1:purple:float' }],
    ['a brown bear fishing in a river', { at: 'river', who: 'bear:1::stand' }],
    ['ten red roses in a garden', { at: 'hills' }],
    ['a glass ball rolling on the sand', { at: 'beach', who: 'glass ball:1::spin' }],
    ['a football and two basketballs', { who: 'football:1, basketball:2' }],
    ['four penguins dancing on ice', { at: 'snowfield', who: 'penguin:4::dance' }],
    ['a knight fighting a dragon', { who: 'knight:1, dragon:1' }],
    ['a wizard and a unicorn in the moonlight', { when: 'night', who: 'wizard:1, unicorn:1' }],
    ['a white cat and a black dog', { who: 'cat:1:white, dog:1:black' }],
    ['a boy riding a red bicycle', { who: 'bicycle:1:red:drive' }],
    [
      'a woman riding a camel in the desert at sunset',
      { at: 'desert', when: 'sunset', who: 'camel:1::walk' },
    ],
    ['a jazz musician on a rainy street', { at: 'street', air: 'rain', who: 'saxophonist:1' }],
    ['a rock star on a street at night', { at: 'street', when: 'night', who: 'guitarist:1' }],
    ['a pianist on a beach at sunset', { at: 'beach', when: 'sunset', who: 'pianist:1' }],
    ['a drummer in a forest', { at: 'forest', who: 'drummer:1' }],
    ['two violinists in a village', { at: 'village', who: 'violinist:2' }],
    ['a cyborg in a neon city', { style: 'neon', who: 'robot:1' }],
    ['a school bus and three red cars', { at: 'street', who: 'bus:1:yellow, car:3:red' }],
  ]);
});

describe('more weather and more hours', () => {
  expectUnderstood([
    ['hills before dawn, first light', { at: 'hills', when: 'dawn' }],
    ['a lake at first light, mist', { at: 'lake', when: 'dawn', air: 'fog' }],
    ['a village under heavy snow at night', { at: 'village', when: 'night', air: 'snow', sky: 'heavy' }],
    ['drizzle on a street at dusk', { at: 'street', when: 'dusk', air: 'rain', sky: 'heavy' }],
    ['a gale at the coast', { at: 'beach', air: 'wind' }],
    ['lightning over the plains at night', { at: 'hills', when: 'night', air: 'rain storm' }],
    ['a comet over the mountains', { at: 'mountains', when: 'night', air: 'meteors' }],
    ['a harvest moon over a field', { at: 'hills', when: 'night', air: 'moon' }],
    ['embers over a campfire', { when: 'night', air: 'fireflies', who: 'campfire:1' }],
    ['pollen in a sunny meadow', { at: 'hills', when: 'day', air: 'dust', sky: 'clear' }],
    ['god rays over the ocean', { at: 'sea', air: 'sunrays' }],
    ['a double rainbow above a lake', { at: 'lake', air: 'rainbow' }],
    ['smog over a city', { at: 'city', air: 'fog' }],
    ['an overcast afternoon in a park', { at: 'hills', when: 'day', sky: 'heavy' }],
    ['a cloudless noon in the desert', { at: 'desert', when: 'day', sky: 'clear' }],
    ['storm clouds over a castle', { who: 'castle:1' }],
    ['a starlit desert', { at: 'desert', when: 'night' }],
    ['twilight over the alps', { at: 'mountains', when: 'dusk' }],
    ['afterglow over the sea', { at: 'sea', when: 'sunset' }],
    ['midnight sun over a glacier', { at: 'snowfield', when: 'night' }],
  ]);
});
