/** Full Cover (B3.5). */
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
  standing,
  unit,
} from '../testing/bench.ts';
import { spots } from './spotting.ts';

type Unit = Position['units'][number];
const HOUSE = { '1:C5': 'stone building' } as const;
const MEN = { card: 'german-squad', at: '1:C5', fullCover: true } as const;

test('[panzer B3.5] whoever is in Full Cover is spotted from the next hex and no farther, and spots no farther', () => {
  const seen = (range: number, more: Partial<Unit>) => {
    const { world, view } = standing({
      hexes: HOUSE,
      units: [
        { ...MEN, spot: { by: 'FIRE', turn: 1 }, ...more },
        { card: 'british-section', at: `1:C${5 + range}` as '1:C6', spot: { by: 'FIRE', turn: 1 } },
      ],
    });
    const [men, foe] = [fieldedById(view, 'u1'), fieldedById(view, 'u2')];
    return [spots(world, view, foe, men), spots(world, view, men, foe)];
  };
  expect(seen(2, { fullCover: undefined } as never)).toEqual([true, true]);
  expect(seen(2, {})).toEqual([false, false]);
  expect(seen(1, {})).toEqual([true, true]);
});

test('[panzer B3.5] GP fire at it has −20 more', () => {
  const { world, view, shot } = shotIn(
    { hexes: HOUSE, units: [{ card: 'british-section', at: '1:C6' }, MEN] },
    'mg',
  );
  expect(counted(gpModifiers(world, view, shot))).toEqual({ 'Heavy cover': -30, 'Full Cover': -20 });
});

const resting = (unit: Partial<Unit>, hexes: Position['hexes'] = HOUSE) =>
  skirmish({
    phase: 'adjustment',
    first: 'german',
    hexes: hexes ?? {},
    units: [{ ...MEN, fullCover: undefined, ...unit } as never, { card: 'british-truck', at: '1:M2' }],
  });

test('[panzer B3.5] men go into it in Medium or Heavy cover in the Adjustment Phase, and come out of it then', () => {
  const match = resting({});
  play(match, 'german', 'keep-down u1');
  expect(unit(match, 'u1').fullCover).toBe(true);
  expect(refusals(match, 'german', 'keep-down u1')).toEqual(['B3.5']);
  play(match, 'german', 'rise u1');
  expect(unit(match, 'u1').fullCover).toBeUndefined();
  expect(offers(resting({}, { '1:C5': 'woods' }), 'german', 'keep-down')).toEqual(['keep-down u1']);
  for (const none of [
    resting({}, { '1:C5': 'brush' }),
    resting({ card: 'pz-iiij' }),
    resting({ card: 'pak-38' }),
  ])
    expect(none.state.phase).not.toBe('adjustment');
});

test('[panzer B3.5] fire, movement and assaults end it', () => {
  const foe = { card: 'british-section', at: '1:C6', shown: true } as const;
  const fires = skirmish(
    { phase: 'combat', first: 'german', hexes: HOUSE, units: [{ ...MEN, command: 'FIRE' }, foe] },
    [hundred(2)],
  );
  play(fires, 'german', 'engage u2', 'add u1 mg');
  expect(unit(fires, 'u1').fullCover).toBeUndefined();
  const moves = skirmish({
    phase: 'movement',
    first: 'british',
    hexes: HOUSE,
    units: [
      { ...MEN, command: 'MOVE' },
      { ...foe, at: '1:M2' },
    ],
  });
  play(moves, 'german', 'move u1');
  expect(unit(moves, 'u1').fullCover).toBe(true);
  play(moves, 'german', 'step 1:C4');
  expect(unit(moves, 'u1').fullCover).toBeUndefined();
  const assaults = skirmish(
    { phase: 'assault', first: 'german', hexes: HOUSE, units: [{ ...MEN, command: 'MOVE' }, foe] },
    [hundred(50), hundred(50)],
  );
  play(assaults, 'german', 'assault u2', 'join u1', 'resolve');
  expect(unit(assaults, 'u1').fullCover).toBeUndefined();
});
