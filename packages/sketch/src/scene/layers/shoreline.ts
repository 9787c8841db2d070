import type { HasChance, HasView } from '../scene-kit.js';

/** World y of where a beach's sand ends and the water begins, by world x. */
export function shoreline(kit: HasView & HasChance, x: number): number {
  const lean = kit.random('shore')() - 0.5;
  return (
    kit.view.horizon + 0.27 + 0.03 * Math.sin(x * 2.1 + lean * 9) + lean * 0.12 * (x - kit.view.aspect / 2)
  );
}
