import type { Blur, Depth, LightName, Role, SetName, StageMove, View } from './stage-plan.js';

/** What a word or phrase says of a set; `seamless` with no more to it is a studio. */
export interface SetWord {
  readonly set?: SetName;
  readonly light?: LightName;
  readonly move?: StageMove;
  readonly close?: number;
  readonly view?: View;
  readonly depth?: Depth;
  readonly blur?: Blur;
  /** What is served hot steams. */
  readonly steams?: true;
  /** It asks for a close-up or a product shot, in any model. */
  readonly isProduct?: true;
}

const phrases = (words: string, means: SetWord): [string, SetWord][] =>
  words.split(', ').map((word) => [word, means]);

const around = (word: string, before: string, after: string): string =>
  [
    ...before.split(', ').map((one) => `${one} ${word}`),
    ...after.split(', ').map((one) => `${word} ${one}`),
  ].join(', ');

/** The camera that films is none in the picture. */
const OUR_CAMERA = around(
  'camera',
  'at, to, into, toward, towards, facing, in front of, slow, smooth, static, steady, handheld, moving, cinematic, gentle, before, past, fixed, then',
  'at floor level, at eye level, at ground level, at low angle, low, high, cranes, walks, climbs, lifts, starts, ends, spins, drops, travels, sweeps, slides, slowly, smoothly, gently, orbit, orbits, orbiting, pan, pans, panning, push, pushes, pushing, pull, pulls, pulling, move, moves, moving, movement, motion, zoom, zooms, zooming, tilt, tilts, tilting, dolly, circles, circling, rotates, rotating, tracks, tracking, follows, following, glides, gliding, drifts, drifting, flies, flying, rises, rising, shot, angle, work, stays, still, lens',
);

/** Phrases in small letters, articles left out. */
export const SET_WORDS: ReadonlyMap<string, SetWord> = new Map([
  ...phrases(OUR_CAMERA, {}),
  ...phrases(
    "top view, top-down, top down, top-down view, top down view, from above, overhead, overhead shot, overhead view, flat lay, bird's eye view",
    { view: 'top' },
  ),
  ...phrases('low angle, low angle shot, from below, worm’s eye view', { view: 'low' }),
  ...phrases(
    'shallow depth of field, shallow focus, depth of field, bokeh, soft bokeh, creamy bokeh, blurred background, blurry background, background blurred, background blur, background blurry, background out of focus, out of focus background, out-of-focus background, defocused background, background is blurred, selective focus, shallow dof, shallow depth-of-field, depth-of-field, wide aperture',
    { depth: 'shallow' },
  ),
  ...phrases(
    'deep focus, everything in focus, all in focus, pan focus, no bokeh, without bokeh, no blurred background, without blurred background, no blurry background, no depth of field, no shallow depth of field, without depth of field, deep depth of field, great depth of field, large depth of field, wide depth of field, infinite depth of field, long depth of field, maximum depth of field',
    { depth: 'deep' },
  ),
  ...phrases('no blur, without blur, without any blur, everything sharp', { depth: 'deep', blur: 'none' }),
  ...phrases(
    'motion blur, motion-blur, motion blurs, motion blurred, motion-blurred, motion blurring, motion blurred background, blurred motion, blurry motion, speed blur, background motion blur, blurred by motion, blurred by speed, slow shutter, slow shutter speed',
    { blur: 'strong' },
  ),
  ...phrases(
    'no motion blur, without motion blur, without any motion blur, no motion-blur, without motion-blur, no speed blur, fast shutter, fast shutter speed, high shutter speed',
    { blur: 'none' },
  ),
  ...phrases(
    'rack focus, rack-focus, rack focusing, rack focuses, racks focus, racking focus, focus rack, focus racks, focus pull, focus pulls, pull focus, pulls focus, pulling focus, focus shift, focus shifts, shift focus, shifts focus, shifting focus, focus moves, focus changes',
    { depth: 'rack' },
  ),
  ...phrases(
    'studio, studio shot, studio background, seamless background, cyclorama, plain background, infinity cove',
    { set: 'seamless', isProduct: true },
  ),
  ...phrases('studio lighting, studio light, softbox lighting, soft studio lighting', {
    light: 'studio',
    isProduct: true,
  }),
  ...phrases(
    'product shot, product photo, product photography, product video, product render, commercial, advertisement, ad, packshot, hero shot, still life',
    { isProduct: true },
  ),
  ...phrases('close-up, close up, closeup, extreme close-up, extreme close up, detail shot', {
    close: 1.5,
    isProduct: true,
  }),
  ...phrases('macro, macro shot, macro lens', { close: 2.1, isProduct: true }),
  ...phrases('portrait, portrait shot, headshot, head shot, portrait of, close portrait', { close: 1.8 }),
  ...phrases('medium shot, waist up, half body', { close: 1.3 }),
  ...phrases(
    'rim light, rim lighting, rim lit, golden rim light, backlit, backlight, back light, low key, low-key, low key lighting, low-key lighting, moody light, moody lighting, chiaroscuro, dark and moody, dark moody, moody atmosphere, moody tones',
    { light: 'drama' },
  ),
  ...phrases('dark room, in dark room', { set: 'wood', light: 'night' }),
  ...phrases('candlelight, by candlelight, candlelit, candle light, by light of candle', {
    set: 'wood',
    light: 'candle',
  }),
  ...phrases('home office, office desk, desk setup, home studio, workspace', { set: 'window' }),
  ...phrases('3d, 3d render, in 3d, octane render, blender render, cgi', { isProduct: true }),
  ...phrases(
    'turntable, rotating, rotates, rotate, spinning, spins, revolving, turning slowly, rotates slowly, slowly rotating, 360, turning on turntable, on turntable',
    { move: 'turntable', isProduct: true },
  ),
  ...phrases(
    'marble, on marble, marble table, marble surface, marble slab, marble counter, marble countertop, marble top',
    { set: 'marble', isProduct: true },
  ),
  ...phrases(
    'on wood, wooden table, wood table, wooden surface, wooden desk, wooden board, oak table, walnut table, on kitchen table, across kitchen table, on dining table, on coffee table, on table, on desk, table top, tabletop, on counter',
    { set: 'wood', isProduct: true },
  ),
  ...phrases(
    'on stone, standing on stone, lying on stone, resting on stone, stone slab, stone surface, slate, concrete, concrete surface, on rock',
    {
      set: 'stone',
      isProduct: true,
    },
  ),
  ...phrases('velvet, on velvet, velvet cloth, silk, on silk, satin', { set: 'velvet', isProduct: true }),
  ...phrases('on water, water surface, still water, shallow water, ripples', {
    set: 'water',
    isProduct: true,
  }),
  ...phrases(
    'steam, steaming, steamy, steam rising, rising steam, steam rises, hot steam, wisps of steam, wisps of steam rising, steam coming off, steam coming out, steaming hot, piping hot, fresh out of oven, straight out of oven',
    { steams: true },
  ),
  ...phrases('podium, pedestal, plinth, on podium, on pedestal, display stand', {
    set: 'podium',
    isProduct: true,
  }),
  ...phrases(
    'mirror surface, reflective surface, glossy floor, on mirror, on glass table, reflective floor, black glass',
    { set: 'mirror', isProduct: true },
  ),
  ...phrases('neon, neon lights, neon light, neon sign, cyberpunk, synthwave, vaporwave', {
    set: 'neon',
    light: 'neon',
    isProduct: true,
  }),
  ...phrases(
    'stage lights, stage light, concert, concert stage, rock concert, neon stage, nightclub, dance floor, disco',
    { set: 'neon', light: 'neon' },
  ),
  ...phrases(
    'on stage, stage, theatre stage, theater stage, on theatre stage, on theater stage, in theatre, in theater, opera house, opera stage, spotlight, spotlights, under spotlight, in spotlight',
    { set: 'stage', light: 'studio' },
  ),
  ...phrases(
    'window light, by window, near window, beside window, next to window, sunlit room, morning light, kitchen, living room, room, bedroom, office, cafe, coffee shop, at home, indoors',
    { set: 'window', isProduct: true },
  ),
  ...phrases(
    'windowsill, window sill, window ledge, on windowsill, on window sill, at window, through window, out of window',
    {
      set: 'window',
    },
  ),
  ...phrases('background, backdrop, light, soft light, soft lighting, lighting, dramatic lighting', {}),
]);

