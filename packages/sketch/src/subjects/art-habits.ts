import type { Traits } from './subject.js';

/** What is the same for most things of the open art: about as wide as tall, and all of it above the water. */
const USUAL = { width: 1, sinks: 0, several: 3 } as const;
/** Most stand about, as tall as a person. */
const PLAIN: Traits = { ...USUAL, habitat: 'ground', home: 'hills', verb: 'stand', heightMetres: 1.6 };

/** Nouns of the open art that live in the same way. */
type Habit = Pick<Traits, 'habitat' | 'home' | 'verb' | 'heightMetres'> &
  Partial<Pick<Traits, 'width' | 'sinks'>> & { readonly nouns: string };

const HABITS: readonly Habit[] = [
  {
    habitat: 'water',
    home: 'sea',
    verb: 'sail',
    heightMetres: 5,
    nouns:
      'u-boat, ferry, ferryboat, car ferry, speedboat, motor boat, powerboat, houseboat, tour boat, river cruiser, ship, canoe',
  },
  { habitat: 'water', home: 'sea', verb: 'sail', heightMetres: 5, sinks: 0.3, nouns: 'submarine' },
  {
    habitat: 'water',
    home: 'sea',
    verb: 'swim',
    heightMetres: 1.6,
    nouns:
      'surfer, windsurfer, windsurf, kitesurfer, kiteboarder, water skier, waterskier, wakeboarder, jet ski, jetski, water scooter',
  },
  {
    habitat: 'water',
    home: 'lake',
    verb: 'swim',
    heightMetres: 1,
    nouns:
      'open water swimmer, kayaker, rower, rafter, beaver, otter, hippo, alligator, buoy, channel marker, rubber duck, lily pad, water lily, lifebuoy, life ring',
  },
  { habitat: 'water', home: 'lake', verb: 'swim', heightMetres: 1, sinks: 0.3, nouns: 'swimmer' },
  { habitat: 'water', home: 'lake', verb: 'swim', heightMetres: 1, sinks: 0.45, nouns: 'hippopotamus' },
  { habitat: 'water', home: 'lake', verb: 'swim', heightMetres: 1, sinks: 0.35, nouns: 'crocodile' },
  {
    habitat: 'underwater',
    home: 'underwater',
    verb: 'swim',
    heightMetres: 1,
    nouns:
      'squid, crab, lobster, shrimp, prawn, blowfish, seal, scuba diver, frogman, diver, cliff diver, mermaid, merman, siren, spiral shell, oyster, reef shark, hammerhead, coral, brain coral',
  },
  { habitat: 'underwater', home: 'underwater', verb: 'swim', heightMetres: 1, sinks: 0.3, nouns: 'octopus' },
  {
    habitat: 'air',
    home: 'mountains',
    verb: 'fly',
    heightMetres: 4,
    nouns:
      'helicopter, chopper, small airplane, light aircraft, cessna, fighter jet, warplane, jumbo jet, jetliner, missile, toy rocket, space rocket, pterodactyl',
  },
  {
    habitat: 'air',
    home: 'mountains',
    verb: 'float',
    heightMetres: 3,
    nouns:
      'parachute, parachutist, skydiver, paraglider, hang glider, hang-glider, aerial tramway, cable gondola, gondola lift',
  },
  {
    habitat: 'air',
    home: 'hills',
    verb: 'fly',
    heightMetres: 0.6,
    nouns:
      'owl, barn owl, snowy owl, parrot, dragonfly, bee, honeybee, bumblebee, wasp, hornet, vampire bat, fruit bat, mosquito, drone copter, quadcopter, blackbird, paper plane, fairy, phoenix',
  },
  {
    habitat: 'air',
    home: 'hills',
    verb: 'float',
    heightMetres: 0.9,
    nouns: 'party balloon, soap bubbles, bubbles, ghost, phantom, spectre, angel, cherub, genie, snow globe',
  },
  {
    habitat: 'space',
    home: 'space',
    verb: 'float',
    heightMetres: 4,
    nouns: 'ringed planet, orbital station, meteorite, fireball, alien monster, space invader',
  },
  {
    habitat: 'ground',
    home: 'hills',
    verb: 'stand',
    heightMetres: 14,
    nouns:
      'church, chapel, mosque, minaret, synagogue, hindu temple, shrine, pagoda, buddhist temple, stupa, lookout tower, watchtower, fire lookout, obelisk, monolith, statue of liberty, silo, grain silo, water tower, cooling tower, big wheel, ferris wheel, roller coaster, circus tent, construction crane, tower crane, transmission tower, pylon, power pylon, wind farm',
  },
  {
    habitat: 'table',
    home: 'kitchen',
    verb: 'stand',
    heightMetres: 0.3,
    nouns:
      'tumbler glass, teaspoon, cheese wedge, cup with straw, bell pepper, beverage box, wicker basket, basket, picnic basket, fruit basket, teacup without handle, apple, red apple, green apple, avocado, bacon, bagel, baguette, banana, beans, beer mug, beer, bento box, birthday cake, cake, blueberries, bread, broccoli, burrito, butter, candy, carrot, cheese, cherries, chocolate, chopsticks, cocktail, coconut, cookie, cooked rice, croissant, cucumber, cup, cupcake, curry rice, custard, doughnut, donut, dumpling, egg, eggplant, falafel, fondue, fortune cookie, french fries, fries, fruit, garlic, grapes, green salad, salad, hamburger, burger, honey pot, hot beverage, hot dog, hotdog, ice cream, jar, kiwi, lemon, lime, lollipop, mango, melon, oden, olive, onion, orange, pancakes, pasta, peach, peanuts, pear, pie, pineapple, pizza, popcorn, potato, pot of food, pretzel, ramen, noodles, rice, rice ball, rice bowl, salt, sandwich, shortcake, soup, soup bowl, bowl, spaghetti, strawberry, sushi, taco, tangerine, tea, teacup, teapot, tea kettle, kettle, toast, tomato, tropical drink, waffle, watermelon, wine glass, wine, wine bottle, bottle, champagne, mug, coffee, coffee mug, latte, espresso, cappuccino, coffee machine, blender, toaster, microwave, mixing bowl, saucepan, frying pan, milk, juice, smoothie, bubble tea, muffin, pastry, fried egg, cooking, cutlery, fork, knife, spoon, plate, meal, breakfast, dinner, lunch, steak, bread loaf, soda, paper cup, goblet, milk jug, spice jar, pizza slice, layer cake, dessert, macaron, fishbowl',
  },
  {
    habitat: 'table',
    home: 'room',
    verb: 'stand',
    heightMetres: 0.3,
    nouns:
      'alarm clock, abacus, alembic, book, books, open book, bouquet, candle, candles, camera, slr, chess, chess king, chess queen, chess knight, chess rook, chess bishop, chess pawn, chess piece, clock, compass, computer, crown, crystal ball, desk globe, globe, desk lamp, table lamp, lava lamp, diamond, ring, wedding ring, necklace, jewel, gem stone, gem, envelope, letter, flower pot, game controller, gift, present, wrapped gift, glasses, sunglasses, gold bar, hammer, handbag, purse, headphone, headphones, high heeled shoe, shoe, sneaker, sneakers, hourglass, houseplant, potted plant, key, keyboard, laptop, lipstick, lotion bottle, magnifying glass, metronome, microphone, microscope, mobile phone, cell phone, phone, smartphone, mirror, money, money bag, music box, newspaper, notebook, nesting dolls, origami, package, paintbrush, pen, pencil, perfume, perfume bottle, piggy bank, playing cards, pocket watch, watch, wristwatch, potion, puzzle, quill, radio, record player, scissors, skull, snow globe, stopwatch, sunglasses, tablet, teddy bear, telephone, toy, treasure chest, trophy, typewriter, vase, vinyl, yarn, yo yo, puzzle piece, plush toy, birthday present, trainers, running shoe, backpack, hourglass done, hourglass not done, makeup, cosmetics, cream, soap, candlestick, candelabra, bauble, calculator, lens, turntable, speaker, boombox, television, tv, desktop computer, computer screen, rubik cube, dice',
  },
  {
    habitat: 'ground',
    home: 'room',
    verb: 'stand',
    heightMetres: 1.2,
    nouns:
      'sofa, couch, armchair, chair, bed, double bed, single bed, bookshelf, desk, dresser, wardrobe, cupboard, fireplace, cradle, floor lamp, lamps, piano, grand piano, couch and lamp, bathtub, stove, fridge, oven, table, stool, rocking horse, vacuum cleaner, robot vacuum',
  },
  { habitat: 'ground', home: 'room', verb: 'stand', heightMetres: 0.15, nouns: 'rug, pillow, cushion' },
  {
    habitat: 'ground',
    home: 'theatre',
    verb: 'stand',
    heightMetres: 1.7,
    nouns:
      'singer, disco dancer, dancing couple, ballerina, magician, juggler, acrobat, mirror ball, disco ball, stage light, spotlight, studio microphone',
  },
  {
    habitat: 'ground',
    home: 'city',
    verb: 'stand',
    heightMetres: 12,
    nouns:
      'hospital, bank, hotel, school, office building, office tower, post office, factory, department store, stadium, arena, courthouse, capitol, parliament, museum, apartment building, apartment block, fire station, police station, library, warehouse',
  },
  {
    habitat: 'ground',
    home: 'street',
    verb: 'stand',
    heightMetres: 3,
    nouns:
      'street lamp, lamppost, traffic light, stoplight, bus stop, bus shelter, telephone pole, billboard, fountain, vending machine',
  },
  {
    habitat: 'ground',
    home: 'street',
    verb: 'drive',
    heightMetres: 1.8,
    nouns:
      'ambulance, fire engine, police car, race car, racing car, supercar, limousine, limo, monster truck, hatchback, station wagon, pickup truck, delivery truck, lorry, container truck, semi truck, dump truck, tow truck, motorbike, dirt bike, scooter, motor scooter, vespa, tuk-tuk, rickshaw, skateboarder, skater, racing cyclist, trolleybus, double-decker, double decker, delivery van, streetcar, moped',
  },
  { habitat: 'ground', home: 'street', verb: 'drive', heightMetres: 1.8, width: 1.3, nouns: 'motorcycle' },
  {
    habitat: 'ground',
    home: 'hills',
    verb: 'drive',
    heightMetres: 2.6,
    nouns:
      'tractor, farm tractor, bulldozer, excavator, backhoe, forklift, golf cart, go-kart, mountain biker, camper, camper van, caravan, bullet train, high-speed train, freight train, monorail',
  },
  {
    habitat: 'ground',
    home: 'snowfield',
    verb: 'run',
    heightMetres: 1.6,
    nouns:
      'skier, snowboarder, downhill skier, slalom skier, cross-country skier, ice skater, figure skater, sled, sleigh, sledder, tobogganist, snowmobile, snowshoer',
  },
  {
    habitat: 'ground',
    home: 'hills',
    verb: 'run',
    heightMetres: 1.7,
    nouns:
      'runner, jogger, sprinter, athlete, jockey, rider, cowboy, horse rider, racehorse, zebra, kangaroo, wallaby, cheetah, greyhound, footballer, soccer player',
  },
  {
    habitat: 'ground',
    home: 'forest',
    verb: 'walk',
    heightMetres: 3,
    nouns: 'tyrannosaurus, t-rex, dinosaur, sauropod, brontosaurus, giraffe, gorilla, yeti, troll, giant',
  },
  {
    habitat: 'ground',
    home: 'forest',
    verb: 'walk',
    heightMetres: 0.9,
    nouns:
      'hedgehog, raccoon, badger, skunk, boar, wild boar, squirrel, chipmunk, sloth, monkey, orangutan, koala, panda, llama, hamster, turkey, rooster, chicken, peacock, lizard, snake, frog, snail',
  },
  {
    habitat: 'ground',
    home: 'hills',
    verb: 'walk',
    heightMetres: 1.8,
    nouns:
      'zombie, vampire, soldier, pirate, buccaneer, ninja, king, queen, prince, princess, wizard, witch, elf, mage, backpacker, mountaineer, trekker, bride, groom, dancer, superhero, santa claus, detective, miner',
  },
  {
    habitat: 'ground',
    home: 'forest',
    verb: 'stand',
    heightMetres: 6,
    nouns:
      'evergreen tree, deciduous tree, palm tree, palm, coconut palm, pine tree, pine, spruce, fir, beech, elm, ash tree, cedar, larch, cypress, conifer, date palm, bare tree, dead tree, leafless tree, winter tree, christmas tree, tree house, treehouse',
  },
];

const TRAITS: ReadonlyMap<string, Traits> = new Map(
  HABITS.flatMap(({ nouns, ...habit }) =>
    nouns.split(', ').map((noun) => [noun, { ...USUAL, ...habit }] as const),
  ),
);

/** How a noun of the open art lives. */
export function artHabit(noun: string): Traits {
  return TRAITS.get(noun) ?? PLAIN;
}
