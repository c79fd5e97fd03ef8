/**
 * The colours of the printed sheet: a warm, slightly faded set in which terrain differs by lightness and texture
 * as well as by hue, and nothing is as strong as a counter.
 */
export const PAPER = {
  base: '#d9d9b2',
  /** Colour and strength of each wash laid over the ground. */
  washes: [
    ['#94aa5c', 0.13],
    ['#fbf3d6', 0.13],
    ['#8fa65a', 0.09],
    ['#b39a58', 0.1],
    ['#fbf3d6', 0.1],
  ],
  grass: '#8f9160',
  light: '#fff8df',
  dusk: '#6b5a32',
  frame: '#3f3626',
} as const;

/** Ground by level: level 1 first. Higher ground is darker and warmer. */
export const LEVELS = [
  '#d4c08c',
  '#c5a86e',
  '#b59158',
  '#a07343',
  '#8b6036',
  '#784f2c',
  '#664224',
  '#56371d',
] as const;
export const RELIEF = { line: '#7a5426', light: '#f3e3ba', shadow: '#4b3516', hollow: '#a9a981' } as const;

export const WOODS = {
  floor: '#5f7349',
  shadow: '#32361c',
  rim: '#586c43',
  crowns: ['#7a9159', '#859b62', '#718852'],
  lights: '#9db176',
} as const;

export const ORCHARD = {
  floor: '#c6cf98',
  shadow: '#4a5230',
  rim: '#627c43',
  crown: '#86a05c',
  light: '#a8bd79',
} as const;
export const BRUSH = {
  floor: '#c3c38d',
  shadow: '#5a5a33',
  rim: '#77793f',
  tuft: '#969a58',
  light: '#b5b874',
} as const;
export const GRAIN = {
  floors: ['#e3d191', '#e0cb84', '#dfcf98'],
  furrow: '#c6ac62',
  ear: '#b1934a',
  edge: '#a58b4f',
} as const;
export const VINEYARD = { floor: '#d3c79a', row: '#8a7f4a', leaf: '#74864a', edge: '#8f8455' } as const;
export const MARSH = { floor: '#bac6a6', pool: '#9db7b1', reed: '#566a42', edge: '#7c9480' } as const;
export const WATER = {
  body: '#9ebac0',
  deep: '#89a9b2',
  line: '#c3d6d8',
  bank: '#46656f',
  shore: '#cdbf92',
} as const;
export const RUBBLE = {
  floor: '#bdb49f',
  stones: ['#8f887b', '#a8a092', '#77706a'],
  edge: '#4a443d',
  shadow: '#38322b',
} as const;
export const CRATER = { floor: '#cfc49a', rim: '#efe3bf', pit: '#8c7a55', dark: '#5a4a2e' } as const;
export const GRAVES = { floor: '#c9cda6', stone: '#eeeade', edge: '#55524a', shadow: '#4d5038' } as const;

export const ROAD = {
  road: { fill: '#ece7da', casing: '#7a7163', mark: '#cfc8b8' },
  dirt: { fill: '#e9d8ae', casing: '#8d6f45', mark: '#b99a67' },
  path: { fill: '#9a7b4e', casing: '#efe2bd', mark: '#9a7b4e' },
  sunken: { fill: '#d9bf8e', casing: '#5e4626', mark: '#a3834f' },
  elevated: { fill: '#ece0bf', casing: '#6b5330', mark: '#bda678' },
} as const;

export const GULLY = { bed: '#c5a873', bank: '#6f4f28', shadow: '#8e6d3e' } as const;
export const WALL = { stone: '#cbc5b8', edge: '#433d35', shadow: '#3a3426' } as const;
export const HEDGE = {
  leaf: '#6f8648',
  light: '#93a865',
  edge: '#3f5229',
  bank: '#9c8355',
  shadow: '#33371d',
} as const;
export const CLIFF = { face: '#8a6a43', edge: '#3f2d18' } as const;

export const ROOF = {
  stone: { lit: '#c9c7c0', base: '#a9a7a2', shade: '#7b7a7a', line: '#6a6868', edge: '#26241f' },
  wood: { lit: '#c99a6d', base: '#ab774e', shade: '#825434', line: '#6f452b', edge: '#33200f' },
  shadow: '#2c2415',
  yard: '#d2c69c',
  pavement: '#d7ceb6',
  pip: '#f7f2e2',
} as const;

export const BRIDGE = {
  stone: { deck: '#ded9cc', parapet: '#8f897d', edge: '#2f2b25' },
  wood: { deck: '#c9a26d', parapet: '#8a6238', edge: '#3b2814' },
} as const;

export const GRID = { line: '#4c4330', dot: '#4c4330' } as const;
export const NAMES = { hex: '#4a4130', place: '#2e2616', halo: '#f4efd9' } as const;
