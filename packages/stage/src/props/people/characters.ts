import type { Wear } from '../kit/prop-options.js';
import type { BuildName } from './build.js';

/** Somebody of a story or a trade, known by what they wear. */
interface Character {
  readonly noun: string;
  readonly words: string;
  readonly build: BuildName;
  readonly costume: Wear;
}

const NAVY = '#1f2b45';
const BLACK = '#17171b';

/** Whom one knows by a coat, a hat or a skin. */
export const CHARACTERS: readonly Character[] = [
  {
    noun: 'pirate',
    words: 'buccaneer, pirate captain, corsair',
    build: 'man',
    costume: { top: '#8c1f2a', bottom: '#2a2723', shoes: BLACK, beard: true, head: 'cocked hat' },
  },
  {
    noun: 'ninja',
    words: 'shinobi',
    build: 'man',
    costume: { top: '#1d1f26', bottom: '#1d1f26', shoes: BLACK, head: 'hood', hat: '#1d1f26' },
  },
  {
    noun: 'samurai',
    words: 'ronin',
    build: 'man',
    costume: { top: '#7a1f2b', bottom: '#2b2d36', shoes: BLACK, head: 'helmet', hat: '#3a3d47' },
  },
  {
    noun: 'viking',
    words: 'norseman, viking warrior',
    build: 'man',
    costume: { top: '#6b4a2e', bottom: '#4a4238', hair: '#c98a3c', beard: true, head: 'horned helmet' },
  },
  {
    noun: 'police officer',
    words: 'policeman, policewoman, cop',
    build: 'man',
    costume: { top: '#27375c', bottom: NAVY, shoes: BLACK, head: 'peaked cap', hat: NAVY },
  },
  {
    noun: 'firefighter',
    words: 'fireman, firewoman',
    build: 'man',
    costume: { top: '#d2a02c', bottom: '#3a3a3f', shoes: BLACK, head: 'hard hat', hat: '#c8281e' },
  },
  {
    noun: 'pilot',
    words: 'airline pilot, ship captain',
    build: 'man',
    costume: { top: '#eef0f3', bottom: NAVY, shoes: BLACK, head: 'peaked cap', hat: NAVY },
  },
  {
    noun: 'builder',
    words: 'construction worker, engineer',
    build: 'man',
    costume: { top: '#e8762a', bottom: '#3d5378', head: 'hard hat', hat: '#f0c02e' },
  },
  { noun: 'farmer', words: '', build: 'man', costume: { top: '#b8443a', bottom: '#3d5a86', hat: '#d9b466' } },
  {
    noun: 'skier',
    words: 'snowboarder',
    build: 'person',
    costume: { top: '#d8442f', bottom: '#27406b', shoes: '#2b2d33', head: 'bobble hat', hat: '#f0b52e' },
  },
  {
    noun: 'alien',
    words: 'extraterrestrial, martian, little green man',
    build: 'person',
    costume: { top: '#8f98a8', bottom: '#6d7686', skin: '#7fb56a', cut: 'bald' },
  },
  {
    noun: 'zombie',
    words: 'undead',
    build: 'man',
    costume: { top: '#5b5a4a', bottom: '#3f4148', skin: '#8fa37f', hair: '#3a3a30' },
  },
  {
    noun: 'vampire',
    words: 'dracula',
    build: 'man',
    costume: { top: BLACK, bottom: BLACK, skin: '#e6ded8', hair: '#141316' },
  },
  {
    noun: 'clown',
    words: 'jester',
    build: 'man',
    costume: {
      top: '#f0c02e',
      bottom: '#3a7bd5',
      shoes: '#c8281e',
      skin: '#f6e6dc',
      hair: '#d8352a',
      cut: 'curls',
    },
  },
  {
    noun: 'elf',
    words: 'gnome, dwarf, leprechaun',
    build: 'person',
    costume: { top: '#3f7d3a', bottom: '#6b4a2e', head: 'pointed hat', hat: '#2f6a35' },
  },
  {
    noun: 'teddy bear on its feet',
    words: '',
    build: 'boy',
    costume: { skin: '#b9824c', isPlush: true },
  },
  {
    noun: 'golem',
    words: 'stone golem, rock golem, stone giant, rock monster',
    build: 'man',
    costume: { skin: '#8d928b', isStone: true, beard: false },
  },
  {
    noun: 'angel',
    words: '',
    build: 'woman',
    costume: { dress: '#f6f3ea', isRobe: true, cut: 'long', hair: '#e3c27a', head: 'halo' },
  },
];
