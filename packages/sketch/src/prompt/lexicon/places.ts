import type { Setting, TimeOfDay } from '../vocabulary.js';

/** Words for each setting. The first is its own name. */
export const SETTING_WORDS: Record<Setting, string> = {
  sea: 'sea, ocean, seascape, open water, waves, wave, high seas, ~atlantic, ~pacific, deep blue sea, offshore, ~harbor, ~harbour, ~fjord, ~bay',
  beach:
    'beach, on the seafront, promenade, shore, seashore, seaside, coast, coastline, shoreline, sand, sandy beach, tropical island, island, ~lagoon, surf, ~cove, tropics, palm beach, ~coastal road, ~coast road, coastal',
  lake: 'lake, pond, lakeside, loch, tarn, reservoir, still water, lakeshore, water, mirror lake',
  river: 'river, stream, creek, brook, ~canal, riverbank, ~rapids, riverside',
  mountains:
    'mountain, peak, summit, ~alps, ~himalaya, ~himalayas, cliff, mountain range, ridge, alpine, ~rockies, ~everest, ~mount fuji, ~fuji, valley, ~canyon, ~gorge, mountainside, highlands, crag',
  hills:
    'hill, meadow, field, grassland, countryside, pasture, prairie, ~farmland, ~farm, rolling hills, plain, plains, steppe, ~savanna, ~savannah, ~garden, ~park, ~lawn, ~moor, ~golf course, ~football pitch, ~soccer field, ~baseball field, ~backyard, ~zoo, ~campsite, ~wheat field, ~flower field, ~lavender field, ~vineyard, ~tulip field, landscape, grass, ~ranch, ~orchard, ~safari',
  forest:
    'forest, wood, woods, woodland, ~jungle, ~rainforest, grove, pine forest, birch forest, bamboo forest, ~redwoods, taiga, among the trees, through the trees, between the trees, under the trees, thicket, enchanted forest, ~swamp',
  desert:
    'desert, dune, sahara, sand dunes, wasteland, mesa, ~badlands, ~oasis, arid land, gobi, outback, ~mars, ~red planet',
  city: 'city, skyline, cityscape, skyscraper, downtown, metropolis, city skyline, urban skyline, ~new york, ~tokyo, ~manhattan, ~london, ~paris, ~shanghai, ~dubai, ~hong kong, megacity, ~rooftop, ~rooftops, futuristic city, town, cyberpunk city',
  street:
    'street, road, alley, avenue, boulevard, lane, city street, sidewalk, ~crosswalk, ~intersection, highway, ~market, ~flower market, ~night market, ~fish market, ~farmers market, ~bazaar, ~souk, ~market square, ~train station, ~railway station, ~platform, ~subway station, ~metro station, ~market street, alleyway, urban street, back street, path, city traffic, ~street market, ~town square, ~plaza, ~city square, ~village square, ~main square, ~cobblestone square, ~cobblestone street, cobblestones, ~cobbled street, ~tunnel, ~racetrack, ~race track, shopping street, country road',
  village:
    'village, hamlet, cottages, fishing village, settlement, small town, old town, medieval town, countryside village, mountain village',
  snowfield:
    'snowfield, snowy field, tundra, ~arctic, ~antarctica, ~antarctic, ice, ~glacier, winter landscape, frozen land, ~north pole, ~south pole, winter, winter wonderland, frozen lake, frozen pond, frozen river, frozen canal, frozen sea, frozen fjord, frozen waterfall, icy lake, icy pond, ice rink, ~skating rink, iceberg, snowy landscape, ice field',
  underwater:
    'underwater, under the sea, coral reef, reef, seabed, ocean floor, deep sea, sea floor, under water, ~aquarium, below the surface, coral, seaweed, under the ocean, under the waves, beneath the waves, beneath the sea, bottom of the sea, kelp forest',
  space:
    'space, outer space, galaxy, cosmos, universe, nebula, planet, orbit around, deep space, milky way galaxy, ~solar system, ~saturn, ~jupiter, ~earth from space, ~black hole, interstellar, starfield, asteroid field',
  sky: 'sky, night sky, starry sky, stars, star, milky way, heavens, starry night, cloudscape, above the clouds, sea of clouds, starlight, constellation, stargazing, skies',
  room: 'room, outside a window, outside the window, outside my window, at the window, at a window, at my window, on the windowsill, on a windowsill, window sill, on the sill, on the window sill, living room, bedroom, indoors, indoor, interior, lounge, parlor, parlour, study, nursery, apartment, hotel room, dining room, sitting room, fireside, cabin interior, loft, attic, hallway, ~basement, ~bathroom, ~spa, ~gym, ~hospital room, inside a house, at home, ~candlelight, ~by candlelight, ~candlelit',
  kitchen:
    'kitchen, restaurant kitchen, ~restaurant, ~cafe, ~café, ~coffee shop, ~coffeehouse, ~bar, ~pub, ~diner, ~bistro, ~pizzeria, ~tavern, countertop, kitchen counter, ~canteen',
  office:
    'office, modern office, home office, coworking space, ~classroom, ~lecture hall, meeting room, conference room, boardroom, workspace, workplace, ~laboratory, ~lab, ~workshop, ~art studio, ~waiting room, ~newsroom',
  shop: 'bookshop, bookstore, store interior, boutique, ~bakery, ~florist, flower shop, ~pharmacy, ~art gallery, toy store, toy shop, gift shop, record store, ~barbershop, ~mall, ~shopping mall, antique shop, ~in a library, ~in a museum, ~in a shop, ~in a store, ~in a supermarket, ~in a grocery store, ~in the library, ~in the museum, ~in the shop, ~in the store, ~in the supermarket, ~in the grocery store, ~inside a library, ~inside a museum, ~inside a shop, ~inside a store, ~inside a supermarket, ~inside a grocery store, ~inside the library, ~inside the museum, ~inside the shop, ~inside the store, ~inside the supermarket, ~inside the grocery store',
  theatre:
    'theatre, theater, stage, concert, rock concert, concert hall, concert stage, on stage, live concert, music festival, ~festival, opera, opera house, auditorium, nightclub, night club, disco, dance floor, gig, ~talent show, ~circus, ~cabaret, ~rave, ~conference stage, spotlight, spotlights, stage lights',
  abstract:
    'abstract, pattern, swirl, fractal, kaleidoscope, psychedelic, shapes, gradient, fluid, ink, geometric, texture, smoke swirls, particles, waveform, liquid colors',
};

