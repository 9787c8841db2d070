import { describe, expect, it } from '@jest/globals';
import { readPrompt } from '../src/prompt/read-prompt.js';
import { createKit } from '../src/scene/create-kit.js';
import type { Placed } from '../src/scene/subjects/placed.js';
import { placeSubjects } from '../src/scene/subjects/place-subjects.js';

const SEEDS = [1, 2, 3, 4, 5, 6];

/** The things of a prompt by their nouns, in scenes of several seeds. */
function placed(prompt: string): ((noun: string) => Placed)[] {
  const { scene } = readPrompt(prompt);
  return SEEDS.map((seed) => {
    const all = placeSubjects(createKit({ scene, size: { width: 640, height: 360 }, seed }));
    return (noun) => all.find(({ subject }) => subject.noun === noun)!;
  });
}

describe('who does what to whom', () => {
  it.each([
    ['a dog chasing a ball on the beach', 'dog chase ball'],
    ['a ball chased by a dog', 'dog chase ball'],
    ['a cat running from a wolf', 'wolf chase cat'],
    ['a boy holding a red balloon', 'child hold balloon'],
    ['a monkey riding an elephant', 'monkey ride elephant'],
    ['a cat on a table', 'cat on table'],
    ['a white sneaker on a pink podium', 'sneaker on podium'],
    ['a fox under an oak tree', 'fox under tree'],
    ['a lion behind a tent', 'lion behind tent'],
    ['a woman in front of a castle', 'person in-front castle'],
    ['a fox in a wood, a castle behind it', 'castle behind fox'],
    ['ein Hund und eine Katze', ''],
    ['a boat on the lake', ''],
    ['no dog chasing a cat', ''],
  ])('%s: %s', (prompt, relation) => {
    const { relations } = readPrompt(prompt).scene;
    expect(relations.map(({ kind, who, whom }) => `${who} ${kind} ${whom}`).join()).toBe(relation);
  });

  it('leaves each its own verb: a chased ball does not chase', () => {
    const { subjects } = readPrompt('a dog chasing a red ball').scene;
    expect(subjects).toMatchObject([
      { noun: 'dog', verb: 'run' },
      { noun: 'ball', verb: null, colour: 'red' },
    ]);
  });
});

describe('in the picture', () => {
  it.each([
    ['a sneaker rotating on a podium', 'sneaker', 'spin'],
    ['a cat dancing on a table', 'cat', 'dance'],
    ['a cat running on a table', 'cat', 'stand'],
  ])('who stands on something does there what needs no room: %s', (prompt, noun, verb) => {
    for (const find of placed(prompt)) expect(find(noun)).toMatchObject({ verb, under: 'ground' });
  });

  it.each(['a dog chasing a cat', 'a cat chased by a dog', 'a dog chasing a cat on a beach, pan left'])(
    'who flees is ahead, goes the same way and as fast, and both stay in the frame: %s',
    (prompt) => {
      for (const find of placed(prompt)) {
        const [dog, cat] = [find('dog'), find('cat')];
        expect(Math.sign(cat.x - dog.x)).toBe(Math.sign(dog.speed));
        expect([cat.speed, cat.faces]).toEqual([dog.speed, dog.faces]);
        for (const one of [dog, cat]) {
          expect(one.x - one.room).toBeGreaterThan(0);
          expect(one.x + one.room).toBeLessThan(640 / 360);
        }
      }
    },
  );

  it('what is held goes with its holder, at the height of a hand', () => {
    for (const find of placed('a woman holding a flower')) {
      const [woman, flower] = [find('person'), find('flower')];
      expect(flower.speed).toBe(woman.speed);
      expect(Math.abs(flower.x - woman.x)).toBeLessThan(woman.height * 0.4);
      expect(flower.y).toBeLessThan(woman.y - woman.height * 0.25);
      expect(flower.y).toBeGreaterThan(woman.y - woman.height * 0.6);
    }
  });

  it.each([
    ['a monkey riding an elephant', 'monkey', 'elephant'],
    ['a cat on a table', 'cat', 'table'],
  ])('who rides or stands on something is on top of it: %s', (prompt, who, whom) => {
    for (const find of placed(prompt)) {
      const [one, other] = [find(who), find(whom)];
      expect(one.x).toBe(other.x);
      expect(one.speed).toBe(other.speed);
      expect(one.y).toBeLessThan(other.y - other.height * 0.5);
      expect(one.y).toBeGreaterThan(other.y - other.height);
      expect(one.depth).toBeGreaterThan(other.depth);
    }
  });

  it('what is behind is farther off, and seen', () => {
    for (const find of placed('a lion behind a tent')) {
      const [lion, tent] = [find('lion'), find('tent')];
      expect(lion.depth).toBeLessThan(tent.depth);
      expect(Math.abs(lion.x - tent.x)).toBeGreaterThan(tent.height * 0.2);
    }
  });

  it('who is under a tree stands beneath its crown', () => {
    for (const find of placed('a fox under a tree')) {
      const [fox, tree] = [find('fox'), find('tree')];
      expect(Math.abs(fox.x - tree.x)).toBeLessThan(tree.height * 0.2);
      expect(fox.speed).toBe(0);
    }
  });
});
