// Writes src/prompt/art-nouns.ts: which nouns the open art can show. Names come from the coloured icon set,
// more words from emojilib; what it lacks comes from two sets of silhouettes (art-silhouettes.mjs), whose key
// carries the set and a tint.
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { MDI, TEMAKI } from './art-silhouettes.mjs';

const require = createRequire(import.meta.url);
const { icons } = require('@iconify-json/fluent-emoji-flat/icons.json');
const { categories } = require('@iconify-json/fluent-emoji-flat/metadata.json');
const chars = require('@iconify-json/fluent-emoji-flat/chars.json');
const emojilib = require('emojilib');

const SKIP =
  /(^|-)(light|medium|dark|skin|tone|button|arrow|oclock|thirty|keycap|sign|symbol|mark|input|squared?|circle|flag|hand|hands|finger|face|faces|gesture|japanese|kiss|couple|family|holding|person|man|woman|men|women|boy|girl|people|child)(-|$)/;
const PLACES = ['Activities', 'Animals & Nature', 'Food & Drink', 'Objects', 'Travel & Places'];
const PEOPLE =
  /^(mage|elf|fairy|vampire|zombie|genie|troll|merperson|mermaid|merman|superhero|supervillain|ninja|prince|princess|mx-claus|santa-claus|mrs-claus|baby|skull|ghost|alien|robot|ogre|goblin|clown-face|alien-monster|pile-of-poo|jack-o-lantern|snowman-without-snow|detective|guard|construction-worker|artist|astronaut|cook|farmer|firefighter|judge|mechanic|pilot|scientist|singer|student|teacher|older-person|crown)$/;
const RUDE =
  /glowing-star|hot-springs|map-of-japan|musical-notes|poo|shit|turd|fuck|middle|kiss|bikini|briefs|cigarette/;
const NOT_NOUNS = new Set(
  'spring springs summer autumn winter home wave waves rock sunrise sunset mountain beach desert island park garden field with without hot cold water yellow black white large small open closed old new high low up down left right double half full first second last red blue green heart nature animal travel food tree sky night sun vehicle sport cute party love happy fast slow face look play fun work time music business money good great free info card letter email paper mail number light sound place building city plant green slash index increasing decreasing arrival departure board cover control knobs streamer corn-cob meat suit tabs vortex restaurant construction dusk'.split(
    ' ',
  ),
);

