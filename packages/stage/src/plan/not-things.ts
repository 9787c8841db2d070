/** Sayings, in small letters and without articles, that name a thing which is not in the picture. */
export const NOT_THINGS: ReadonlySet<string> = new Set(
  [
    'does, bird house, birdhouse, bird bath, snapdragon, bull fighter, bull fighters, foxglove, horse chestnut, cat walk, dog tag, dog tags, duck face',
    'tea leaves, tea leaf, tree pose, maple syrup, maple leaves, lemon juice, orange peel, coffee shop, coffee table, coffee bean, coffee beans',
    'couple of, couples of, family of, families of, crowd of, crowds of, team of, teams of, family dinner, family photo, family car, family home, family room, team spirit',
    'tea party, wine bar, beer garden, book shop, car park, parking lot, house music, home office, home screen, key light, flash light',
    'bed time, ball gown, ball game, moon light, rock music, rock concert, ring light, candle light, tower bridge, train station',
    'bus stop, bus station, shoe box, phone call, box office, glass table, drone shot, drone view, drone footage, drone video',
    'crane shot, bird eye view, bird view, fish eye, fish-eye lens, fisheye lens, dolly shot, mouse pad, laptop screen, phone screen, rain drop',
    'rose petals, rose gold, cherry blossom, cherry blossoms, apple logo, cake stand, water drops, water droplets, water drop, ice cold, dog park',
    'test tube, tube station, tube map, tube top, air conditioner, nesting doll, nesting dolls, russian doll, russian dolls, dragon fruit, dragon boat',
    'butterfly effect, chocolate chip, chocolate chips, chocolate brown, chocolate sauce, chocolate syrup, tomato red, carrot orange, avocado green, wolf moon',
    'steak house, sandwich board, globe artichoke, balloon animal, beer pong, angel hair, pilot light, crab cakes, crab cake, spider man, spider-man, zebra crossing, ski lodge, ski resort, food pyramid, human pyramid, rhino beetle, eagle scout, tiger shrimp, fire breather, fire-breather, peach cobbler, boxing ring, wrestling ring, circus ring, key ring, ring road, honey blonde, smoothie bowl, bee hive, monkey bars, knife edge',
    'boots up, boot up, booting up, car boot, phone look, phone footage, phone video, phone style, phone camera, crib mobile, nursery mobile, boot camp, boot sale, boot screen, shoe lace, shoe laces, shoe shop, shoe store, shoe rack, cake walk',
    'cheese pull, bamboo steamer, steamer basket, vegetable steamer, cabin porch, house porch, porch railing, front porch, porch swing, grilled cheese, bedroom wall, church clock, street cart',
    'rice field, rice fields, rice paddy, rice paddies, rice terrace, rice terraces, rice cooker, corn field, corn fields, corn maze, corn dog, corn dogs, corn rows',
    'candy cane, candy canes, cotton candy, candy store, candy shop, eye candy, lemonade stand, coconut water, coconut milk, coconut oil, potato chip, potato chips, onion rings',
    'lotus pose, lotus position, lotus pond, lotus leaf, lotus leaves, peach fuzz, plum blossom, plum blossoms, peach blossom, peach blossoms, scotch tape, honeycomb pattern, honeycomb structure',
    'dandelion seed, dandelion seeds, dandelion fluff, hay fever, hay field, log fire, yule log, burning log, burning logs, logs burning, crackling logs, waffle iron, brownie points, peach background, peach backdrop, peach wall, peach walls, peach sky, plum purple, eggplant purple, kiwi bird, kiwi birds',
    'pearl necklace, pearl necklaces, pearl earring, pearl earrings, pearl white, mother of pearl, string of pearls, pearl button, pearl buttons, lily pad, lily pads, orchid purple',
    'field of view, field of vision, point of view, cat eye, horse race, watch tower, mirror finish, glass facade, soccer field, football field, hat trick, clock work, drum roll, tent camp',
  ].flatMap((row) => row.split(', ')),
);
