import { type FigureWord, phrases } from './figure-word.js';

/** What somebody is busy with: phrases in small letters, articles left out. */
export const ACT_WORDS: readonly [string, FigureWord][] = [
  ...phrases(
    'drinking, drinks, eating, eats, biting, bites, biting into, bites into, sipping, sips, sipping from, drinking from, tasting, tastes, licking, licks, munching, munching on, munches on, nibbling, nibbling on, nibbles on, chewing, chewing on',
    { act: 'eat', tie: 'taste' },
  ),
  ...phrases('grazing, grazes, grazing on, pecking, pecking at', { act: 'eat' }),
  ...phrases(
    'cooking, cooks, stirring, stirs, mixing, mixes, kneading, kneads, chopping, chops, slicing, slices, preparing, prepares, frying, grilling, baking, bakes, painting at, painting on, painting picture, painting portrait, paints, sketching, writing, writes, writing in, writing on, typing, typing on, types on, sewing, shaping, shapes, sculpting, carving, carves, repairing, repairs, fixing, fixes, cleaning, polishing, decorating, gardening, planting, watering, examining, soldering, welding, hammering, forging, crafting, tinkering, tinkering with, working on, working at',
    { act: 'work' },
  ),
  ...phrases('mending, mends, knitting, knits, darning, untangling, bandaging, threading, weaving', {
    act: 'wrap',
    tie: 'hold',
  }),
  ...phrases(
    'wrapping hands, wraps hands, wrapping her hands, wrapping their hands, taping hands, wrapping hands up, bandaging hands, rubbing hands, washing hands',
    { act: 'wrap' },
  ),
  ...phrases('fishing, casting line, casts line, reeling in, angling', { act: 'fish' }),
  ...phrases(
    'brushing teeth, brushes teeth, brushing their teeth, brushes their teeth, brushing our teeth, brush teeth, brush their teeth',
    { act: 'brush' },
  ),
  ...phrases(
    'writing equations, writes equations, writing formulas, writes formulas, writing math, writing equation, drawing equations, writing numbers, writing letters',
    { act: 'write' },
  ),
  ...phrases('hugging, hugs, cuddling, cuddles, embracing, embraces, hugging tightly', {
    act: 'hug',
    tie: 'hold',
  }),
  ...phrases('hugging each other, hug each other, embracing each other, hug', { act: 'hug' }),
  ...phrases('tossing, tosses, flipping, flips, juggling, juggles', { act: 'toss' }),
  ...phrases(
    'raise hands, raising hands, raises hand, raising hand, raise hand, raise their hands, raising their hands, hands raised, hand raised',
    { act: 'raise' },
  ),
  ...phrases('picking up, picks up, pick up, picking, picks', { act: 'pick', tie: 'hold' }),
  ...phrases(
    'waking up, wakes up, wake up, awakens, awakening, standing up, stands up, getting up, gets up, rising up, rises up, rises from ground',
    { act: 'rise' },
  ),
  ...phrases('reading, reads, studying', { act: 'read', tie: 'hold' }),
  ...phrases('laughing, laughs, giggling, giggles, chuckling', { act: 'laugh' }),
  ...phrases('singing, sings', { act: 'sing' }),
  ...phrases(
    'talking, talks, chatting, chats, speaking, speaks, whispering, whispers, arguing, gossiping, conversing, having conversation, giving speech, gives speech, telling story, tells story, presenting',
    { act: 'talk' },
  ),
  ...phrases(
    'talking to, talks to, talking with, talks with, chatting with, speaking to, speaks to, speaking with, whispering to, arguing with',
    { act: 'talk', tie: 'face' },
  ),
  ...phrases(
    'roaring, roars, growling, growls, snarling, snarls, barking, barks, howling, howls, meowing, meows, mooing, bleating, shouting, shouts, screaming, screams, yelling, yells, bellowing',
    { act: 'roar' },
  ),
  ...phrases('yawning, yawns', { act: 'yawn' }),
  ...phrases('crying, cries, weeping, weeps, sobbing, sobs', { act: 'cry' }),
  ...phrases('singing into, sings into', { act: 'sing', tie: 'hold' }),
  ...phrases(
    'cheering, cheers, celebrating, celebrates, clapping, claps, applauding, raising arms, raises arms',
    {
      act: 'cheer',
    },
  ),
  ...phrases('punching, punches, boxing, shadowboxing, shadow boxing, sparring', { act: 'punch' }),
  ...phrases('fighting, fights, battling, battles, duelling, dueling, sword fighting, fencing', {
    act: 'fight',
    tie: 'face',
  }),
  ...phrases('kneeling, kneels, crouching, crouches, squatting', { act: 'kneel' }),
  ...phrases('meditating, meditates, doing yoga, practicing yoga', { act: 'sit' }),
  ...phrases(
    'frolicking, frolics, romping, romps, playing together, playing around, playing outside, playing happily, playing in park, playing in snow, playing in garden, playing in sand, playing in water, playing in rain, playing in field, playing in leaves, playing in street, playing in puddle, playing in puddles, playing on beach, playing on grass',
    { act: 'play' },
  ),
  ...phrases('sliding, slides, sliding down, sliding on, slides on', { act: 'slide' }),
];
