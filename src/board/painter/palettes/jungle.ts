/** Jungle: deep greens, a lagoon in the sun, thatch. */
import type { Changes } from './palette.ts';

export const JUNGLE: Changes = {
  paper: {
    base: '#c6d09d',
    washes: [
      ['#7b9c4c', 0.17],
      ['#f1f2cf', 0.11],
      ['#6f9348', 0.12],
      ['#a59a52', 0.09],
      ['#f1f2cf', 0.09],
    ],
    grass: '#74894a',
  },
  woods: {
    floor: '#55764d',
    shadow: '#20301a',
    rim: '#4b6b45',
    crowns: ['#5f8a4d', '#6b9757', '#527c44'],
    lights: '#8db46e',
  },
  orchard: { floor: '#bccb8c', rim: '#567a3c', crown: '#79a055', light: '#9dbf73' },
  brush: { floor: '#b3bf78', rim: '#667638', tuft: '#88994c', light: '#a8b668' },
  grain: { floors: ['#cdd08a', '#c6cb7d', '#cbd092'], furrow: '#a7ac58', ear: '#8d9545', edge: '#8a9150' },
  marsh: { floor: '#aabf98', pool: '#8fb3a6', reed: '#4a663c' },
  water: { body: '#8fc2bd', deep: '#74adad', line: '#c8e3df', bank: '#3d6f70', shore: '#e0d5a4' },
  hedge: { leaf: '#5f8243', light: '#86a861', edge: '#334b24' },
  roof: { wood: { lit: '#d3b377', base: '#b8935a', shade: '#8c6a3c', line: '#7c5c33' } },
};
