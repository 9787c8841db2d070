// Widths in heights of what isn't about as wide as tall: it must fit the frame. A train may run out of it.
const WIDTHS: Partial<Record<string, number>> = {
  ship: 2.4, whale: 2.8, bridge: 4.2, castle: 1.4, pyramid: 2, car: 2.5, bus: 2.3, airplane: 2.7, rowboat: 2.3, ufo: 1.9, iceberg: 2, galleon: 1.75, volcano: 2.5, waterfall: 1.9, dragon: 2.7, boat: 1.6, train: 1.7, house: 1.35, tent: 1.9,
  horse: 1.35, cat: 1.2, dog: 1.35, cow: 1.35, elephant: 1.5, camel: 1.3, lion: 1.4, tiger: 1.5, leopard: 1.4, panther: 1.4, wolf: 1.5, fox: 1.5, bear: 1.3, unicorn: 1.35, sheep: 1.15, shark: 1.6, dolphin: 1.6, fish: 1.5, turtle: 1.4,
  bicycle: 1.2, motorcycle: 1.3, satellite: 1.9, tree: 1.15, person: 0.45, violinist: 0.75, guitarist: 0.8, trumpeter: 0.9, saxophonist: 0.6, drummer: 1.5, pianist: 1.9, child: 0.5, penguin: 0.6, flower: 0.6, robot: 0.7, lighthouse: 0.9, rocket: 0.5, snowman: 0.8, mushroom: 1, cactus: 0.7, kite: 0.8, seagull: 1.35, eagle: 1.6, bird: 1.15, owl: 1.2, parrot: 1.4, crane: 1.5,
};

/** Width of a subject in its own heights. */
export function widthOf(noun: string): number {
  return WIDTHS[noun] ?? 1;
}
