/** Steppe: dry grass to the horizon, dusty tracks. */
import type { Changes } from './palette.ts';

export const STEPPE: Changes = {
  paper: {
    base: '#dbd09a',
    washes: [
      ['#b3a650', 0.14],
      ['#f8eecb', 0.14],
      ['#a8a355', 0.1],
      ['#b6924a', 0.11],
      ['#f8eecb', 0.1],
    ],
    grass: '#9d8f4e',
  },
  woods: {
    floor: '#6a7447',
    shadow: '#383a1c',
    rim: '#626b40',
    crowns: ['#868f57', '#929a61', '#7b854e'],
    lights: '#adb378',
  },
  brush: { floor: '#cbbd83', rim: '#84793f', tuft: '#a39654', light: '#c2b572' },
  grain: { floors: ['#e6d288', '#e2ca78', '#e4d192'], furrow: '#caa955', ear: '#b08d3f' },
  road: { dirt: { fill: '#e7d2a0', casing: '#937442', mark: '#bb9a62' } },
  hedge: { leaf: '#7d8447', light: '#a1a763', edge: '#4a4f28' },
};
