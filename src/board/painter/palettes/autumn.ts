/** Autumn: leaves turned, stubble in the fields, wet lanes. */
import type { Changes } from './palette.ts';

export const AUTUMN: Changes = {
  paper: {
    base: '#d9cfa4',
    washes: [
      ['#a8a05a', 0.13],
      ['#f7ebcb', 0.12],
      ['#a98c4c', 0.1],
      ['#9a7440', 0.1],
      ['#f7ebcb', 0.09],
    ],
    grass: '#8f8350',
  },
  woods: {
    floor: '#8a7047',
    shadow: '#3a2c17',
    rim: '#7b6340',
    crowns: ['#a9793f', '#b98a47', '#98803f'],
    lights: '#d2a962',
  },
  orchard: { floor: '#cbbf8a', rim: '#7d6434', crown: '#b08a45', light: '#d0b065' },
  brush: { floor: '#c8b985', rim: '#7d6a38', tuft: '#a48c4c', light: '#c3ac68' },
  grain: { floors: ['#dcc994', '#d6c08a', '#d9c79c'], furrow: '#b89f6a', ear: '#a08550', edge: '#9a8151' },
  vineyard: { floor: '#d0bf8c', leaf: '#a36b3a' },
  marsh: { floor: '#bfbd94', reed: '#7a6f3e' },
  hedge: { leaf: '#8a7a3f', light: '#b19c58', edge: '#4d4120' },
  road: { dirt: { fill: '#d9c296', casing: '#7d6240', mark: '#a58759' } },
};