// Of emojilib's keywords, these are things; the rest are moods, verbs and slang.
const GOOD = new Set(
  `devil demon goblin ghost ghoul monster invader robot machine newborn pupil professor educator instructor gardener rancher chef electrician engineer mathematician physicist actor
  entertainer musician rocker painter pilot aviator firefighter guard builder prince princess santa gorilla orangutan poodle tiger leopard racehorse unicorn zebra reindeer ox
  bullock boar warthog ram lamb goat llama alpaca giraffe rhino rhinoceros hippo hippopotamus mouse hamster chipmunk hedgehog bat koala sloth otter skunk
  kangaroo badger puppy rooster hen chick turkey dove eagle owl flamingo peacock parrot frog toad crocodile alligator gecko lizard snake python cobra
  dragon dinosaur brontosaurus tyrannosaurus octopus shell seashell snail slug honeybee bumblebee bee ladybug ladybird cricket grasshopper spider spiderweb cobweb scorpion mosquito amoeba
  bouquet hibiscus sprout seedling evergreen cornstalk clover shamrock grape cantaloupe honeydew watermelon tangerine mandarin lemon banana plantain pineapple mango apple pear peach
  cherry strawberry kiwi gooseberry tomato coconut avocado eggplant potato carrot corn maize chili cucumber pickle gherkin lettuce kale cabbage broccoli garlic onion
  peanut chestnut acorn bread loaf croissant baguette pretzel bagel pancake waffle cheese steak bacon ham hamburger cheeseburger fries pizza hotdog sausage sandwich
  taco burrito falafel egg paella curry stew popcorn butter salt noodle spaghetti pasta sushi sashimi shrimp prawn tempura crab lobster squid oyster
  icecream doughnut donut cookie biscuit cupcake cake pie chocolate candy lollipop pudding flan custard honey honeypot latte espresso coffee tea sake wine
  champagne martini cocktail punch beer whiskey whisky bourbon milkshake smoothie restaurant silverware spoon knife amphora globe compass volcano stadium brick wall factory
  hospital bank hotel school store chapel church mosque synagogue shrine kaaba fountain carousel ferris rollercoaster circus hairdresser salon railcar railroad wagon metro
  subway monorail minibus minivan ambulance firetruck patrol campervan motorhome lorry tractor motorcycle motorbike scooter moped wheelchair rickshaw skateboard motorway speedboat powerboat parachute
  helicopter ropeway suitcase luggage hourglass timepiece wristwatch stopwatch timer clock thermometer whirlwind vortex tornado cyclone umbrella parasol snowflake droplet tsunami pumpkin firecracker
  dynamite confetti ribbon bow bowtie gift present medal medallion trophy soccer football baseball basketball volleyball rugby tennis frisbee bowling hockey badminton shuttlecock
  boxing karate judo skis ski sled sleigh toboggan archery dart bullseye yoyo billiards crystal amulet talisman gamepad joystick dice die puzzle jigsaw
  teddybear teddy chess pawn joker theater mask painting palette yarn thread eyeglasses sunglasses goggles necktie shirt tshirt jeans trousers scarf glove coat
  jacket dress skirt kimono sari bikini blouse wallet purse handbag backpack rucksack satchel shoe sneaker boot heel sandal slipper crown hat cap
  helmet necklace rosary lipstick ruby gemstone jewel diamond loudspeaker megaphone bugle bell microphone headphone earphone radio saxophone accordion guitar trumpet piano keyboard
  violin banjo drum drumsticks iphone smartphone telephone pager battery laptop computer monitor printer trackball cassette disk abacus projector television camera camcorder candle
  lightbulb flashlight torch lamp book novel notebook ledger scroll newspaper bookmark coin dollar banknote envelope parcel package mailbox postbox pencil pen paintbrush
  crayon briefcase folder calendar clipboard pushpin paperclip ruler scissors key lock padlock hammer axe hatchet pickaxe dagger sword pistol bow shield saw
  wrench screwdriver gear cogwheel clamp chain hook toolbox magnet ladder microscope telescope syringe pill tablet capsule bandage stethoscope door bed bedroom couch
  sofa settee chair toilet shower bathtub razor lotion broom basket sponge soap bucket toothbrush coffin casket tombstone headstone gravestone urn moai statue
  ninja bison buffalo mammoth beaver dodo feather beetle cockroach fly worm blueberry olive pepper flatbread tamale fondue teapot kettle boba boulder rock
  log timber roundhouse yurt pickup wand wizard witch pinata doll needle knot rope soldier warrior treasure boomerang carpenter elevator mirror window plunger
  mousetrap cask lotus beans ring phoenix lime moose goose donkey hyacinth ginger gingerbread comb maracas flute percussion angel fairy elf vampire zombie
  genie mermaid troll mage superhero judge singer detective farmer scientist student teacher cook artist mechanic alien`.split(
    /\s+/,
  ),
);
const wanted = new Set(PLACES.flatMap((name) => categories[name] ?? []));
const keys = Object.keys(icons).filter(
  (key) => (wanted.has(key) || PEOPLE.test(key)) && !SKIP.test(key) && !RUDE.test(key),
);
const nouns = new Map();
const add = (noun, key) => {
  const plain = noun.trim().toLowerCase();
  if (/^[a-z][a-z -]{1,28}$/.test(plain) && !NOT_NOUNS.has(plain) && !nouns.has(plain)) nouns.set(plain, key);
};
for (const key of keys) add(key.replaceAll('-', ' '), key);
for (const key of keys)
  if (key.startsWith('face') || key.endsWith('-face')) add(key.replace('-face', ''), key);
// "hamburger" for "hamburger", "bird" for "front-facing-baby-chick": a last word that only one icon has names
// it.
const lastWords = Map.groupBy(keys, (key) => key.split('-').at(-1));
for (const [word, owners] of lastWords) if (owners.length === 1 && word.length > 3) add(word, owners[0]);
const keyOf = new Map(
  Object.entries(chars).map(([code, key]) => [
    String.fromCodePoint(...code.split('-').map((part) => Number.parseInt(part, 16))),
    key,
  ]),
);
const owners = new Map();
for (const [emoji, words] of Object.entries(emojilib)) {
  const key = keyOf.get(emoji) ?? keyOf.get(emoji.replaceAll('\uFE0F', ''));
  if (!key || !keys.includes(key)) continue;
  const plain = words
    .map((word) => word.replaceAll('_', ' '))
    .filter((word) => /^[a-z]{4,}( [a-z]+)?$/.test(word));
  for (const word of plain) owners.set(word, [...(owners.get(word) ?? []), key]);
}
for (const [word, list] of owners) if (list.length === 1 && GOOD.has(word)) add(word, list[0]);

