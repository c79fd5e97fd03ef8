import { expect, test } from 'vitest';
import type { LocId } from '../pieces.ts';
import { takePrisoner } from '../prisoners/prisoners.ts';
import {
  altered,
  enact,
  isGone,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  unit,
} from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { moraleCheck, newAftermath } from './check.ts';

const WEAK = { card: 'russian 4-4-7', at: '1:E5', lowered: 2, id: 'uw' } as const;
const squads = (n: number, at: LocId = '1:E2') =>
  Array.from({ length: n }, () => ({ card: 'german 4-6-7', at }));

const rally = (position: object, dice: readonly (readonly number[])[] = []) =>
  skirmish({ phase: 'rally', ...position } as Position, dice);
/** Whether the Germans are asked for it, once the Russians have left their own steps. */
function overawed(position: object): boolean {
  const match = rally(position);
  if (match.choiceOf('russian')) play(match, 'russian', 'done');
  return match.choiceOf('german')?.id === 'overawe';
}

test('[sl 3.28.5.3] four times its firepower makes men without heart check their morale; who fails is broken', () => {
  const through = (dice: readonly number[]) => {
    const match = rally({ units: [...squads(4), WEAK] }, [dice]);
    play(match, 'german', 'overawe uw u1', 'overawe uw u2', 'overawe uw u3');
    expect(unit(match, 'uw').awed).toBeUndefined();
    play(match, 'german', 'overawe uw u4');
    return unit(match, 'uw').broken;
  };
  expect([through([2, 3]), through([3, 3])]).toEqual([undefined, true]);
  expect(overawed({ units: [...squads(3), WEAK] })).toBe(false);
});

test('[sl 3.28.5.3] both sides may do so, in every rally phase', () => {
  expect(overawed({ attacker: 'russian', units: [...squads(4), WEAK] })).toBe(true);
});

test('[sl 3.28.5.3] only who has lost heart, and stands', () => {
  expect(overawed({ units: [...squads(4), { ...WEAK, lowered: 1 }] })).toBe(false);
  expect(overawed({ units: [...squads(4), { ...WEAK, broken: true }] })).toBe(false);
  // What a captured comrade has talked them out of counts as well (3.30.T).
  expect(overawed({ units: [...squads(4), { ...WEAK, lowered: 1, swayed: true }] })).toBe(true);
});

test('[sl 3.28.2] neither heroes nor men in a rage give way', () => {
  const heroic = { ...WEAK, card: 'russian 1-4-9 hero', lowered: 3 };
  for (const brave of [{ ...WEAK, berserk: true }, heroic]) {
    const match = rally({ units: [...squads(4), brave, { ...WEAK, at: '1:D5', id: 'uv' }] });
    expect(offers(match, 'german', 'overawe').filter(act => act.includes('uw'))).toEqual([]);
    expect(refusals(match, 'german', 'overawe uw u1')).toEqual(['3.28.2']);
  }
});

test('[sl 3.28.5.3] with a machine gun that works it takes five times as much', () => {
  const withGun = (n: number, more: object = {}) =>
    overawed({ units: [...squads(n), WEAK], weapons: [{ card: 'russian LMG', by: 'uw', ...more }] });
  expect([withGun(4), withGun(5)]).toEqual([false, true]);
  expect([withGun(4, { malfunctioned: true }), withGun(4, { dismantled: true })]).toEqual([true, true]);
  expect(withGun(4, { card: 'russian FT' })).toBe(true);
});

test('[sl 3.28.5.3] not where a leader is in sight and nearer than its morale', () => {
  const led = (at: string, more: object = {}) =>
    overawed({
      units: [...squads(4), WEAK, { card: 'russian 8-0', at, id: 'ul' }],
      hexes: { '1:E7': 'woods' },
      ...more,
    });
  // Its morale is 5 now.
  expect([led('1:E5'), led('1:I5'), led('1:J5'), led('1:E8')]).toEqual([false, false, true, true]);
  const broken = { card: 'russian 8-0', at: '1:F5', broken: true, lowered: 2, id: 'ul' };
  expect(overawed({ units: [...squads(4), WEAK, broken] })).toBe(true);
});

