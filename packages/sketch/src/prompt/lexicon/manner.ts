import type { CameraMove, Style, Verb } from '../vocabulary.js';

/** Words for moods and styles. */
export const STYLE_WORDS: Record<Style, string> = {
  calm: 'calm, peaceful, serene, tranquil, quiet, gentle, still, relaxing, soothing, meditative, soft, silent, cozy, cosy, idyllic, restful, placid',
  dramatic:
    'dramatic, epic, intense, powerful, majestic, grand, wild, rough, violent, raging, mighty, towering, fierce, breathtaking, turbulent',
  dreamy:
    'dreamy, dreamlike, ethereal, magical, fairytale, fairy tale, fantasy, surreal, enchanted, whimsical, mystical, magic, heavenly, enchanting, fairy',
  noir: 'noir, black and white, monochrome, film noir, black & white, grayscale, greyscale, b&w, monochromatic',
  pastel:
    'pastel, soft colors, pale colors, candy colors, pastel colors, muted, light colors, soft colours, pastel colours, delicate',
  vintage:
    'vintage, retro, sepia, old film, nostalgic, analog, film grain, super 8, 8mm, old photo, 1970s, 70s, 1950s, kodachrome, antique, aged',
  neon: 'neon, cyberpunk, synthwave, vaporwave, glowing, neon lights, futuristic, neon signs, retrowave, fluorescent, electric, sci-fi, sci fi, 80s',
  watercolor:
    'watercolor, watercolour, water color, aquarelle, painting, painterly, ink wash, gouache, hand painted, illustration, painted, illustrated, storybook, watercolor painting, watercolour painting, sumi-e',
  oil: 'oil painting, oil paint, oil on canvas, impressionist, impressionism, impasto, brush strokes, brushstrokes, van gogh, monet, acrylic, acrylic painting, palette knife, expressionist, post-impressionist',
  pencil:
    'pencil, pencil sketch, pencil drawing, sketch, sketched, drawing, charcoal drawing, charcoal sketch, hand drawn, hand-drawn, line art, line drawing, ink drawing, graphite, engraving, etching, doodle, pen and ink, crosshatch',
  pixel:
    'pixel art, pixelated, pixelart, 8-bit, 8 bit, 8bit, 16-bit, 16 bit, 16bit, voxel, retro game, video game, pixels, arcade game',
  gloomy:
    'gloomy, sad, dark, melancholy, melancholic, bleak, somber, sombre, lonely, moody, eerie, spooky, haunted, creepy, ominous, sinister, desolate, scary, halloween, horror',
  joyful:
    'joyful, happy, cheerful, bright, vibrant, colorful, colourful, lively, playful, festive, vivid, fun, cute, saturated, uplifting',
  mysterious: 'mysterious, mystery, strange, ancient, hidden, enigmatic, otherworldly, alien, uncanny',
  cinematic:
    'cinematic, film, movie, anamorphic, hollywood, blockbuster, wide shot, establishing shot, 35mm, film look, epic shot, movie scene, photorealistic, realistic, hyperrealistic, ultra realistic',
};

/** Words for camera moves. */
export const CAMERA_WORDS: Record<CameraMove, string> = {
  drift: 'drift, drifting camera, floating camera, gliding, glide',
  static:
    'static, static shot, fixed camera, still shot, locked off, static camera, tripod, no camera movement, still camera, stationary camera, locked shot',
  'pan-left':
    'pan left, panning left, camera pans left, pans left, pan to the left, truck left, slide left, move left, moving left, tracking left, from right to left, right to left, camera moves left',
  'pan-right':
    'pan right, panning right, camera pans right, pans right, pan to the right, pan, panning, camera pans, truck right, slide right, panorama, tracking shot, dolly shot, move right, moving right, camera moves right, side scrolling, tracking right, from left to right, left to right, pans, tracking, panoramic',
  'tilt-up': 'tilt up, tilting up, camera tilts up, tilts up, look up, looking up, pan up',
  'tilt-down':
    'tilt down, tilting down, camera tilts down, tilts down, look down, looking down, pan down, tilt',
  'push-in':
    'push in, zoom in, dolly in, zooming in, camera pushes in, pushing in, pushes in, move closer, approach, close in, zoom, fly through, moving forward, fly in, forward, approaching, dolly forward, zooms in, flythrough, moves forward, dolly, camera moves forward, slowly closer',
  'pull-out':
    'pull out, zoom out, dolly out, pull back, zooming out, pulling back, pulls back, pulling out, pulls out, move back, reveal, dolly back, zooms out, backing away, moving backward, camera pulls back',
  orbit:
    'orbit, orbiting, circling, arc shot, rotate around, camera orbits, around it, 360, revolve, rotating camera, camera circles, orbits, arcing',
  rise: 'rise, crane up, crane shot, aerial, drone shot, drone, ascend, ascending, aerial shot, rising, jib up, bird eye view, flyover, from above, overhead, camera rises, lifting up, boom up, aerial view, drone footage, crane',
  handheld:
    'handheld, hand-held, shaky, hand held, shaky cam, documentary style, handheld camera, shaking, pov, first person, documentary',
};