/** Materials that a thing may be asked for in. */
export const MATERIALS: Readonly<Record<string, Role>> = {
  glass: 'glass',
  crystal: 'gem',
  metal: 'metal',
  metallic: 'metal',
  steel: 'metal',
  silver: 'chrome',
  chrome: 'chrome',
  gold: 'gold',
  golden: 'gold',
  leather: 'leather',
  wooden: 'wood',
  ceramic: 'ceramic',
  porcelain: 'ceramic',
  plastic: 'plastic',
  clay: 'clay',
  rubber: 'rubber',
  paper: 'paper',
  stone: 'stone',
  fabric: 'fabric',
  plush: 'plush',
};

/** Words that ask for a picture that is drawn. */
export const DRAWN_WORDS: ReadonlySet<string> = new Set(
  '2d, flat, cartoon, sketch, drawing, drawn, illustration, watercolor, watercolour, pixel art, icon, aquarium, fishbowl, terrarium'.split(
    ', ',
  ),
);

export const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  several: 4,
  few: 3,
  pair: 2,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
};

export const SIZES: Readonly<Record<string, 'small' | 'large'>> = {
  small: 'small',
  tiny: 'small',
  little: 'small',
  mini: 'small',
  big: 'large',
  large: 'large',
  huge: 'large',
  giant: 'large',
};

/** Words that lead to those on a label. */
export const LABEL_CUES: ReadonlySet<string> = new Set(
  'labeled, labelled, label, says, saying, called, named, reads, reading, printed, written, logo, brand, branded, words, text'.split(
    ', ',
  ),
);

/** What is said right before words that are laid over the picture. */
export const OVERLAY_CUE =
  /(?:title|caption|headline|subtitle|overlay|tagline|slogan|price|voice)\W{0,3}(?:says |reads )?["“«]/i;
