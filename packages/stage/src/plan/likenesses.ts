import type { FoundWords } from './find-words.js';
import type { StagePlan } from './stage-plan.js';

/** Words of things that are shown as their next of kin: no other name for the same. */
const KIN: ReadonlySet<string> = new Set(
  [
    'gerbil, goose, rooster, mammoth, coyote, porcupine, toad, chimpanzee, chimp, ape, baboon, moth, swallowtail, wasp, damselfly, squid, orca',
    'porpoise, hare, pony, reindeer, sparrow, chipmunk, bull, tortoise, succulent, fungus, wyvern, gourd, squash, lime, tangerine, mandarin, clementine, muffin',
    'katana, viola, double bass, bass guitar, french horn, cornet, saxophone, gramophone, margarita, martini, goblet, canoe, dinghy, ferry, galleon, satchel',
    'fedora, cowboy hat, cowboy boot, rain boot, snow boot, wellington boot, wellies, dirt bike, chopper bike, vespa, moped, skyscraper crane, tower, mill, fortress, palace, cottage, cabin, spy, detective',
    'soldier, gladiator, sorcerer, warlock, princess, empress, emperor, cowgirl, paramedic van, wrecker, tiara, elixir, tart, stew, frappe, gelato',
    'crossover, minivan, camper van, minibus, hatchback, ferrari, lamborghini, porsche, racing car, race car, prince, baby, toddler, teenager',
    'student, dancer, hiker, tourist, skater, rider, musician, artist, scientist, painter, model, barista, waiter, professor, teacher, cashier, shopkeeper',
    'gardener, photographer, climber, golfer, boxer, athlete, performer, rapper, dj, surfer, driver, sailor, warrior, hunter, bartender, barkeeper, potter',
    'greyhound, whippet, beagle, bulldog, dachshund, chihuahua, terrier, collie, border collie, german shepherd, rottweiler, cocker spaniel',
    'spaniel, shiba inu, pomeranian, great dane, samoyed, malamute, schnauzer, doberman, sheepdog, sheep dog, jack russell, labradoodle, goldendoodle, bernese mountain dog',
    'chapel, cathedral, abbey, temple, shrine, viaduct, aqueduct, chess queen, paddleboard, paddle board, snow house, gas lamp, gaslamp, hatchet, sleigh, shooting star, falling star, bonfire, fire pit, firepit',
    'carpenter, mechanic, blacksmith, actress, waitress, librarian, seamstress, baker, nurse, barber, cockatiel, stallion, mare, lamb, duckling, carrot cake, lemon cake, banana bread, siamese',
    'cheetah, jaguar, wallaby, mule, alpaca, dromedary, rat, beaver, ferret, weasel, hawk, falcon, vulture, raven, blackbird, jackdaw, cygnet',
    'turtledove, turtle dove, albatross, crayfish, crawfish, python, serpent, viper, alligator, gator, tarantula, king crab, mountain goat',
    'log cabin, wooden cabin, garlic bread, macaroon, lasagna, lasagne, macaroni, penne, linguine, fettuccine, tagliatelle, carbonara, fried rice, curry rice, risotto, biryani',
    'crayfish, langoustine, roast turkey, roasted turkey, thanksgiving turkey, turkey dinner, roast duck, chorizo, cornflake, granola, muesli, oatmeal, porridge, frozen yogurt',
    'root beer, rum and coke, limeade, gin and tonic, caipirinha, mint julep, toffee, nectarine, apricot, prune, damson, papaya, bilberry, blackberry, sweet potato, yam',
    'shallot, jalapeno, habanero, zucchini, courgette, pickle, gherkin, cabbage, kale, oak leaf, quill, conch, conch shell, clam shell, hazelnut, haystack, driftwood',
    'cobra, king cobra, rattlesnake, anaconda, boa constrictor, monkey king, hyena, jackal, frog prince, prince frog, koi, koi fish, betta, betta fish, butterfly fish',
    'cyclist, swimmer, soccer player, football player, tennis player, basketball player, ronin, dracula, gnome, dwarf, leprechaun, jester, engineer, ship captain',
    'yeti, bigfoot, sasquatch, troll, goblin, ogre, merman, candlestick, menorah, sarcophagus, magazine, crayon, ballpoint pen, ball pen, amulet, locket, pearl necklace, bulldozer, backhoe, orangutan, king kong, elk',
    'gecko, iguana, chameleon, salamander, newt, bearded dragon, komodo dragon, termite, clothes dryer, tumble dryer, kebab wrap, doner kebab, shawarma, gyro, enchilada, crossbow, bicycle helmet, bike helmet, dreidel, tarot card, tarot deck, police box, world map, bell tower, big ben',
  ].flatMap((row) => row.split(', ')),
);

const MOST_TOLD = 12;

/** What of a plan is shown as something that is like it: "gerbils" as hamster. */
export function likenessesIn({ found, words }: FoundWords, { actors }: StagePlan): string[] {
  const told = found.flatMap(({ at, to, prop }) => {
    const text = words
      .slice(at, to)
      .map((word) => word.text)
      .join(' ');
    const isLike = KIN.has(text) || KIN.has(text.replace(/e?s$/, '')) || KIN.has(text.replace(/s$/, ''));
    if (prop === null || !isLike || actors.every(({ noun }) => noun !== prop.noun)) return [];
    return [`"${text}" as ${prop.noun}`];
  });
  return [...new Set(told)].slice(0, MOST_TOLD);
}