test('[sl 3.28.5.3] only by who sees it within his normal range, and could fire', () => {
  const facing = (position: object) => overawed({ units: [...squads(4), WEAK], ...position });
  expect(facing({ hexes: { '1:E4': 'woods' } })).toBe(false);
  const far = { ...WEAK, at: '1:E9' } as const;
  expect(overawed({ units: [...squads(4), far] })).toBe(false);
  const tasked = altered(squads(4), 0, { broken: true });
  expect(overawed({ units: [...tasked, WEAK] })).toBe(false);
});

test('[sl 3.28.5.3] nobody counts twice', () => {
  const other = { ...WEAK, at: '1:D5', id: 'uv' } as const;
  const match = rally({ units: [...squads(4), WEAK, other] }, [[1, 2]]);
  play(match, 'german', 'overawe uw u1');
  expect(offers(match, 'german', 'overawe')).toEqual(['overawe uw u2', 'overawe uw u3', 'overawe uw u4']);
});

test('[sl 3.28.5.3] a half-squad checks at one more', () => {
  const through = (dice: readonly number[]) => {
    const match = rally({ units: [...squads(2), { ...WEAK, card: 'russian 2-3-7' }] }, [dice]);
    play(match, 'german', 'overawe uw u1', 'overawe uw u2');
    return unit(match, 'uw').broken;
  };
  expect([through([2, 2]), through([2, 3])]).toEqual([undefined, true]);
});

test('[sl 3.28.5.3] who breaks so is not in desperation', () => {
  const check = (more: object) =>
    enact({ units: [WEAK, ...squads(1)] }, [[6, 5]], game =>
      moraleCheck(
        game,
        unitById(game.state, 'uw'),
        { n: 0, why: 'NMC', cite: '3.28.5.3', ...more },
        newAftermath(),
      ),
    ).match.state.units[0]?.desperate;
  expect([check({ unfired: true }), check({})]).toEqual([undefined, true]);
});

test('[sl 3.28.6] weapons of the stronger count for nothing, and a leader defends himself with one factor', () => {
  const guns = {
    weapons: [
      { card: 'german HMG', by: 'u1' },
      { card: 'german HMG', by: 'u2' },
    ],
  };
  expect(overawed({ units: [...squads(3), WEAK], ...guns })).toBe(false);
  const leader = { ...WEAK, card: 'russian 8-0', lowered: 3 };
  expect(overawed({ units: [...squads(1), leader] })).toBe(true);
  expect(overawed({ units: [{ card: 'german 2-4-7', at: '1:E2' }, leader] })).toBe(false);
});

test('[sl 3.28.5.3, 3.28.6] who could not fire adds nothing at all', () => {
  const leader = { ...WEAK, card: 'russian 8-0', lowered: 3 };
  const half = { card: 'german 2-4-7', at: '1:E2' };
  const idle = { card: 'german 4-6-7', at: '1:E2', broken: true };
  expect(overawed({ units: [half, idle, idle, leader] })).toBe(false);
  expect(overawed({ units: [half, half, leader] })).toBe(true);
});

