/** What the enemy is shown of a side that sets up out of his sight (6.4, 8.3.2): its order of battle and nothing else. */
import { expect, test } from 'vitest';
import { skirmish } from '../testing/bench.ts';

const group = (side: string, setUp: string[]) => ({ id: side, side, elr: 5, units: {}, setUp });

/** The Russians are at it; the Germans have set up before. */
const settingUp = () =>
  skirmish({
    doing: [{ is: 'set-up', side: 'russian' }],
    phase: 'german rally',
    scenario: {
      rules: ['concealment'],
      groups: [group('german', ['1:A1-D7']), group('russian', ['1:F1-I7'])],
    },
    units: ['german 4-6-7 C4', 'russian 4-4-7 G4'],
    weapons: ['german LMG of u1', 'russian LMG of u2', 'russian LMG'],
    vehicles: ['german PzKpfw IVH C5', 'russian T-34/85 G5'],
  });

test('[aslsk 8.3.2.a] while a side sets up in secret its enemy sees its order of battle, and neither places nor who has what', () => {
  const match = settingUp();
  const { units, weapons, vehicles } = match.view('german');
  expect(units).toEqual([
    { id: 'u1', side: 'german', group: 'german', card: 'german 4-6-7', at: '1:C4' },
    { id: 'u2', side: 'russian', group: 'russian', card: 'russian 4-4-7' },
  ]);
  expect(weapons).toEqual([
    { id: 'w1', card: 'german LMG', by: 'u1' },
    { id: 'w2', card: 'russian LMG' },
    { id: 'w3', card: 'russian LMG' },
  ]);
  expect(vehicles).toMatchObject([{ id: 'v1', at: '1:C5' }, { id: 'v2' }]);
  expect(vehicles?.[1]).toEqual({ id: 'v2', side: 'russian', group: 'russian', card: 'russian T-34/85' });
  expect(match.view('russian')).toEqual(match.state);
});

test('[aslsk 6.4.a] only who has something to hide sets up in secret: a gun of his, and not one of his enemy’s', () => {
  const setUpBy = (side: string) =>
    skirmish({
      doing: [{ is: 'set-up', side }],
      phase: 'german rally',
      scenario: {
        groups: [
          { ...group('german', ['1:A1-D7']), weapons: { 'german 7.5cm PaK 40': 1 } },
          group('russian', ['1:F1-I7']),
        ],
      },
      units: ['german 2-2-8 C4', 'russian 4-4-7 G4'],
      weapons: ['german 7.5cm PaK 40 of u1 facing 1'],
    });
  const gunners = setUpBy('german');
  expect(gunners.view('russian').units[0]).not.toHaveProperty('at');
  expect(gunners.view('russian').weapons).toEqual([{ id: 'w1', card: 'german 7.5cm PaK 40' }]);
  const others = setUpBy('russian');
  expect(others.view('german')).toEqual(others.state);
});