/** Words for each time of day. */
export const TIME_WORDS: Record<TimeOfDay, string> = {
  dawn: 'dawn, sunrise, daybreak, early morning, first light, morning, morning light, sun rises, rising sun, break of day',
  day: 'day, noon, midday, daytime, daylight, bright day, blue sky, sunshine, afternoon, sunny day, sunlit, sunny, broad daylight, summer day, bright sun, spring day',
  golden:
    'golden hour, late afternoon, golden light, warm light, evening sun, low sun, golden afternoon, honey light',
  sunset: 'sunset, sundown, setting sun, evening, sun sets, evening glow, burning sky, red sky, afterglow',
  dusk: 'dusk, twilight, blue hour, nightfall, gloaming, after sunset, late evening',
  night:
    'night, midnight, nighttime, moonlit, moonlight, starlit, starry, night time, by night, dark night, at night, nocturnal, tonight, after dark, full moon night, under the stars, evening stars',
};

/** Settings that may stand behind another one. */
export const BACKDROPS: readonly Setting[] = [
  'mountains',
  'hills',
  'forest',
  'city',
  'village',
  'desert',
  'snowfield',
];

const LANDS = ['mountains', 'forest', 'city'] as const;
const SHORES = [...LANDS, 'hills', 'village'] as const;
const WINDOWS = [...LANDS, 'hills', 'desert', 'snowfield'] as const;

/** What can be seen behind a setting, beside what is there anyway. */
export const BEHIND: Readonly<Partial<Record<Setting, readonly Setting[]>>> = {
  sea: SHORES,
  beach: SHORES,
  lake: SHORES,
  river: SHORES,
  hills: LANDS,
  village: [...LANDS, 'hills'],
  street: ['city'],
  desert: ['mountains', 'city'],
  snowfield: ['mountains', 'forest'],
  room: WINDOWS,
  kitchen: WINDOWS,
  office: WINDOWS,
  shop: WINDOWS,
};
