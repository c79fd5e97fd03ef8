/** Observers on foot (7.47). */
import { expect, test } from 'vitest';
import { gpModifiers } from '../fire/modifiers.ts';
import { fieldedById } from '../game.ts';
import {
  counted,
  hundred,
  offers,
  type Position,
  play,
  refusals,
  shotIn,
  skirmish,
  unit,
} from '../testing/bench.ts';
import { observerKind } from './battery.ts';

type Unit = Position['units'][number];
const OP = { card: 'crusader-iii-op', at: '1:C5', facing: 0, command: 'MOVE' } as const;
const WAITS = { card: 'crusader-i', at: '1:K3', facing: 0, command: 'MOVE' } as const;
const at = (
  units: readonly Unit[],
  dice: readonly (readonly number[])[] = [],
  more: Partial<Omit<Position, 'units'>> = {},
) =>
  skirmish(
    {
      phase: 'movement',
      first: 'german',
      options: ['7.47'],
      ...more,
      units: [...units, WAITS, { card: 'german-truck', at: '1:M9', shown: true }],
    },
    dice,
  );

test('[panzer 7.47.a] the observer of a vehicle gets off as a section of his own, once, and never out of a vehicle that is lost', () => {
  const match = at([OP]);
  play(match, 'british', 'alight u1');
  expect(unit(match, 'u4')).toMatchObject({
    card: 'british-fo',
    side: 'british',
    group: 'british',
    at: '1:C5',
    moved: true,
    observes: 'u1',
  });
  // As with a passenger, his vehicle goes nowhere after that.
  expect(refusals(match, 'british', 'move u1')).toEqual(['B12']);
  expect(refusals(match, 'british', 'alight u1')).toEqual(['7.47.a']);
  expect(refusals(at([{ ...OP, moved: true }]), 'british', 'alight u1')).toEqual(['B12.10']);
  expect(refusals(at([{ ...OP, card: 'crusader-iii' }]), 'british', 'alight u1')).toEqual(['7.47.a']);
  expect(refusals(at([OP], [], { options: [] }), 'british', 'alight u1')).toEqual(['B12.10']);
  const hit = skirmish(
    {
      phase: 'combat',
      first: 'german',
      options: ['7.47', 'CES.BG'],
      units: [
        { card: 'pz-ivf2', at: '1:C9', facing: 0, command: 'FIRE' },
        { ...OP, facing: 3 },
      ],
    },
    [hundred(5), hundred(5)],
  );
  play(hit, 'german', 'engage u2', 'add u1 ap');
  expect(unit(hit, 'u2').lost).toBeDefined();
  expect(hit.state.units).toHaveLength(2);
});

test('[panzer 7.47.b] he calls as an observer, his vehicle like any other unit; what he begins has −10', () => {
  const match = at([OP]);
  const kind = (id: 'u1' | 'u4') => observerKind(match.world as never, fieldedById(match.state as never, id));
  expect(kind('u1')).toBe('FO');
  play(match, 'british', 'alight u1');
  expect([kind('u1'), kind('u4')]).toEqual(['other', 'FO']);
  const fo = { card: 'british-fo', at: '1:C5', observes: 'u9' } as const;
  const fire = (more: Partial<Unit>) => {
    const { world, view, shot } = shotIn(
      {
        units: [
          { ...fo, ...more },
          { card: 'german-squad', at: '1:C4' },
        ],
      },
      'mg',
    );
    return counted(gpModifiers(world, view, shot));
  };
  expect(fire({})).toEqual({ 'dismounted observer': -10 });
  expect(fire({ observes: undefined } as never)).toEqual({});
  // Others at him have nothing to do with it.
  const { world, view, shot } = shotIn({ units: [{ card: 'german-squad', at: '1:C4' }, fo] }, 'mg');
  expect(counted(gpModifiers(world, view, shot))).toEqual({});
});

test('[panzer 7.47.b] so have his assaults, on a vehicle and man against man, and nobody’s on him', () => {
  const fo = { card: 'british-fo', at: '1:C5', command: 'MOVE', observes: 'u9' } as const;
  const assault = (by: Partial<Unit>, foe: Unit, ...dice: readonly number[]) => {
    const match = skirmish(
      { phase: 'assault', first: 'british', units: [{ ...fo, ...by }, foe] },
      dice.map(hundred),
    );
    play(match, 'british', 'assault u2', 'join u1', 'resolve');
    return match;
  };
  const truck = { card: 'german-truck', at: '1:C4' } as const;
  // 1 − 1 = 0: 61 suppresses, and +10 for a truck by itself.
  const shakes = (by: Partial<Unit>, roll: number) =>
    unit(assault(by, truck, roll, 100), 'u2').suppressed === 'ON';
  const other = { observes: undefined } as never;
  expect([shakes(other, 50), shakes(other, 51), shakes({}, 60), shakes({}, 61)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  const squad = { card: 'german-half-squad', at: '1:C4' } as const;
  // 10 for him, 40 for them: he leads by ten with 41 more, and by 51 as he is.
  const beats = (by: Partial<Unit>, roll: number) =>
    unit(assault(by, squad, roll, 10), 'u2').lost === 'eliminated';
  expect([beats(other, 49), beats(other, 50), beats({}, 59), beats({}, 60)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('[panzer 7.47.c] he may get on his own vehicle again, where his section ends, or ride in another', () => {
  const OUT = { ...OP, observerOut: true } as const;
  const FO = { card: 'british-fo', at: '1:C5', command: 'N/C', observes: 'u1' } as const;
  const match = at([OUT, FO]);
  play(match, 'british', 'move u1', 'mount u2 u1');
  expect(unit(match, 'u2').at).toBeUndefined();
  expect(unit(match, 'u2')).toMatchObject({ lost: 'left' });
  expect(unit(match, 'u1').observerOut).toBeUndefined();
  // And off again: the same section.
  const again = at([OP, { card: 'british-fo', observes: 'u1', lost: 'left' }]);
  play(again, 'british', 'alight u1');
  expect(unit(again, 'u2')).toMatchObject({ at: '1:C5', observes: 'u1' });
  expect(again.state.units).toHaveLength(4);
  const carrier = at([
    { ...OP, card: 'universal-carrier' },
    { ...FO, observes: 'u9' },
  ]);
  play(carrier, 'british', 'move u1', 'mount u2 u1');
  expect(unit(carrier, 'u2')).toMatchObject({ aboard: 'u1', at: '1:C5' });
  // Another tank takes nobody up.
  const tank = at([OP, { ...FO, observes: 'u9' }]);
  play(tank, 'british', 'move u1');
  expect(refusals(tank, 'british', 'mount u2 u1')).toEqual(['B12.10']);
  expect(offers(tank, 'british', 'mount')).toEqual([]);
});
