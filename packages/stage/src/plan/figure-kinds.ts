import type { Prop } from '../props/index.js';

/** Whether a thing acts: people and beasts. */
export const acts = ({ paints }: Pick<Prop, 'paints'>): boolean => paints.includes('figure');

/** Whether it is one of the people. */
export const isPerson = (prop: Prop): boolean =>
  prop.paints.includes('figure') && prop.stands.includes('road') && (prop.moves ?? []).length === 1;