test('[sl 3.28.7] at point blank the strength shown counts twice, that of Green men too, who need no check for it', () => {
  const shown = (by: Position['units']) => {
    const match = rally({ units: [...by, WEAK] });
    return match.choiceOf(unit(match, 'u1').side)?.id === 'overawe';
  };
  const green = (at: string, n: number): Position['units'] => Array<string>(n).fill(`american 5-3-6 ${at}`);
  expect([shown(squads(2, '1:E4')), shown(squads(2))]).toEqual([true, false]);
  expect([shown(green('1:E4', 2)), shown(green('1:E3', 3)), shown(green('1:E3', 4))]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[sl 3.28.2] inexperienced men surrender even if their side has lost nothing', () => {
  const facing = (card: string) => {
    const units = [...Array<string>(4).fill('russian 4-4-7 E2'), `uw: ${card} E5`];
    const match = rally({ units, attacker: 'russian' });
    return match.choiceOf('russian')?.id === 'overawe';
  };
  expect([facing('german 4-3-6'), facing('german 4-6-7')]).toEqual([true, false]);
});

// ---- a leader is taken

const CAPTOR = { card: 'german 4-6-7', at: '1:E4' } as const;
const TAKEN = { card: 'russian 9-1', at: '1:E5', broken: true, id: 'ul' } as const;
const BETTER = { card: 'russian 9-2', at: '1:M9', id: 'ub' } as const;
const witness = (more: object = {}) => ({ ...WEAK, at: '1:E8', ...more });

const takes = (units: readonly object[], dice: readonly (readonly number[])[], more: object = {}) =>
  enact({ units: [CAPTOR, ...units], ...more } as Position, dice, game =>
    takePrisoner(game, unitById(game.state, 'ul'), unitById(game.state, 'u1')),
  ).match;

test('[sl 3.28.8] who has lost heart and sees a leader taken breaks on a die up to his leadership', () => {
  const broken = (die: number) => unit(takes([TAKEN, BETTER, witness()], [[die]]), 'uw').broken;
  expect([broken(1), broken(2)]).toEqual([true, undefined]);
});

test('[sl 3.29.10] whoever is taken is broken, guarded where his captor is, and has no arms', () => {
  const taken = takes(
    [{ ...TAKEN, broken: undefined, card: 'russian 4-4-7', pinned: true, berserk: true }],
    [],
  );
  expect(unit(taken, 'ul')).toMatchObject({ broken: true, guard: 'u1', at: '1:E4', unarmed: true });
  expect([unit(taken, 'ul').pinned, unit(taken, 'ul').berserk]).toEqual([undefined, undefined]);
});

test('[sl 3.28.8] one less if no leader who stands was better', () => {
  const broken = (other: object, die: number) =>
    unit(takes([TAKEN, { ...BETTER, ...other }, witness()], [[die]]), 'uw').broken;
  expect([broken({ card: 'russian 9-1' }, 2), broken({ card: 'russian 9-1' }, 3)]).toEqual([true, undefined]);
  expect(broken({ broken: true }, 2)).toBe(true);
  // Better in morale alone is better.
  expect(broken({ card: 'russian 9-1', spirit: 1 }, 2)).toBeUndefined();
});

test('[sl 3.28.8] nobody rolls who keeps heart or does not see it, nor for men who lead nobody', () => {
  const none = (units: readonly object[], more: object = {}) =>
    unit(takes(units, [], more), 'uw').broken === undefined;
  expect(none([TAKEN, witness({ lowered: 1 })])).toBe(true);
  expect(none([TAKEN, witness()], { hexes: { '1:E7': 'woods' } })).toBe(true);
  expect(none([{ ...TAKEN, card: 'russian 4-4-7' }, witness()])).toBe(true);
});

test('[sl 3.28.8] whom it breaks again the enemy eliminates as any such, or leaves', () => {
  const again = (answer: string, card = 'russian 4-4-7') => {
    const match = takes([TAKEN, BETTER, witness({ broken: true, card })], [[1]]);
    expect(match.offered('german')).toEqual(['kill uw', 'let-be uw']);
    play(match, 'german', answer);
    return isGone(match, 'uw') ? 'gone' : unit(match, 'uw').card;
  };
  expect([again('kill uw'), again('kill uw', 'russian 2-3-7'), again('let-be uw')]).toEqual([
    'russian 2-3-7',
    'gone',
    'russian 4-4-7',
  ]);
});

test('[sl 3.28.5.3, 3.20.4] a leader who gives way takes the hearts of those with him', () => {
  const chief = { ...WEAK, card: 'russian 7-0', lowered: 3, id: 'ul' } as const;
  const match = rally({ units: [...squads(1), chief, WEAK] }, [
    [6, 5],
    [6, 4],
  ]);
  play(match, 'russian', 'done');
  play(match, 'german', 'overawe ul u1');
  expect(['ul', 'uw'].map(id => unit(match, id).broken)).toEqual([true, true]);
});

test('[sl 3.28.5.3] who has stood it once is not tried again in that phase', () => {
  const match = rally({ units: [...squads(8), WEAK, { ...WEAK, at: '1:D5', id: 'uv' }] }, [[1, 2]]);
  play(match, 'german', 'overawe uw u1', 'overawe uw u2', 'overawe uw u3', 'overawe uw u4');
  expect(unit(match, 'uw')).toMatchObject({ awed: true });
  expect(offers(match, 'german', 'overawe').every(act => act.includes('uv'))).toBe(true);
  expect(refusals(match, 'german', 'overawe uw u5')).toEqual(['3.28.5.3']);
});

test('[sl 3.28.8, 3.4.1] a broken leader whom it breaks again is wounded', () => {
  const match = takes(
    [TAKEN, BETTER, witness({ broken: true, card: 'russian 7-0', lowered: 3 })],
    [[1], [6, 6]],
  );
  play(match, 'german', 'kill uw');
  expect(isGone(match, 'uw')).toBe(true);
});
