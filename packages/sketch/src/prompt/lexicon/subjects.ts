import type { Setting, Verb } from '../scene-description.js';

/** Where a subject belongs in the picture. */
export type Habitat = 'ground' | 'water' | 'air' | 'underwater' | 'space' | 'shore';

/** A subject that we paint ourselves. */
export interface DrawnSubject {
  /** Synonyms, comma separated; `word:colour` where the word alone says the colour. */
  readonly words: string;
  readonly habitat: Habitat;
  /** The setting when the prompt names none. */
  readonly home: Setting;
  /** What it does when the prompt doesn't say. */
  readonly verb: Verb;
  /** Real height in metres, for its size among the others. */
  readonly heightMetres: number;
  /** The number it comes in when the prompt says "some" by a plural. */
  readonly plural: number;
}

type Row = readonly [words: string, habitat: Habitat, home: Setting, verb: Verb, heightMetres: number, plural?: number];

const ROWS: Record<string, Row> = {
  sailboat: ['sail boat, sailing boat, sailing ship, yacht, sloop, catamaran', 'water', 'sea', 'sail', 11],
  boat: ['fishing boat, motorboat, fishing vessel, trawler, ferry, tugboat', 'water', 'sea', 'sail', 5],
  rowboat: ['rowing boat, canoe, kayak, dinghy, gondola, raft', 'water', 'lake', 'sail', 1.5],
  ship: ['steamship, cruise ship, ocean liner, cargo ship, tanker, warship', 'water', 'sea', 'sail', 26],
  galleon: ['pirate ship, tall ship, viking ship, old ship, caravel, frigate, wooden ship, ghost ship, sailing vessel, longship', 'water', 'sea', 'sail', 20],
  iceberg: ['', 'water', 'sea', 'float', 18],
  lighthouse: ['light house, beacon', 'shore', 'sea', 'stand', 30],
  house: ['cottage, cabin, home, farmhouse, hut, barn:maroon, red barn:maroon, chalet, building, villa', 'ground', 'hills', 'stand', 7],
  castle: ['fortress, palace, citadel, temple, cathedral, ruin', 'ground', 'hills', 'stand', 34],
  windmill: ['mill, wind turbine', 'ground', 'hills', 'stand', 15],
  tower: ['eiffel tower, radio tower', 'ground', 'city', 'stand', 60],
  bridge: ['golden gate bridge, suspension bridge', 'shore', 'river', 'stand', 26],
  pyramid: ['great pyramid', 'ground', 'desert', 'stand', 60],
  tent: ['campsite, camp, tipi', 'ground', 'mountains', 'stand', 2],
  tree: ['oak, lone tree, oak tree, maple tree, maple, willow, cherry tree, apple tree, birch, cherry blossom tree:blush, sakura tree:blush, blossoming tree:blush, autumn tree:rust', 'ground', 'hills', 'stand', 11, 5],
  flower: ['sunflower:yellow, tulip:red, rose flower:crimson, red rose:crimson, daisy:white, poppy:scarlet, wildflower, lily:white, lavender flower:lavender, bluebell:indigo, daffodil:yellow', 'ground', 'hills', 'stand', 0.7, 7],
  cactus: ['saguaro', 'ground', 'desert', 'stand', 4],
  mushroom: ['toadstool', 'ground', 'forest', 'stand', 0.5, 5],
  bird: ['sparrow:brown, crow:black, raven:black, swallow:navy, songbird, dove:white, pigeon:grey, starling:charcoal, robin:rust, hummingbird:emerald, bluebird:azure, cardinal:red', 'air', 'hills', 'fly', 0.5, 6],
  seagull: ['gull, albatross, pelican', 'air', 'sea', 'fly', 0.8, 5],
  eagle: ['hawk, falcon, condor:charcoal, vulture:charcoal, kite bird, osprey', 'air', 'mountains', 'fly', 1.3, 3],
  crane: ['heron:grey, stork, goose:grey, flamingo:pink, egret, crane bird, ibis', 'air', 'lake', 'fly', 1.2, 5],
  owl: ['barn owl:cream, snowy owl:white, tawny owl:brown, eagle owl', 'air', 'forest', 'fly', 0.6, 2],
  parrot: ['macaw, scarlet macaw, cockatoo:white, parakeet:lime, budgie:lime, blue macaw:azure', 'air', 'forest', 'fly', 0.6, 3],
  swan: ['', 'water', 'lake', 'swim', 1.2, 2],
  duck: ['mallard, duckling', 'water', 'lake', 'swim', 0.5, 4],
  penguin: ['', 'ground', 'snowfield', 'walk', 0.9, 5],
  butterfly: ['moth:tan, monarch butterfly:orange, swallowtail:yellow', 'air', 'hills', 'fly', 0.25, 5],
  fish: ['goldfish:orange, clownfish:orange, salmon fish:salmon, koi:coral, trout:olive, tuna:navy, tropical fish, angelfish:yellow, carp:gold', 'underwater', 'underwater', 'swim', 0.6, 8],
  shark: ['great white shark', 'underwater', 'underwater', 'swim', 1.8, 2],
  dolphin: ['porpoise, orca:black, killer whale:black', 'underwater', 'sea', 'jump', 1.6, 3],
  whale: ['humpback whale, blue whale, humpback, sperm whale, beluga:white', 'water', 'sea', 'swim', 6, 2],
  jellyfish: ['jelly fish, medusa', 'underwater', 'underwater', 'float', 1, 6],
  turtle: ['sea turtle, tortoise', 'underwater', 'underwater', 'swim', 0.9, 2],
  horse: ['stallion, mare, pony, mustang, wild horse, white horse:white, black horse:black',  'ground', 'hills', 'run', 1.9, 4],
  dog: ['puppy, golden retriever:gold, retriever:gold, labrador:cream, hound, corgi:orange, husky:grey, dalmatian:white, poodle:white, sheepdog:grey', 'ground', 'hills', 'run', 0.8, 3],
  cat: ['kitten, kitty, tabby, siamese cat:cream, ginger cat:orange, tomcat:grey', 'ground', 'hills', 'walk', 0.5, 3],
  cow: ['bull:chestnut, ox:brown, cattle, buffalo:charcoal, bison:chocolate, yak:chocolate, highland cow:rust', 'ground', 'hills', 'stand', 1.6, 5],
  sheep: ['lamb, goat:tan, ram, ewe, mountain goat:white', 'ground', 'hills', 'stand', 1, 6],
  deer: ['stag, elk, reindeer, doe, moose, antelope, gazelle', 'ground', 'forest', 'stand', 1.7, 3],
  wolf: ['coyote, wolf pack', 'ground', 'snowfield', 'walk', 1, 4],
  fox: ['', 'ground', 'forest', 'walk', 0.6, 2],
  bear: ['grizzly, polar bear:white, brown bear, black bear:black, bear cub', 'ground', 'forest', 'walk', 1.6, 2],
  lion: ['', 'ground', 'hills', 'walk', 1.3, 3],
  tiger: ['bengal tiger, white tiger:white, siberian tiger', 'ground', 'forest', 'walk', 1.2, 2],
  leopard: ['cheetah:gold, jaguar, snow leopard:silver, lynx:tan', 'ground', 'hills', 'walk', 1.1, 2],
  panther: ['black panther:black, lioness:tan, puma:tan, cougar:tan, mountain lion:tan', 'ground', 'forest', 'walk', 1.1, 2],
  unicorn: ['', 'ground', 'hills', 'run', 2, 2],
  elephant: ['mammoth:chestnut, african elephant', 'ground', 'hills', 'walk', 3.4, 4],
  camel: ['dromedary, caravan', 'ground', 'desert', 'walk', 2.4, 5],
  rabbit: ['bunny, hare, white rabbit:white', 'ground', 'hills', 'jump', 0.4, 4],
  person: ['people, man, woman, figure, traveler, traveller, hiker, wanderer, walker, pedestrian, silhouette, lady, guy, stranger, monk, farmer, explorer, lovers, couple walking, human, samurai, swordsman, shepherd, fisherman, photographer, pilgrim, runaway, boyfriend, girlfriend, friends, tourists, commuters, passerby', 'ground', 'hills', 'walk', 1.75, 5],
  child: ['kid, boy, girl, toddler', 'ground', 'hills', 'walk', 1.2, 3],
  violinist: ['violin player, fiddler, fiddle player, viola player, violin musician', 'ground', 'hills', 'stand', 1.75, 2],
  guitarist: ['guitar player, musician, street musician, busker, rocker, bass player, bassist, banjo player, ukulele player, guitar hero, rock star, minstrel, bard', 'ground', 'hills', 'stand', 1.75, 3],
  trumpeter: ['trumpet player, trumpetist, trombonist, trombone player, horn player, bugler', 'ground', 'hills', 'stand', 1.75, 2],
  saxophonist: ['saxophone player, sax player, saxophone musician, jazz musician, jazz player', 'ground', 'hills', 'stand', 1.75, 2],
  drummer: ['drum player, percussionist', 'ground', 'hills', 'stand', 1.5],
  pianist: ['piano player, keyboard player, keyboardist, organist', 'ground', 'hills', 'stand', 1.5],
  astronaut: ['cosmonaut, spaceman', 'space', 'space', 'float', 2],
  car: ['automobile, taxi:yellow, yellow cab:yellow, vehicle, sports car, sedan, convertible, truck, van:white, traffic, jeep:olive, police car:black, vintage car, old car, muscle car, race car:red', 'ground', 'street', 'drive', 1.5, 4],
  bus: ['tram:red, coach, school bus:yellow, city bus, double decker bus:red', 'ground', 'street', 'drive', 3.2, 2],
  train: ['locomotive, steam train, railway, steam engine', 'ground', 'hills', 'drive', 4.2],
  bicycle: ['bike, cyclist, bike rider, bicyclist, man on a bicycle, woman on a bicycle, girl on a bike, boy on a bike', 'ground', 'street', 'drive', 1.7, 3],
  rocket: ['spaceship, spacecraft, space shuttle, starship, rocket launch', 'air', 'space', 'fly', 30],
  airplane: ['plane, aeroplane, jet, airliner, aircraft', 'air', 'sky', 'fly', 10],
  balloon: ['hot air balloon, hot-air balloon, airship:silver, blimp:silver, zeppelin:silver', 'air', 'hills', 'float', 20, 5],
  ufo: ['flying saucer, alien ship, alien spaceship', 'air', 'hills', 'float', 6],
  satellite: ['space station, probe', 'space', 'space', 'float', 8],
  campfire: ['bonfire, camp fire, fire, flame', 'ground', 'forest', 'burn', 1],
  snowman: ['', 'ground', 'snowfield', 'stand', 1.7, 3],
  lantern: ['paper lantern, sky lantern, floating lantern', 'air', 'lake', 'float', 0.9, 14],
  kite: ['', 'air', 'beach', 'fly', 1.2, 3],
  ball: ['sphere, orb, rubber ball, bouncing ball, globe ball, round ball', 'ground', 'hills', 'spin', 0.4],
  'beach ball': ['beachball, inflatable ball', 'ground', 'beach', 'spin', 0.5],
  football: ['soccer ball, soccerball', 'ground', 'hills', 'spin', 0.3],
  basketball: ['basket ball', 'ground', 'street', 'jump', 0.3],
  'glass ball': ['glass sphere, crystal ball, glass orb, crystal sphere, crystal orb, glass marble, marble', 'ground', 'hills', 'spin', 0.4],
  cube: ['box, block, crate, cuboid, wooden box:tan, wooden crate:tan, cardboard box:tan, glass cube:aqua', 'ground', 'hills', 'stand', 0.7],
  robot: ['android, cyborg, droid, humanoid, mech, humanoid robot', 'ground', 'street', 'walk', 2],
  knight: ['knight in armor, knight in armour, crusader, paladin', 'ground', 'hills', 'walk', 1.85],
  dragon: ['wyvern, drake', 'air', 'mountains', 'fly', 9, 2],
  volcano: ['erupting volcano, mount vesuvius', 'ground', 'mountains', 'burn', 90],
  waterfall: ['niagara falls, cataract, water falls', 'ground', 'river', 'stand', 40],
};

/** Everything that is drawn by hand, by its own name. */
export const DRAWN_SUBJECTS: Record<string, DrawnSubject> = Object.fromEntries(
  Object.entries(ROWS).map(([noun, [words, habitat, home, verb, heightMetres, plural]]) => [noun, { words, habitat, home, verb, heightMetres, plural: plural ?? 3 }]),
);
