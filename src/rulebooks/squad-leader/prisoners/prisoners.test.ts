import { expect, test } from 'vitest';
import { strengths } from '../close-combat/parties.ts';
import { attackLines, declaredAttack } from '../fire/attack.ts';
import { sufferHits } from '../fire/effects.ts';
import { fitsIn } from '../movement/stacking.ts';
import { progress } from '../scenario/victory.ts';
import {
  enact,
  isGone,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { moraleOf } from '../units.ts';

const GUARD = { card: 'russian 4-4-7', at: '1:E5' } as const;
const PRISONER = { card: 'german 4-6-7', at: '1:E5', broken: true, guard: 'u1', unarmed: true } as const;
const FREE = { card: 'german 4-6-7', at: '1:M10' } as const;

test('[sl 3.29.15] prisoners go where their guard goes', () => {
  const match = skirmish({ phase: 'movement', units: [GUARD, PRISONER, FREE] });
  play(match, 'russian', 'move u1', 'step 1:E4');
  expect(unit(match, 'u2')).toMatchObject({ at: '1:E4', guard: 'u1' });
  expect(refusals(match, 'german', 'move u2')).not.toEqual([]);
});

test('[sl 3.29.17] they are free if their guard breaks or falls, and broken still', () => {
  const match = skirmish(
    {
      phase: 'prep-fire',
      attacker: 'german',
      units: [GUARD, PRISONER, { card: 'german 4-6-7', at: '1:E3' }],
    },
    [
      [2, 3],
      [5, 6],
      [1, 2],
    ],
  );
  play(match, 'german', 'ready u3', 'at 1:E5', 'shoot');
  expect(unit(match, 'u1').broken).toBe(true);
  expect(unit(match, 'u2')).toMatchObject({ broken: true, escaped: true });
  expect(unit(match, 'u2').guard).toBeUndefined();
  const fallen = skirmish({
    phase: 'prep-fire',
    attacker: 'german',
    units: [
      { ...PRISONER, guard: 'u9' },
      { ...GUARD, at: '1:M1' },
      { card: 'german 4-6-7', at: '1:M3' },
    ],
  });
  play(fallen, 'german', 'done');
  expect(unit(fallen, 'u1').guard).toBeUndefined();
});

test('[sl QA-89.8] E1-080: a prisoner who goes berserk breaks loose and fights, with half of the strength he has', () => {
  const rage = (side: 'russian' | 'german', n: number) => {
    const [guard, prisoner] =
      side === 'russian' ? ['german 4-6-7', 'russian 4-4-7'] : ['russian 4-4-7', 'german 4-6-7'];
    const units = [
      { card: guard, at: '1:E5' },
      { ...PRISONER, card: prisoner },
      { card: prisoner, at: '1:M10' },
    ] as const;
    const match = enact({ units }, [[1, 1]], game =>
      sufferHits(game, [{ result: { is: 'MC', n }, targets: ['u2'] }]),
    ).match;
    if (match.choiceOf(side)) play(match, side, 'pass');
    return match;
  };
  const loose = rage('russian', 0);
  expect(unit(loose, 'u2')).toMatchObject({ berserk: true, escaped: true, at: '1:E5' });
  expect([unit(loose, 'u2').guard, unit(loose, 'u2').broken]).toEqual([undefined, undefined]);
  expect(loose.state.melees).toEqual(['1:E5']);
  expect(strengths(loose.state, [unit(loose, 'u2')])).toMatchObject([{ n: 0.5 }]);
  // Others need a hard check for it, and who only passes stays what he is.
  expect(unit(rage('german', 1), 'u2')).toMatchObject({ guard: 'u1', broken: true });
  expect(unit(rage('german', 2), 'u2').berserk).toBe(true);
});

test('[sl 3.29.16, QA-89.8] E1-080: fire strikes guard and prisoner alike, and a prisoner who fails is lost', () => {
  const { world, view } = standing({ units: [GUARD, PRISONER, { card: 'german 4-6-7', at: '1:E3' }] });
  const attack = declaredAttack(view, {
    is: 'fire',
    by: 'german',
    shooters: ['u3'],
    target: '1:E5',
    leaders: [],
  });
  expect(attackLines(world, view, attack).flatMap(({ targets }) => targets)).toEqual(['u1', 'u2']);
  const match = enact({ units: [GUARD, PRISONER, FREE] }, [[3, 3]], game =>
    sufferHits(game, [{ result: { is: 'MC', n: 0 }, targets: ['u2'] }]),
  ).match;
  expect(isGone(match, 'u2')).toBe(true);
});

test('[sl 3.29.10] a guarded prisoner neither fires nor rallies; nor is it a target for its captors', () => {
  const leader = { card: 'german 9-1', at: '1:E5', broken: true, guard: 'u1' } as const;
  const match = skirmish({
    phase: 'rally',
    units: [GUARD, PRISONER, leader, FREE, { ...FREE, card: 'german 8-0', broken: true }],
    attacker: 'german',
  });
  expect(offers(match, 'german', 'self-rally')).toEqual(['self-rally u5']);
  const fire = skirmish({
    phase: 'prep-fire',
    units: [{ ...GUARD, at: '1:E3' }, { ...GUARD }, { ...PRISONER, guard: 'u2' }, { ...FREE, at: '1:E1' }],
  });
  play(fire, 'russian', 'ready u1');
  expect(offers(fire, 'russian', 'at')).toEqual(['at 1:E1']);
});

test('[sl 3.29.18, 3.29.19] free again a leader may rally himself: in desperation the first time', () => {
  const rallied = (more: object, dice: readonly number[]) => {
    const leader = { card: 'german 9-1', at: '1:E5', broken: true, ...more } as const;
    const match = skirmish(
      {
        phase: 'rally',
        attacker: 'german',
        hexes: { '1:E5': 'woods' },
        units: [{ ...GUARD, at: '1:M10' }, leader],
      },
      [dice],
    );
    play(match, 'german', 'self-rally u2');
    return [unit(match, 'u2').broken, unit(match, 'u2').escaped];
  };
  expect(rallied({ escaped: true }, [3, 3])).toEqual([true, undefined]);
  expect(rallied({ escaped: true }, [2, 3])).toEqual([undefined, undefined]);
  expect(rallied({}, [3, 3])).toEqual([undefined, undefined]);
});

test('[sl 5.8.1] without arms a squad has a morale of 6, broken 5, and no fire; a leader keeps his', () => {
  const { view } = standing({
    units: [
      { card: 'german 4-6-7', unarmed: true },
      { card: 'german 4-6-7', unarmed: true, broken: true },
      { card: 'german 9-1', unarmed: true },
      { card: 'german 2-4-8', unarmed: true },
      { card: 'german 2-4-8', unarmed: true, broken: true },
      GUARD,
    ],
  });
  // Broken half-squads have one less (4.8.4), and so the list of counters says.
  expect(view.units.slice(0, 5).map(moraleOf)).toEqual([6, 5, 9, 6, 4]);
  const match = skirmish({
    phase: 'prep-fire',
    units: [{ card: 'german 4-6-7', at: '1:E3', unarmed: true }, { card: 'german 4-6-7', at: '1:E3' }, GUARD],
  });
  expect(offers(match, 'german', 'ready')).toEqual(['ready u2']);
});

test('[sl 5.8.1] who is taken loses his arms', () => {
  const match = skirmish({
    phase: 'rout',
    hexes: { '1:E5': 'woods' },
    units: [
      { card: 'german 4-6-7', at: '1:E5', broken: true },
      { card: 'russian 4-4-7', at: '1:E4' },
      { card: 'russian 4-4-7', at: '1:E6' },
    ],
  });
  play(match, 'russian', 'capture u1 u2');
  expect(unit(match, 'u1').unarmed).toBe(true);
});

test('[sl 3.29.11] prisoners take no room of their captors’', () => {
  const own = Array.from({ length: 3 }, () => ({ card: 'russian 4-4-7', at: '1:E5' }) as const);
  const { world, view } = standing({
    units: [GUARD, PRISONER, PRISONER, PRISONER, ...own.slice(0, 2), FREE],
  });
  expect(fitsIn(world, view, '1:E5', 'russian')).toBe(true);
  // Six squads and prisoners together are what a hex holds; prisoners elsewhere take no room.
  const held = (n: number, at: string) => {
    const captives = Array.from({ length: n }, () => ({ ...PRISONER, at }) as const);
    const elsewhere = standing({ units: [{ ...GUARD, at }, ...captives, ...own] } as never);
    return fitsIn(elsewhere.world, elsewhere.view, '1:E5', 'russian');
  };
  expect([held(4, '1:E5'), held(4, '1:E6')]).toEqual([false, true]);
});

test('[sl 3.29.2] prisoners held count double', () => {
  const condition = { is: 'casualties', side: 'russian', least: 9 } as const;
  const counted = (more: Partial<Position>) => {
    const { world, view } = standing({ units: [GUARD, PRISONER, FREE], ...more } as Position);
    return progress(world, view, condition);
  };
  expect(counted({})).toBe(4);
  expect(
    counted({ units: [GUARD, FREE], losses: [{ side: 'german', card: 'german 4-6-7', how: 'eliminated' }] }),
  ).toBe(2);
});

test('[sl 3.29.9] who has escaped counts nothing, once if he then falls, twice if he is taken again', () => {
  const condition = { is: 'casualties', side: 'russian', least: 9 } as const;
  const { guard: _, ...man } = PRISONER;
  const counted = (units: Position['units'], losses: Position['losses'] = []) => {
    const { world, view } = standing({ units, losses });
    return progress(world, view, condition);
  };
  expect(counted([GUARD, { ...man, escaped: true }, FREE])).toBe(0);
  expect(counted([GUARD, FREE], [{ side: 'german', card: 'german 4-6-7', how: 'eliminated' }])).toBe(2);
  expect(counted([GUARD, { ...PRISONER, escaped: true }, FREE])).toBe(4);
});

test('[sl 3.29.14] a guard fires at half strength', () => {
  const strength = (...more: Position['units']) => {
    const { world, view } = standing({ units: [GUARD, { ...FREE, at: '1:E3' }, ...more] });
    const attack = declaredAttack(view, {
      is: 'fire',
      by: 'russian',
      shooters: ['u1'],
      target: '1:E3',
      leaders: [],
    });
    return attackLines(world, view, attack)[0]?.firepower.value;
  };
  expect([strength(), strength(PRISONER)]).toEqual([4, 2]);
});

test('[sl 3.29.11] with three squads more than a hex holds no more prisoners are taken', () => {
  const full = Array.from({ length: 3 }, () => ({ ...PRISONER, at: '1:E4', guard: 'u2' }) as const);
  const offered = (captives: Position['units']) =>
    skirmish({
      phase: 'rout',
      hexes: { '1:E5': 'woods' },
      units: [
        { card: 'german 4-6-7', at: '1:E5', broken: true },
        { ...GUARD, at: '1:E4' },
        { ...GUARD, at: '1:E4' },
        { ...GUARD, at: '1:E4' },
        { ...GUARD, at: '1:E6' },
        ...captives,
      ],
    } as Position).offered('russian');
  expect(offered([])).toContain('capture u1 u2');
  expect(offered(full)).not.toContain('capture u1 u2');
  // Leaders are guarded however many there are.
  const chief = skirmish({
    phase: 'rout',
    hexes: { '1:E5': 'woods' },
    units: [
      { card: 'german 8-0', at: '1:E5', broken: true },
      ...[1, 2, 3].map(() => ({ ...GUARD, at: '1:E4' })),
      { ...GUARD, at: '1:E6' },
      ...full,
    ],
  } as Position);
  expect(chief.offered('russian')).toContain('capture u1 u2');
  expect(offered(full)).toContain('capture u1 u5');
});
