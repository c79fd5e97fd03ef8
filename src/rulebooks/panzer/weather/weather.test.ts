/** Time of day and weather (7.36). */
import { expect, test } from 'vitest';
import { apNet, gpModifiers } from '../fire/modifiers.ts';
import { fieldedById, type View } from '../game.ts';
import { speedOf } from '../movement/costs.ts';
import type { OptionId } from '../scenario/options.ts';
import type { Conditions } from '../scenario/special.ts';
import { spots } from '../sight/spotting.ts';
import { counted, offers, play, refusals, shotIn, skirmish, standing } from '../testing/bench.ts';

const BOTH: readonly OptionId[] = ['7.36', '7.36.4'];
const STORM = { spotting: -2, ap: -3, gp: -15 };

/** How far a tank in the open is spotted under these conditions. */
function reach(conditions: Conditions | undefined, options: readonly OptionId[] = BOTH): number {
  for (let range = 44; range > 0; range--) {
    const { world, view } = standing({
      size: [5, 48],
      options,
      ...(conditions && { scenario: { conditions } }),
      units: [
        { card: 'pz-iiih', at: '1:C45' },
        { card: 'crusader-i', at: `1:C${45 - range}` as '1:C5' },
      ],
    });
    if (spots(world, view as View, fieldedById(view, 'u1'), fieldedById(view, 'u2'))) return range;
  }
  return 0;
}

test('[panzer 7.36, 7.36.1] by day nothing counts; bad light takes one to five rows off, if the scenario has it', () => {
  expect(reach(undefined)).toBe(20);
  expect([-1, -2, -3, -4, -5].map(visibility => reach({ visibility }))).toEqual([12, 7, 5, 4, 3]);
  expect(reach({ visibility: -3 }, [])).toBe(20);
});

const speeds = (conditions: Conditions, card: 'pz-iiij-lang' | 'german-squad' = 'pz-iiij-lang') => {
  const { world, view } = standing({
    options: BOTH,
    scenario: { conditions },
    units: [
      { card, at: '1:C5' },
      { card: 'crusader-i', at: '1:C9' },
    ],
  });
  const unit = fieldedById(view, 'u1');
  return [undefined, 'path', 'road'].map(way => speedOf(world, unit, way as 'path' | 'road' | undefined));
};

test('[panzer 7.36.2.a, 7.36.2.b] with care vehicles go at half speed, and without the road where they hardly see it', () => {
  expect(speeds({})).toEqual([5, 6, 9]);
  expect(speeds({ caution: 'limited' })).toEqual([2, 3, 4]);
  expect(speeds({ caution: 'very limited' })).toEqual([2, 2, 2]);
  expect(speeds({ caution: 'very limited' }, 'german-squad')).toEqual([2, 2, 2]);
});

test('[panzer 7.36.2.a] and nobody hurries', () => {
  const men = (conditions: Conditions) => {
    const match = skirmish({
      phase: 'movement',
      first: 'british',
      options: BOTH,
      scenario: { conditions },
      units: [
        { card: 'german-squad', at: '1:C5', command: 'MOVE' },
        { card: 'british-truck', at: '1:M10', shown: true },
      ],
    });
    play(match, 'german', 'move u1');
    return match;
  };
  expect(offers(men({}), 'german', 'quickmarch')).toEqual(['quickmarch']);
  expect(refusals(men({ caution: 'limited' }), 'german', 'quickmarch')).toEqual(['7.36.2.a']);
});

test('[panzer 7.36.4] a khamsin hinders sight and fire, and movement where the scenario says so', () => {
  expect(reach({ khamsin: STORM })).toBe(7);
  expect(reach({ khamsin: STORM, visibility: -1 })).toBe(5);
  expect(speeds({ khamsin: STORM })).toEqual([5, 6, 9]);
  expect(speeds({ khamsin: { ...STORM, caution: 'limited' } })).toEqual([2, 3, 4]);
  expect(speeds({ khamsin: { ...STORM, caution: 'very limited' }, caution: 'limited' })).toEqual([2, 2, 2]);
});

const STORMS = [
  ['none blows that no scenario tells of', undefined, BOTH, {}, {}],
  ['nor without the rule', { khamsin: STORM }, [], {}, {}],
  ['it takes from the fire of all', { khamsin: STORM }, BOTH, { khamsin: -3 }, { khamsin: -15 }],
] as const;
test.each(STORMS)('[panzer 7.36.4] E-022: %s', (_, conditions, options, ap, gp) => {
  const at = (card: 'crusader-i' | 'british-section', row: 'ap' | 'gp') =>
    shotIn(
      {
        options,
        ...(conditions && { scenario: { conditions } }),
        units: [
          { card: 'pz-ivf2', at: '1:C9' },
          { card, at: '1:C5' },
        ],
      },
      row,
    );
  const hard = at('crusader-i', 'ap');
  const { size: _size, ...others } = counted(apNet(hard.world, hard.view as View, hard.shot));
  expect(others).toEqual(ap);
  const soft = at('british-section', 'gp');
  const { coax: _coax, ...rest } = counted(gpModifiers(soft.world, soft.view as View, soft.shot));
  expect(rest).toEqual(gp);
});