/** What a subject does. */
export const VERB_WORDS: Record<Verb, string> = {
  stand:
    'stand, standing, ~sit, ~sits, ~sitting, rest, resting, ~sleep, ~sleeping, ~sleeps, wait, waiting, stands, ~lying, ~graze, ~grazing, watch, watching, perched, parked, moored, ~lies, look, looks, landed, ~hiding, ~hides, posing, gaze, gazing, ~meditating, ~reading, ~eat, ~eating, ~eats, stare, staring, anchored, ~feeding, ~feeds, ~asleep, ~typing, ~writing, ~painting a, ~painting her, ~painting his, ~painting their, ~painting my, ~painting our, ~knitting, ~sewing, ~talking, ~kissing, ~hugging, ~drinking, ~pouring, ~tossing, ~cutting, ~chopping, ~frying, ~baking, ~stirring, ~washing, ~cleaning, ~sweeping, ~smiling, ~working, ~studying, ~cooking, ~building a, ~building an, ~building the, ~repairing, ~holding still, ~praying, ~sipping, ~blooming, ~listening, ~teaching, ~shopping, ~fishing',
  run: 'run, runs, running, gallop, galloping, race, racing, sprint, sprinting, chase, chasing, dash, dashing, rush, rushing, gallops, chases, races',
  walk: 'walk, walks, walking, stroll, strolling, wander, wandering, hike, hiking, march, marching, trot, trotting, roam, roaming, ~crawl, ~crawling, ~climbing, ~climb, ~climbs, ~sneaking, ~sweeping across, ~sliding, ~slides, ~skating, ~skiing, ~dragging, ~pushing, ~pulling, ~marches, travel, travelling, traveling, crossing, cross, crosses, passing, passes, pass, move, moving, moves, trek, trekking, explore, exploring, explores',
  fly: 'fly, flies, flying, soar, soaring, hover, hovering, glide through, flutter, fluttering, swoop, swooping, take off, launch, launching, launches, lifting off, blast off, soars, flock, takes off',
  swim: 'swim, swims, swimming, dive, diving, dives, ~surfing, ~paddle, ~paddling, ~snorkel, surfacing, surfaces, emerging from the water',
  float:
    'float, floats, floating, drifts, drifting, bob, bobbing, levitate, levitating, hang, hanging, floats by, suspended, ~curls, ~curl, ~curling, landing, lands, docking',
  spin: 'spin, spins, spinning, rotate, rotating, turn, turning, twirl, twirling, whirl, whirling, roll, rolling, rotates, turns, rolls, revolving',
  fall: 'fall, falls, falling, drop, dropping, tumble, tumbling, descend, descending, raining down, drops, cascade, cascading',
  dance:
    'dance, dances, dancing, sway, swaying, wiggle, wave hands, celebrating, party, partying, sways, ~cheer, ~cheering, ~clapping, ~waving, ~singing, ~laughing, ~jumping up and down, ~blinking, swing, swinging, groove',
  jump: 'jump, jumps, jumping, leap, leaping, hop, hopping, bounce, bouncing, leaps, bounces, hops, breach, breaching, breaches, skip, skipping, playing, play, plays, playing the, playing a, plays the, plays a, frolicking',
  drive:
    'drive, drives, driving, ride, rides, riding, cruise, cruising, speeding, drive through, cycling, rushing past, speeds, rushes, ~arriving, ~arrives, ~leaving, ~leaves the, ~departing',
  burn: 'burn, burns, burning, blaze, blazing, flicker, flickering, glows, crackling, crackle, ablaze, shining, shine, shines, erupting, erupts, breathing fire, breathes fire, spitting fire, fire breathing, fire-breathing, on fire, in flames, exploding',
  sail: 'sail, sails, sailing, row, rowing, voyage, sailing past, rows, ferry across',
};

/** How fast the camera goes. */
export const SPEED_WORDS: Record<'slow' | 'fast', string> = {
  slow: 'slow, slowly, gradual, gradually, gently, lazily, slow motion, unhurried, lazy, slow-motion, softly, steady',
  fast: 'fast, quickly, quick, rapid, rapidly, speedy, swift, swiftly, hyperlapse, hasty, whip',
};

/** How large a subject is. */
export const SIZE_WORDS: Record<'small' | 'large', string> = {
  small: 'small, tiny, little, distant, far away, mini, miniature, far, faraway, baby',
  large:
    'large, big, huge, giant, gigantic, massive, enormous, colossal, great, tall, vast, oversized, in the foreground',
};

/** How fast time goes by. */
export const PACE_WORDS: Record<'timelapse' | 'slow-motion', string> = {
  timelapse: 'timelapse, time-lapse, time lapse, hyperlapse, sped up, speeded up, fast motion, fast forward',
  'slow-motion':
    'slow motion, slow-motion, slo-mo, slow-mo, slomo, slowmo, super slow motion, bullet time, high-speed camera',
};

/** From how near a thing is filmed. */
export const SHOT_WORDS: Record<'close' | 'wide', string> = {
  close:
    'close up, closeup, close-up, extreme close-up, extreme close up, macro, macro shot, tight shot, close shot, detail shot, product shot, portrait',
  wide: 'long shot, extreme wide shot, far shot, extreme long shot, wide angle, wide-angle',
};
