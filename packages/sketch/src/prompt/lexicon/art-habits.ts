import type { Setting, Verb } from '../scene-description.js';
import type { Habitat } from './subjects.js';

/** How a thing of the open art lives in a scene. */
export interface ArtHabit {
  readonly habitat: Habitat;
  readonly home: Setting;
  readonly verb: Verb;
  readonly heightMetres: number;
}

const PLAIN: ArtHabit = { habitat: 'ground', home: 'hills', verb: 'stand', heightMetres: 1.6 };

const ROWS: readonly (readonly [Habitat, Setting, Verb, number, string])[] = [
  [
    'water',
    'sea',
    'sail',
    5,
    'submarine, u-boat, ferry, ferryboat, car ferry, speedboat, motor boat, powerboat, houseboat, tour boat, river cruiser, ship, canoe',
  ],
  [
    'water',
    'sea',
    'swim',
    1.6,
    'surfer, windsurfer, windsurf, kitesurfer, kiteboarder, water skier, waterskier, wakeboarder, jet ski, jetski, water scooter',
  ],
  [
    'water',
    'lake',
    'swim',
    1,
    'swimmer, open water swimmer, kayaker, rower, rafter, beaver, otter, hippopotamus, hippo, crocodile, alligator, buoy, channel marker, rubber duck, lily pad, water lily, lifebuoy, life ring',
  ],
  [
    'underwater',
    'underwater',
    'swim',
    1,
    'octopus, squid, crab, lobster, shrimp, prawn, blowfish, seal, scuba diver, frogman, diver, cliff diver, mermaid, merman, siren, spiral shell, oyster, reef shark, hammerhead, coral, brain coral',
  ],
  [
    'air',
    'mountains',
    'fly',
    4,
    'helicopter, chopper, small airplane, light aircraft, cessna, fighter jet, warplane, jumbo jet, jetliner, missile, toy rocket, space rocket, pterodactyl',
  ],
  [
    'air',
    'mountains',
    'float',
    3,
    'parachute, parachutist, skydiver, paraglider, hang glider, hang-glider, aerial tramway, cable gondola, gondola lift',
  ],
  [
    'air',
    'hills',
    'fly',
    0.6,
    'owl, barn owl, snowy owl, parrot, dragonfly, bee, honeybee, bumblebee, wasp, hornet, vampire bat, fruit bat, mosquito, drone copter, quadcopter, blackbird, paper plane, fairy, phoenix',
  ],
  [
    'air',
    'hills',
    'float',
    0.9,
    'party balloon, soap bubbles, bubbles, ghost, phantom, spectre, angel, cherub, genie, snow globe',
  ],
  [
    'space',
    'space',
    'float',
    4,
    'ringed planet, orbital station, meteorite, fireball, alien monster, space invader',
  ],
  [
    'ground',
    'hills',
    'stand',
    14,
    'church, chapel, mosque, minaret, synagogue, hindu temple, shrine, pagoda, buddhist temple, stupa, lookout tower, watchtower, fire lookout, obelisk, monolith, statue of liberty, silo, grain silo, water tower, cooling tower, big wheel, ferris wheel, roller coaster, circus tent, construction crane, tower crane, transmission tower, pylon, power pylon, wind farm',
  ],
  [
    'ground',
    'city',
    'stand',
    12,
    'hospital, bank, hotel, school, office building, office tower, post office, factory, department store, stadium, arena, courthouse, capitol, parliament, museum, apartment building, apartment block, fire station, police station, library, warehouse',
  ],
  [
    'ground',
    'street',
    'stand',
    3,
    'street lamp, lamppost, traffic light, stoplight, bus stop, bus shelter, telephone pole, billboard, fountain, vending machine',
  ],
  [
    'ground',
    'street',
    'drive',
    1.8,
    'ambulance, fire engine, police car, race car, racing car, supercar, limousine, limo, monster truck, hatchback, station wagon, pickup truck, delivery truck, lorry, container truck, semi truck, dump truck, tow truck, motorcycle, motorbike, dirt bike, scooter, motor scooter, vespa, tuk-tuk, rickshaw, skateboarder, skater, racing cyclist, trolleybus, double-decker, double decker, delivery van, streetcar, moped',
  ],
  [
    'ground',
    'hills',
    'drive',
    2.6,
    'tractor, farm tractor, bulldozer, excavator, backhoe, forklift, golf cart, go-kart, mountain biker, camper, camper van, caravan, bullet train, high-speed train, freight train, monorail',
  ],
  [
    'ground',
    'snowfield',
    'run',
    1.6,
    'skier, snowboarder, downhill skier, slalom skier, cross-country skier, ice skater, figure skater, sled, sleigh, sledder, tobogganist, snowmobile, snowshoer',
  ],
  [
    'ground',
    'hills',
    'run',
    1.7,
    'runner, jogger, sprinter, athlete, jockey, rider, cowboy, horse rider, racehorse, zebra, kangaroo, wallaby, cheetah, greyhound, footballer, soccer player',
  ],
  [
    'ground',
    'forest',
    'walk',
    3,
    'tyrannosaurus, t-rex, dinosaur, sauropod, brontosaurus, giraffe, gorilla, yeti, troll, giant',
  ],
  [
    'ground',
    'forest',
    'walk',
    0.9,
    'hedgehog, raccoon, badger, skunk, boar, wild boar, squirrel, chipmunk, sloth, monkey, orangutan, koala, panda, llama, hamster, turkey, rooster, chicken, peacock, lizard, snake, frog, snail',
  ],
  [
    'ground',
    'hills',
    'walk',
    1.8,
    'zombie, vampire, soldier, pirate, buccaneer, ninja, king, queen, prince, princess, wizard, witch, elf, mage, businessman, businesswoman, doctor, nurse, backpacker, mountaineer, trekker, grandfather, grandmother, bride, groom, dancer, superhero, santa claus, teacher, student, detective, cook, chef, policeman, miner',
  ],
  [
    'ground',
    'forest',
    'stand',
    6,
    'evergreen tree, deciduous tree, palm tree, palm, coconut palm, pine tree, pine, spruce, fir, beech, elm, ash tree, cedar, larch, cypress, conifer, date palm, bare tree, dead tree, leafless tree, winter tree, christmas tree, tree house, treehouse',
  ],
];

const HABITS = new Map(
  ROWS.flatMap(([habitat, home, verb, heightMetres, words]) =>
    words.split(', ').map((word) => [word, { habitat, home, verb, heightMetres }] as const),
  ),
);

/** The habit of a noun of the open art; most stand about, as tall as a person. */
export function artHabit(noun: string): ArtHabit {
  return HABITS.get(noun) ?? PLAIN;
}
