/**
 * How much longer a customer's calls may take beside an attack than alone: an attack may share the machine,
 * not take it.
 */
export const MOST_SLOWDOWN = 20;
