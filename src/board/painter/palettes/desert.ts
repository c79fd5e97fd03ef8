/** Desert: sand and gravel, thorn instead of brush, white houses. */
import type { Changes } from './palette.ts';

export const DESERT: Changes = {
  paper: {
    base: '#e2cf9f',
    washes: [
      ['#cfae72', 0.16],
      ['#f7ebc9', 0.18],
      ['#c9a463', 0.12],
      ['#b98f52', 0.1],
      ['#f5e6be', 0.16],
    ],
    grass: '#b49b60',
  },
  levels: ['#dcbd86', '#cfa86a', '#bf9153', '#aa7941', '#946435', '#80532c', '#6c4424', '#58371c'],
  relief: { line: '#885a28', light: '#f8e8c1', shadow: '#573a17', hollow: '#cdb584' },
  woods: {
    floor: '#928c57',
    shadow: '#4c4320',
    rim: '#7b7743',
    crowns: ['#8d9858', '#99a263', '#818c50'],
    lights: '#b4bb7c',
  },
  orchard: { floor: '#d9c894', rim: '#7d8448', crown: '#98a05f', light: '#b7bc7c' },
  brush: { floor: '#d8c691', shadow: '#6b5a30', rim: '#8c8347', tuft: '#a79d5d', light: '#c4ba7c' },
  marsh: { floor: '#e4dfcb', pool: '#d6dacf', reed: '#9d9469', edge: '#b8b190' },
  water: { body: '#94b9bd', deep: '#7da7af', shore: '#ead8a8' },
  rubble: { floor: '#d6c59e', stones: ['#b3a17a', '#c9b892', '#9a8963'] },
  crater: { floor: '#dcc794', rim: '#f3e4ba', pit: '#a88a56' },
  graves: { floor: '#d9c899' },
  road: {
    road: { fill: '#e9e0c9', casing: '#8f7c58', mark: '#cfc09a' },
    dirt: { fill: '#efdeb3', casing: '#a98650', mark: '#c8a870' },
    path: { fill: '#b08b54', casing: '#f3e6c0', mark: '#b08b54' },
    sunken: { fill: '#dcc08a', casing: '#6f5128', mark: '#aa864c' },
    elevated: { fill: '#eedfb6', casing: '#7d5f33', mark: '#c3a871' },
  },
  gully: { bed: '#d3b67c', bank: '#7d5b2c', shadow: '#a17e48' },
  wall: { stone: '#dccda9', edge: '#5b4c30' },
  hedge: { leaf: '#8e9453', light: '#aeb374', edge: '#585a2c', bank: '#b99d64', shadow: '#4c451f' },
  cliff: { face: '#a57d49', edge: '#523a1c' },
  roof: {
    stone: { lit: '#f1ead9', base: '#decfb2', shade: '#b09d7b', line: '#a08e6c', edge: '#453a26' },
    yard: '#dbc794',
    pavement: '#e0d0a6',
  },
  rough: { floor: '#d6bf8c', stone: '#ac9260', light: '#efdfb6', edge: '#77602f' },
  crag: { floor: '#c9b184', faces: ['#b0925f', '#96794a', '#c6ab78'], edge: '#55411f', shadow: '#4b391b' },
};
