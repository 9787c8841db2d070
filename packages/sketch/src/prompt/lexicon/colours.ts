/** Colour words with the paint they mean. */
export const COLOURS: Record<string, string> = {
  red: '#c8332b', crimson: '#a81e33', scarlet: '#d9301f', maroon: '#6e1c25', burgundy: '#701f33', ruby: '#b0193f',
  orange: '#e8812a', amber: '#eda02e', coral: '#f27a62', peach: '#f6b48f', rust: '#a8502a', copper: '#b5683c', bronze: '#a97a3f',
  yellow: '#f2cf3f', gold: '#e0b13c', golden: '#e0b13c', lemon: '#f3e15a', mustard: '#c99a2c', ochre: '#c28a3a',
  green: '#3f8f4f', emerald: '#1f8f5f', lime: '#9fd23f', olive: '#7d8438', mint: '#98dcb8', jade: '#2f9a78', sage: '#9fb08b',
  teal: '#1f8f8f', turquoise: '#35c2bd', cyan: '#3fc9e0', aqua: '#5fd6d9',
  blue: '#2f6fc4', navy: '#1f2f5f', azure: '#3f92e0', indigo: '#3f3a94', cobalt: '#274fae', sapphire: '#1f4fa8',
  purple: '#7d45b0', violet: '#8552cf', lavender: '#b49ae0', lilac: '#c3a2db', plum: '#7a3f72', magenta: '#cc2f94', mauve: '#a8839f',
  pink: '#ee7fae', rose: '#e2758f', fuchsia: '#d93fa0', salmon: '#f08a77', blush: '#eeb4b4',
  brown: '#7d5333', chocolate: '#5c3826', tan: '#c8a578', beige: '#dfcfae', sepia: '#8a6a45', chestnut: '#77402b',
  white: '#f2f0ea', ivory: '#f3ecd8', cream: '#f3e8cc', black: '#25262b', grey: '#84888f', gray: '#84888f', silver: '#bcc3ca', charcoal: '#3c4047',
};
