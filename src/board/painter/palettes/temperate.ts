/**
 * The colours of the printed sheet: a warm, slightly faded set in which terrain differs by lightness and texture
 * as well as by hue, and nothing is as strong as a counter. The other palettes say where they differ from it.
 */
export const TEMPERATE = {
  paper: {
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
  },
  /** Ground by level: level 1 first. Higher ground is darker and warmer. */
  levels: ['#d4c08c', '#c5a86e', '#b59158', '#a07343', '#8b6036', '#784f2c', '#664224', '#56371d'],
  relief: { line: '#7a5426', light: '#f3e3ba', shadow: '#4b3516', hollow: '#a9a981' },
  woods: {
    floor: '#5f7349',
    shadow: '#32361c',
    rim: '#586c43',
    crowns: ['#7a9159', '#859b62', '#718852'],
    lights: '#9db176',
  },
  orchard: {
    floor: '#c6cf98',
    shadow: '#4a5230',
    rim: '#627c43',
    crown: '#86a05c',
    light: '#a8bd79',
  },
  brush: {
    floor: '#c3c38d',
    shadow: '#5a5a33',
    rim: '#77793f',
    tuft: '#969a58',
    light: '#b5b874',
  },
  grain: {
    floors: ['#e3d191', '#e0cb84', '#dfcf98'],
    furrow: '#c6ac62',
    ear: '#b1934a',
    edge: '#a58b4f',
  },
  vineyard: { floor: '#d3c79a', row: '#8a7f4a', leaf: '#74864a', edge: '#8f8455' },
  marsh: { floor: '#bac6a6', pool: '#9db7b1', reed: '#566a42', edge: '#7c9480' },
  water: {
    body: '#9ebac0',
    deep: '#89a9b2',
    line: '#c3d6d8',
    bank: '#46656f',
    shore: '#cdbf92',
  },
  rubble: {
    floor: '#bdb49f',
    stones: ['#8f887b', '#a8a092', '#77706a'],
    edge: '#4a443d',
    shadow: '#38322b',
  },
  crater: { floor: '#cfc49a', rim: '#efe3bf', pit: '#8c7a55', dark: '#5a4a2e' },
  graves: { floor: '#c9cda6', stone: '#eeeade', edge: '#55524a', shadow: '#4d5038' },
  road: {
    road: { fill: '#ece7da', casing: '#7a7163', mark: '#cfc8b8' },
    dirt: { fill: '#e9d8ae', casing: '#8d6f45', mark: '#b99a67' },
    path: { fill: '#9a7b4e', casing: '#efe2bd', mark: '#9a7b4e' },
    sunken: { fill: '#d9bf8e', casing: '#5e4626', mark: '#a3834f' },
    elevated: { fill: '#ece0bf', casing: '#6b5330', mark: '#bda678' },
  },
  gully: { bed: '#c5a873', bank: '#6f4f28', shadow: '#8e6d3e' },
  wall: { stone: '#cbc5b8', edge: '#433d35', shadow: '#3a3426' },
  hedge: {
    leaf: '#6f8648',
    light: '#93a865',
    edge: '#3f5229',
    bank: '#9c8355',
    shadow: '#33371d',
  },
  cliff: { face: '#8a6a43', edge: '#3f2d18' },
  roof: {
    stone: { lit: '#c9c7c0', base: '#a9a7a2', shade: '#7b7a7a', line: '#6a6868', edge: '#26241f' },
    wood: { lit: '#c99a6d', base: '#ab774e', shade: '#825434', line: '#6f452b', edge: '#33200f' },
    shadow: '#2c2415',
    yard: '#d2c69c',
    pavement: '#d7ceb6',
    pip: '#f7f2e2',
  },
  bridge: {
    stone: { deck: '#ded9cc', parapet: '#8f897d', edge: '#2f2b25' },
    wood: { deck: '#c9a26d', parapet: '#8a6238', edge: '#3b2814' },
  },
  grid: { line: '#4c4330', dot: '#4c4330' },
  names: { hex: '#4a4130', place: '#2e2616', halo: '#f4efd9' },
  rough: { floor: '#cdc394', stone: '#a89c76', light: '#e2d9b4', edge: '#6b6142' },
  sand: { floor: '#e8d8a4', ripple: '#cbb274', light: '#f6ebc6', edge: '#bfa568' },
  crag: { floor: '#bfb597', faces: ['#a39a84', '#8b8371', '#b9b09a'], edge: '#453f33', shadow: '#38332a' },
  debris: { floor: '#cdc3a6', beams: '#8a6a48', stones: ['#a59b88', '#8c8374'], edge: '#564a3a' },
} as const;
