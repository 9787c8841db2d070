/** Light for what is on a table or in a studio, by what that is. */
export const TABLE_MOODS = {
  /** Through a window behind the food, warm, and a little from the front. */
  appetite: {
    exposure: 1.04,
    key: { colour: '#ffd7a0', power: 4.6, from: [-3.1, 3.1, -2.1] },
    around: ['#ffedd4', '#c7a27c', '#6a452c'],
    aroundPower: 0.5,
    boxes: [
      { colour: '#ffc88c', power: 17, at: [-6, 3, -3.6], size: [4.5, 4] },
      { colour: '#fff0dc', power: 7, at: [4.6, 3.4, 4.4], size: [3.6, 3.6] },
      { colour: '#ffe7c6', power: 8, at: [0, 7, -1], size: [5, 4] },
    ],
    onGround: '#6f5844',
    shadow: 0.55,
  },
  /** Clean and bright from both sides. */
  beauty: {
    exposure: 1.03,
    key: { colour: '#fff3e2', power: 3.2, from: [-3.4, 3.4, 1.2] },
    around: ['#ffffff', '#f2e6da', '#d9c6b4'],
    aroundPower: 0.56,
    boxes: [
      { colour: '#ffffff', power: 10, at: [0.5, 7, 1.5], size: [6, 5] },
      { colour: '#fff6ec', power: 13, at: [-7, 2.6, 1.5], size: [1.8, 7] },
      { colour: '#f4f7ff', power: 10, at: [7, 2.4, -0.5], size: [1.1, 7] },
    ],
    onGround: '#a89c90',
    shadow: 0.46,
  },
  /** As out of an icebox: white light from behind, blue from the side. */
  crisp: {
    exposure: 1.03,
    key: { colour: '#f3f8ff', power: 3.6, from: [2.6, 3.8, -1.6] },
    around: ['#dcefff', '#86aecb', '#24405a'],
    aroundPower: 0.5,
    boxes: [
      { colour: '#ffffff', power: 15, at: [-6.4, 2.6, 1], size: [1.3, 6.5] },
      { colour: '#e2f3ff', power: 14, at: [6.2, 2.6, -1.5], size: [1.3, 6.5] },
      { colour: '#ffffff', power: 8, at: [0, 7, 1], size: [5, 3] },
    ],
    onGround: '#3c5468',
    shadow: 0.55,
  },
  /** A lamp inside, and grey light from a window behind. */
  cosy: {
    exposure: 1.03,
    key: { colour: '#ffcf96', power: 2.9, from: [2.8, 3, 2] },
    around: ['#aebac6', '#a08a72', '#5c4632'],
    aroundPower: 0.48,
    boxes: [
      { colour: '#cfe0ef', power: 4.5, at: [-1, 3.2, -6], size: [6, 4] },
      { colour: '#ffc47e', power: 10, at: [5.5, 3, 3], size: [2.6, 3.6] },
      { colour: '#dfe9f5', power: 5, at: [-6, 3.4, 0], size: [2, 5] },
    ],
    onGround: '#6b5a49',
    shadow: 0.5,
  },
  /** Two lamps behind it draw its edges, and hardly any light comes from the front. */
  drama: {
    exposure: 1.06,
    key: { colour: '#ffd9ae', power: 4.2, from: [3.2, 3.4, -1.7] },
    around: ['#252b3c', '#191a22', '#0b0b0e'],
    aroundPower: 0.6,
    boxes: [
      { colour: '#ffd3a0', power: 24, at: [5.2, 2.6, -3.6], size: [1.6, 6] },
      { colour: '#7fa4ff', power: 17, at: [-5.6, 2.6, -3.2], size: [1.3, 6] },
      { colour: '#fff4e6', power: 8, at: [-3.4, 5.2, 4], size: [2.4, 2.4] },
    ],
    onGround: '#202129',
    shadow: 0.65,
  },
} as const;
