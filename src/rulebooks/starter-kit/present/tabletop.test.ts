import { expect, test } from 'vitest';
import { skirmish } from '../testing/bench.ts';
import { tabletop } from './tabletop.ts';
import { sceneOf } from './test-tour.ts';

const POSITION = {
  phase: 'movement',
  hexes: { '1:E5': 'stone building' },
  units: [
    'german 4-6-7 C4 broken desperate',
    'german 9-1 C4 wounded pinned',
    'russian 4-4-7 E5 fired final',
    'german 4-6-7 K8',
  ],
  weapons: ['german MMG of u1 malfunctioned', 'russian LMG E5'],
  smoke: [{ at: '1:D4', kind: 'grenade', by: 'german' }],
  residual: [{ at: '1:D5', firepower: 4 }],
} as const;

test('markers are badges, and a broken unit shows its broken side', () => {
  const { counters } = tabletop(sceneOf(skirmish(POSITION)));
  const of = (id: string) => counters.find(each => each.id === id);
  const badges = (id: string) => of(id)?.badges.map(({ text }) => text);
  expect(badges('u1')).toEqual(['Broken', 'DM']);
  expect(badges('u2')).toEqual(['Pin', 'Wounded']);
  expect(badges('u3')).toEqual(['Final Fire']);
  expect(badges('w1')).toEqual(['Malfunctioned']);
  expect(of('u1')?.face.tone).toBe('weak');
  expect(of('u1')?.back?.tone).toBe('plain');
  expect(of('w1')).toMatchObject({ on: 'u1', at: '1:C4', title: 'German MMG' });
  expect(of('w2')).toMatchObject({ at: '1:E5', side: 'russian' });
  expect(of('w2')?.on).toBeUndefined();
  expect([of('u1'), of('u2'), of('u3')].map(each => each?.title)).toEqual([
    'German squad 4-6-7 A',
    'German leader 9-1 B',
    'Russian squad 4-4-7 C',
  ]);
});

test('smoke and residual firepower lie on their hexes', () => {
  const { overlays } = tabletop(sceneOf(skirmish(POSITION)));
  expect(overlays.map(({ text, hexes }) => [text, ...hexes])).toEqual([
    ['Smoke +2', '1:D4'],
    ['Residual 4', '1:D5'],
  ]);
});

test('status lines count what victory asks for', () => {
  const condition = {
    is: 'control-hexes' as const,
    side: 'german',
    hexes: ['1:E5', '1:F5', '1:G5'],
    least: 2,
  };
  const scene = sceneOf(
    skirmish({
      ...POSITION,
      scenario: { victory: { side: 'german', all: [condition], words: 'Two of three.' } },
      control: { '1:E5': 'german', '1:F5': 'russian' },
    }),
  );
  const { status, overlays } = tabletop(scene);
  expect(status.map(({ text }) => text)).toContain('german control 1 of 3 hexes, 2 needed');
  expect(overlays.filter(({ kind }) => kind === 'control').map(({ side }) => side)).toEqual([
    'german',
    'russian',
    undefined,
  ]);
});
