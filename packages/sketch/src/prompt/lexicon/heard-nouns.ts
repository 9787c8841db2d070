/** Who is heard, by nouns, comma separated. */
const BY_VOICE = {
  engine:
    'car, taxi, bus, ambulance, police car, race car, racing car, truck, delivery truck, pickup truck, tractor, fire engine, limousine, hatchback, excavator, bulldozer',
  moped: 'motorcycle, motor scooter, dirt bike, motor boat, speedboat, jet ski, vespa',
  aircraft: 'airplane, helicopter, chopper, small airplane, fighter jet, drone copter',
  diesel: 'ship, ferry, houseboat, submarine',
  rails: 'train, locomotive, steam engine train, metro, tram, bullet train, freight train, monorail',
  hooves: 'horse, unicorn, deer, zebra, donkey, camel, racehorse, knight',
  bark: 'dog, wolf, fox',
  mew: 'cat, tiger cub',
  gulls: 'seagull, eagle, parrot',
  wings: 'bird, swan, crane, butterfly, dove, bat, dragonfly',
  owl: 'owl, barn owl',
  cow: 'cow, ox, water buffalo, bison',
  sheep: 'sheep, goat, ewe, ram',
  roar: 'lion, tiger, bear, dragon, leopard, panther, elephant',
  whale: 'whale, dolphin',
  ducks: 'duck, goose, rooster, chicken, turkey, penguin',
  bees: 'honeybee, bee, wasp, bumblebee, mosquito',
  frog: 'frog',
  crowd: 'stadium, audience',
  waterfall: 'waterfall, fountain, watermill',
  clock: 'clock, alarm clock, pocket watch, watch, mantelpiece clock, metronome, stopwatch',
  keys: 'laptop, keyboard, typewriter, desktop computer',
  sizzle: 'cooking, frying pan, barbecue, stove',
  booms: 'volcano, firecracker',
  wheel: 'windmill, ferris wheel, bicycle, wheel',
  thrust: 'rocket',
  drums: 'drummer, drum, singer, guitarist',
};

/** A voice that a thing has, or a place by itself. */
export type VoiceName = keyof typeof BY_VOICE | 'roof';

/** Nouns of ours and of the open art to their voice; most have none. */
export const HEARD_NOUNS: ReadonlyMap<string, VoiceName> = new Map(
  Object.entries(BY_VOICE).flatMap(([voice, nouns]) =>
    nouns.split(', ').map((noun) => [noun, voice as VoiceName] as const),
  ),
);