// People and parts of them, which the names of the set hide in phrases.
const NAMED = `person-surfing:surfer person-swimming:swimmer person-golfing:golfer skier snowboarder person-climbing:climber,mountain+climber person-juggling:juggler person-lifting-weights:weightlifter,bodybuilder
  person-wrestling:wrestler person-fencing:fencer,swordsman person-playing-water-polo:water+polo person-playing-handball:handball+player person-mountain-biking:mountain+biker person-biking:cyclist+rider
  person-in-lotus-position:yogi,meditator person-with-veil:bride person-in-tuxedo:groom,bridegroom police-officer:policeman,policewoman,cop,police+officer health-worker:doctor,nurse,surgeon,physician
  office-worker:businessman,businesswoman,manager,clerk factory-worker:welder technologist:programmer,hacker,coder baby-angel:cherub,angel person-cartwheeling:acrobat,gymnast,tumbler horse-racing:jockey
  person-bouncing-ball:basketball+player person-with-crown:king,queen,monarch woman-dancing:dancer,flamenco+dancer man-dancing:disco+dancer anatomical-heart brain lungs ear eye,eyeball:eye foot nose tooth
  tongue mouth leg mechanical-arm:bionic+arm,prosthetic+arm mechanical-leg:bionic+leg bone pirate-flag:pirate+flag,jolly+roger chequered-flag:chequered+flag,checkered+flag rainbow-flag triangular-flag:pennant
  white-flag black-flag red-heart:heart hole bomb love-letter:love+letter speech-balloon:speech+bubble sparkles trident-emblem:trident fleur-de-lis menorah yin-yang:yin+yang latin-cross:cross,crucifix
  person-superhero:superheroine person-supervillain:villain santa-claus:father+christmas person-mage:sorcerer,enchantress,warlock person-merpeople:siren person-running:jogger,sprinter,marathon+runner
  person-rowing-boat:rower person-taking-bath:bather person-in-suit-levitating:magician person-with-white-cane:blind+man old-man:grandfather,grandpa old-woman:grandmother,grandma,granny pregnant-woman:pregnant+woman
  person-beard:bearded+man person-wearing-turban:sikh,sultan construction-worker:bricklayer detective:spy,sleuth guard:royal+guard,sentry cook:baker,pastry+chef hand-with-fingers-splayed:hand thumbs-up:thumb`;
for (const entry of NAMED.split(/\s+/)) {
  const [key, list] = entry.split(':');
  if (!icons[key]) continue;
  for (const noun of (list ?? key.replaceAll('-', ' ')).split(',')) add(noun.replaceAll('+', ' '), key);
}
// A silhouette's own key, where the set names it by another; null where it has none.
function keyIn(known, key) {
  if (known.icons[key]) return key;
  return known.aliases?.[key]?.parent ?? null;
}

function addSilhouettes(set, tint, list) {
  const known = require(`@iconify-json/${set}/icons.json`);
  const entries = list.split(/\s+/).map((entry) => entry.split('='));
  for (const [key, words = key.replaceAll('-', ' ')] of entries) {
    const own = keyIn(known, key);
    if (own === null) console.log(`not in ${set}: ${key}`);
    else words.split(',').forEach((noun) => add(noun.replaceAll('+', ' '), `${set}/${own}/${tint}`));
  }
}

for (const [tint, list] of Object.entries(MDI)) addSilhouettes('mdi', tint, list);
for (const [tint, list] of Object.entries(TEMAKI)) addSilhouettes('temaki', tint, list);

const byKey = new Map();
for (const [noun, key] of nouns) byKey.set(key, [...(byKey.get(key) ?? []), noun]);
const entries = [...byKey].map(([key, list]) => `${key}:${list.join(',')}`);
const lines = [];
for (const entry of entries) {
  const last = lines.at(-1);
  if (last !== undefined && last.length + entry.length < 230) lines[lines.length - 1] = `${last};${entry}`;
  else lines.push(entry);
}
const body = lines.map((line) => `  '${line}',`).join('\n');
writeFileSync(
  new URL('../src/prompt/art-nouns.ts', import.meta.url),
  `// Written by scripts/build-art-nouns.mjs: icon:noun,noun;icon:noun ...\nconst TABLE = [\n${body}\n].join(';');\n\n/** Nouns of the open art (see packages/sketch/licenses), each with its icon: a name, or set/name/tint for a silhouette. */\nexport const ART_NOUNS: ReadonlyMap<string, string> = new Map(\n  TABLE.split(';').flatMap((entry) => {\n    const [icon = '', nouns = ''] = entry.split(':');\n    return nouns.split(',').map((noun) => [noun, icon] as const);\n  }),\n);\n`,
);
console.log(`${nouns.size} nouns for ${byKey.size} icons, ${lines.length} lines`);
