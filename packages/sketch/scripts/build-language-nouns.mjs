// Writes src/prompt/languages/nouns-*.ts from Unicode's names of pictographs: node scripts/build-language-nouns.mjs
// FOLDER, the unpacked npm package cldr-annotations-full 48.2.0. A name stands for the English word that our
// phrase book has for the same pictograph. Build the package first.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookUp, phraseKey } from '../dist/prompt/phrase-book.js';
import { LANGUAGES } from '../dist/prompt/languages/concepts.js';

const folder = process.argv[2];
const namesOf = (language) =>
  JSON.parse(readFileSync(join(folder, 'annotations', language, 'annotations.json'), 'utf8')).annotations
    .annotations;

// What a pictograph says that its own name does not.
const OWN = Object.fromEntries(
  `🌧=rain ⛈=thunderstorm 🌩=lightning 🌨=snow ❄=snow ☃=snowman ⛄=snowman 🌫=fog 🌁=fog 🌬=wind 🌪=storm 🌈=rainbow 🌊=waves 🏖=beach 🏝=island 🏜=desert 🏔=snowy+mountains ⛰=mountains
  🗻=mount+fuji 🏙=city 🌃=night+city 🌆=sunset+city 🌇=sunset+city 🌅=sunrise 🌄=sunrise+mountains 🌌=milky+way 🌉=bridge 🌙=moon 🌛=moon 🌜=moon 🌕=full+moon 🌚=moon 🌝=moon ⭐=stars 🌟=stars ✨=sparkles
  🌠=shooting+star ☄=comet 🔥=fire 🌲=pine+tree 🌳=tree 🌴=palm+tree 🎄=christmas+tree 🍂=leaves 🍁=leaves 🍃=leaves 🌸=cherry+blossom 🎆=fireworks 🎇=fireworks 🏞=river ☀=sunny 🌞=sunny ⛅=clouds ☁=clouds 🌤=sunny
  🌥=clouds 🌦=rain ☔=rain 🌂=umbrella ☂=umbrella 🏕=tent ⛺=tent 🚀=rocket 🛸=ufo 👽=alien 🏠=house 🏡=house 🏘=village 🏰=castle 🏯=castle 🌋=volcano 👩=woman 👨=man 🧑=person 👦=boy 👧=girl 🧒=child 👶=baby
  👵=old+woman 👴=old+man 👪=family 👫=couple 👥=people 💃=dancer 🕺=dancer 🏃=runner 🚶=person+walking 🏊=swimmer 🏄=surfer 🚴=cyclist 🧗=climber 🐕=dog 🐶=dog 🐈=cat 🐱=cat 🐴=horse 🐎=horse 🐦=bird 🐟=fish 🐠=fish 🐄=cow 🐮=cow
  🐑=sheep 🦁=lion 🐯=tiger 🐅=tiger 🐻=bear 🐺=wolf 🦊=fox 🐰=rabbit 🐇=rabbit 🐳=whale 🐋=whale 🐬=dolphin 🦈=shark 🐢=turtle 🦋=butterfly 🐉=dragon 🐲=dragon ⛵=sailboat 🚤=speedboat 🚢=ship 🚗=car 🚙=car 🏎=race+car 🚂=train
  🚆=train 🚌=bus 🚲=bicycle ✈=airplane 🎈=balloon 🌻=flower 🌷=flower 🌹=flower 🌺=flower 🌼=flower 🤖=robot ⚽=football 🏀=basketball 🪁=kite 🕊=dove 🦅=eagle 🦉=owl 🦢=swan 🦆=duck 🐧=penguin 🐸=frog 🐵=monkey 🐒=monkey
  🐘=elephant 🐪=camel 🐫=camel 🦌=deer 🦄=unicorn 🪐=saturn 🌍=planet 🌎=planet 🌏=planet 🌑=night 🎸=guitar 🎻=violin 🎹=piano 🥁=drum 🎺=trumpet 🎷=saxophone ☕=coffee ⛪=church 🕌=mosque 🗼=tower 🗽=statue+of+liberty
  ❤=heart 🍎=apple 🐌=snail 🐝=bee 🎡=ferris+wheel 🎢=roller+coaster 🛶=canoe 🧊=ice 🧙=wizard 🧚=fairy 🧜=mermaid 🧛=vampire 🧟=zombie 👻=ghost 🎃=jack+o+lantern 👑=crown 💎=gem+stone 🏮=lantern 🪔=diya+lamp`
    .split(/\s+/)
    .map((one) => one.split('='))
    .map(([key, words]) => [key, words.replaceAll('+', ' ')]),
);

const plain = (emoji) => emoji.replace(/\uFE0F|\p{EMod}/gu, '');
const kindsOf = (words) => lookUp([phraseKey(words)]).map(({ kind }) => kind);
// "Black cat" is known by its words, where the last one is a thing.
const isKnown = (phrase) => {
  const words = phrase.split(' ');
  const last = kindsOf(words.slice(-1));
  return (
    kindsOf(words).length > 0 ||
    (words.every((word) => kindsOf([word]).length > 0) && (last.includes('drawn') || last.includes('art')))
  );
};
const isThing = (word) => kindsOf([word]).some((kind) => kind === 'drawn' || kind === 'art');
const english = namesOf('en');
const meanings = new Map();
for (const [emoji, { default: words = [], tts: [name = ''] = [] }] of Object.entries(english)) {
  if (!/\p{Extended_Pictographic}/u.test(emoji)) continue;
  const key = plain(emoji);
  const own = OWN[key];
  const candidates = [
    name
      .toLowerCase()
      .replace(/[^a-z ]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  const found = own ?? candidates.find(isKnown) ?? words.find((word) => isThing(word) && name.includes(word));
  if (found) meanings.set(key, found);
}
for (const [key, words] of Object.entries(OWN)) meanings.set(key, words);

function linesOf(entries) {
  const lines = [''];
  for (const entry of entries) {
    const last = lines.pop();
    const fits = last.length + entry.length <= 900;
    lines.push(...(fits ? [last ? `${last};${entry}` : entry] : [last, entry]));
  }
  return lines
    .map((line) => `  ${JSON.stringify(line).replace(/^"|"$/g, "'").replaceAll('\\"', '"')},`)
    .join('\n');
}

function write(name, constant, entries) {
  const body = linesOf(entries.map((entry) => entry.replaceAll("'", '\u2019')));
  writeFileSync(
    new URL(`../src/prompt/languages/${name}.ts`, import.meta.url),
    `// Written by scripts/build-language-nouns.mjs from Unicode's CLDR (licenses/unicode.txt).\nexport const ${constant} = [\n${body}\n].join(';');\n`,
  );
}

write(
  'pictographs',
  'PICTOGRAPH_TABLE',
  [...meanings].map(([key, words]) => `${key}:${words}`),
);
function nounsOf(language) {
  const named = Object.entries(namesOf(language)).map(([emoji, { tts: [name = ''] = [] }]) => ({
    word: name.toLowerCase().replace(/[;:|]/g, ''),
    meaning: meanings.get(plain(emoji)),
  }));
  const known = named.filter(({ word, meaning }) => word && meaning && isKnown(meaning));
  return new Map(known.reverse().map(({ word, meaning }) => [word, meaning]));
}

for (const language of LANGUAGES) {
  const entries = [...nounsOf(language)].map(([word, meaning]) => `${word}:${meaning}`);
  write(`nouns-${language}`, `NOUNS_${language.toUpperCase()}`, entries);
  console.log(language, entries.length);
}
console.log(meanings.size, 'pictographs');
