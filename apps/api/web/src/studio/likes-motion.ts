/** Whether somebody has not asked their system for less that moves. */
export const likesMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
