import { expect, test } from 'vitest';
import { breakUnit, eliminate, newAftermath } from '../morale/losses.ts';
import { leaderLosses, leadersFirst } from '../morale/morale.ts';
import { enact, isGone, type Position, unit, WORLD, weapon } from '../testing/bench.ts';
import { fire } from '../testing/fire-bench.ts';
import { unitById } from '../units.ts';

/** Three squads and a leader point blank at the stack in C5: 24 factors, which no leader directs. */
const VOLLEY = { by: ['u1', 'u2', 'u3'], at: '1:C5' } as const;
const FIRERS = [1, 2, 3].map(() => 'german 4-6-7 C4');

function under(...targets: Position['units']): Position {
  return { units: [...FIRERS, ...targets] };
}
const squad = 'russian 4-4-7 C5';
const leader = 'russian 8-0 C5';

test('[aslsk 3.2.3.b] KIA: chance says who is eliminated, the others break under desperation morale', () => {
  // 3 on column 24: 2KIA of three. Who is left checks for the loss of the leader, and passes.
  const match = fire(under(squad, squad, leader), VOLLEY, '1,2 3 1 2,3');
  expect([isGone(match, 'u4'), isGone(match, 'u5'), isGone(match, 'u6')]).toEqual([true, false, true]);
  expect(unit(match, 'u5')).toMatchObject({ broken: true, desperate: true });
  expect(match.state.losses.map(({ card }) => card)).toEqual(['russian 8-0', 'russian 4-4-7']);
});

test('[aslsk 3.2.3.b, 3.2.3.d] KIA: who is broken already suffers casualty reduction', () => {
  const match = fire(under(`${squad} broken desperate`, squad), VOLLEY, '1,3 2');
  expect(isGone(match, 'u5')).toBe(true);
  expect(unit(match, 'u4')).toMatchObject({ card: 'russian 2-3-7', broken: true });
});

test('[aslsk 3.2.3.c] K/#: one is reduced, and all others and the half-squad that is left check at +#', () => {
  // 5 on column 24: K/4. The reduced squad rolls 3: with 4 on top it passes at its morale and is pinned.
  const match = fire(under(squad, squad), VOLLEY, '2,3 1 1,2 2,2');
  expect(unit(match, 'u4')).toMatchObject({ card: 'russian 2-3-7', pinned: true });
  expect(unit(match, 'u5')).toMatchObject({ card: 'russian 4-4-7', broken: true });
});

test('[aslsk 3.2.3.c, 3.2.3.e] K/#: a leader is wounded and need not check; a high wound roll kills', () => {
  const wounded = fire(under(leader), VOLLEY, '2,3 4');
  expect(unit(wounded, 'u4')).toMatchObject({ wounded: true });
  expect(unit(wounded, 'u4').broken).toBeUndefined();
  expect(isGone(fire(under(leader), VOLLEY, '2,3 5'), 'u4')).toBe(true);
  expect(isGone(fire(under(`${leader} wounded`), VOLLEY, '2,3 4'), 'u4')).toBe(true);
});

test('[aslsk 3.2.3.g, 3.2.3.k] the best leader checks first, and helps the others only if he stands', () => {
  // 9 on column 24: 2MC. With the 9-1 unharmed a squad may roll 6 (6 + 2 - 1 = 7: a pin); without him it breaks.
  const nine = 'russian 9-1 C5';
  const stands = fire(under(squad, nine), VOLLEY, '4,5 2,3 2,4');
  expect(unit(stands, 'u4')).toMatchObject({ pinned: true });
  const falls = fire(under(squad, nine), VOLLEY, '4,5 5,4 2,4');
  expect([unit(falls, 'u5').broken, unit(falls, 'u4').broken]).toEqual([true, true]);
});

test('[aslsk 3.2.3.h, 5.1.c] a 12 on a check also reduces; a broken unit that fails is reduced, and gone on a 12', () => {
  const twelve = fire(under(squad), VOLLEY, '4,5 6,6');
  // 14 is also more than 5 above its morale: the half-squad that is left is replaced, too.
  expect(unit(twelve, 'u4')).toMatchObject({ card: 'russian 2-2-6', broken: true });
  const broken = `${squad} broken desperate`;
  const fails = fire(under(broken), VOLLEY, '4,5 5,6');
  expect(unit(fails, 'u4').card).toBe('russian 2-3-7');
  const gone = fire(under(broken), VOLLEY, '4,5 6,6');
  expect(isGone(gone, 'u4')).toBe(true);
});

test('[aslsk 3.2.3.i, 5.1.a] failing by more than the ELR brings a lesser unit', () => {
  const match = fire({ ...under(squad), elr: 1 }, VOLLEY, '4,5 3,4');
  expect(unit(match, 'u4')).toMatchObject({ broken: true, card: 'russian 4-2-6' });
});

test('[aslsk 3.2.3.q, 3.2.3.r] PTC: unbroken and unpinned targets that fail are pinned, broken ones do not check', () => {
  // 12 on column 24.
  const match = fire(under(`${squad} broken desperate`, squad, `${squad} pinned`), VOLLEY, '6,6 4,4');
  expect(unit(match, 'u5').pinned).toBe(true);
});

test('[aslsk 3.2.3.l] a leader killed: those who trusted him check, his modifier against them', () => {
  // 3 on column 8: K/2. The 9-2 dies of it; the squad checks for the K/2, then for its leader: 6 + 2 > 7.
  const match = fire(
    { units: ['german 4-6-7 C4', squad, 'russian 9-2 C5'] },
    { by: ['u1'], at: '1:C5' },
    '2,1 2 6 1,2 2,4',
  );
  expect(isGone(match, 'u3')).toBe(true);
  expect(unit(match, 'u2').broken).toBe(true);
});

test('[aslsk 3.2.3.m] a leader broken: those who trusted him take a pin task check', () => {
  // 7 on column 8: 1MC. The 9-2 fails it, the squad passes its own, and then is pinned: 6 + 2 > 7.
  const match = fire(
    { units: ['german 4-6-7 C4', squad, 'russian 9-2 C5'] },
    { by: ['u1'], at: '1:C5' },
    '3,4 5,4 1,2 2,4',
  );
  expect(unit(match, 'u3').broken).toBe(true);
  expect(unit(match, 'u2')).toMatchObject({ pinned: true });
});

test('[aslsk 4.0.h] the weapons of who is killed: a KIA destroys, a K makes them malfunction, else they lie there', () => {
  const position: Position = { ...under(squad), weapons: [1, 2, 3].map(() => 'russian LMG of u4') };
  // Column 24: 1 to 4 is a KIA, 5 a K, 6 neither.
  const match = fire(position, VOLLEY, '1,2 4 5 6');
  expect(isGone(match, 'u4')).toBe(true);
  expect(isGone(match, 'w1')).toBe(true);
  expect(weapon(match, 'w2')).toEqual({ id: 'w2', card: 'russian LMG', at: '1:C5', malfunctioned: true });
  expect(weapon(match, 'w3')).toEqual({ id: 'w3', card: 'russian LMG', at: '1:C5' });
});

test('[aslsk 3.2.3.t] fire that could bring a morale check makes broken units desperate, cowering considered', () => {
  const broken = 'russian 4-4-7 C7 broken';
  const half = 'german 2-3-7 C4';
  // Column 2 in the open: a 3 would be a 1MC.
  const open = fire({ units: [half, broken] }, { by: ['u1'], at: '1:C7' }, '5,6');
  expect(unit(open, 'u2').desperate).toBe(true);
  // In a stone house a 2 cowers to column 1 and makes 5: a PTC. A 3 makes 6 on column 2: a PTC.
  const house: Position = { hexes: { '1:C7': 'stone building' }, units: [half, broken] };
  expect(unit(fire(house, { by: ['u1'], at: '1:C7' }, '5,6'), 'u2').desperate).toBeUndefined();
  // Directed by a leader the 2 does not cower: 5 on column 2 is a NMC.
  const led: Position = { ...house, units: [half, broken, 'german 8-0 C4'] };
  expect(unit(fire(led, { by: ['u1'], at: '1:C7', led: ['u3'] }, '5,6'), 'u2').desperate).toBe(true);
});

test('[aslsk 3.8.u, 3.2.b] fire into a melee strikes friend and foe, and ends it when nobody can fight', () => {
  const melee: Position = { melees: ['1:C5'], units: [...FIRERS, squad, 'german 4-6-7 C5'] };
  const match = fire(melee, VOLLEY, '4,5 6,5 6,5');
  expect([unit(match, 'u4').broken, unit(match, 'u5').broken]).toEqual([true, true]);
  expect(match.state.melees).toEqual([]);
});

test('[aslsk 3.2.b] outside the movement phase fire strikes every enemy in the hex, and no friend', () => {
  const match = fire(under(squad, squad, 'russian 4-4-7 C6'), VOLLEY, '4,5 6,5 6,5');
  expect(['u4', 'u5', 'u6'].map(id => unit(match, id).broken)).toEqual([true, true, undefined]);
});

test('[aslsk 5.1.b] crews, men with underlined morale and the lowest of all are not replaced, however badly they fail', () => {
  // 9 on column 24: a 2MC, failed by six.
  const after = (card: string) => unit(fire({ ...under(`${card} C5`), elr: 0 }, VOLLEY, '4,5 5,6'), 'u4');
  expect(after('russian 4-4-7').card).not.toBe('russian 4-4-7');
  expect(after('russian 2-2-8')).toMatchObject({ card: 'russian 2-2-8', broken: true });
  expect(after('russian 4-2-6')).toMatchObject({ card: 'russian 4-2-6', broken: true });
});

test('[aslsk 3.2.1.d] fire passes through units on its way and leaves them alone', () => {
  const match = fire(
    { units: ['german 4-6-7 C4', 'russian 4-4-7 C5', 'german 4-6-7 C6', 'russian 4-4-7 C7'] },
    { by: ['u1'], at: '1:C7' },
    '2,4 5,6',
  );
  expect(match.state.units.map(({ broken }) => broken)).toEqual([undefined, undefined, undefined, true]);
});

test('[aslsk 3.2.3.k] a leader whom the attack has wounded does not help the others to withstand it', () => {
  // 5 on column 24: K/4 on the 9-2, who lives. A squad that rolls 4 would just stand with his help.
  const match = fire(under(squad, 'russian 9-2 C5'), VOLLEY, '2,3 2 1 2,2');
  expect(unit(match, 'u5').wounded).toBe(true);
  expect(unit(match, 'u4').broken).toBe(true);
});

test('[aslsk 3.2.3.b] KIA: each lot is drawn among those who are left, and more than there are die no deader', () => {
  // 3 on column 24: 2KIA. The first of three, then the first of the two that are left.
  const match = fire(under(squad, squad, squad), VOLLEY, '1,2 1 1');
  expect(['u4', 'u5', 'u6'].map(id => isGone(match, id))).toEqual([true, true, false]);
  expect(unit(match, 'u6')).toMatchObject({ card: 'russian 4-4-7', broken: true });
  expect(isGone(fire(under(squad), VOLLEY, '1,2'), 'u4')).toBe(true);
});

test('[aslsk 3.2.3.d, 1.2.2.a] casualty reduction leaves nobody of a half-squad or a crew', () => {
  // 5 on column 24: K/4.
  for (const card of ['russian 2-3-7', 'russian 2-2-8'])
    expect(isGone(fire(under(`${card} C5`), VOLLEY, '2,3'), 'u4')).toBe(true);
});

test('[aslsk 3.2.3.t] fire that would kill at its best makes broken units desperate as well', () => {
  // Two factors directed by a 9-2: a 2 or a 3 would be a KIA, and no morale check among them.
  const position: Position = { units: ['german 2-3-7 C4', 'russian 4-4-7 C7 broken', 'german 9-2 C4'] };
  expect(unit(fire(position, { by: ['u1'], at: '1:C7', led: ['u3'] }, '6,6'), 'u2').desperate).toBe(true);
});

test.each([
  ['8-0', 7],
  ['9-1', 6],
  ['9-2', 5],
] as const)(
  '[aslsk 3.2.3.l, 3.2.3.m] the loss of a %s: a squad of morale 7 stands with a %i and no more',
  (face, most) => {
    const mourning = (loss: 'eliminated' | 'broken', rolled: number) => {
      const units = ['russian 4-4-7 C5', `russian ${face} C5`];
      const dice = [rolled - Math.ceil(rolled / 2), Math.ceil(rolled / 2)];
      const { match } = enact({ units }, [dice], function* (game) {
        const aftermath = newAftermath();
        const leader = unitById(game.state, 'u2');
        if (loss === 'eliminated') eliminate(game, leader, '3.2.3.b', aftermath);
        else breakUnit(game, leader, aftermath);
        yield* leaderLosses(game, aftermath);
      });
      return unit(match, 'u1');
    };
    expect(mourning('eliminated', most).broken).toBeUndefined();
    expect(mourning('eliminated', most + 1).broken).toBe(true);
    expect(mourning('broken', most).pinned).toBeUndefined();
    expect(mourning('broken', most + 1).pinned).toBe(true);
  },
);

test('[aslsk 3.2.3.g] leaders check before the others: the better first, and of equals the steadier', () => {
  const faces = ['8-1', '9-1', '8-0', '9-2'];
  const units = ['german 4-6-7 C5', ...faces.map(face => `german ${face} C5`)];
  const { value } = enact({ units }, [], function* ({ state }) {
    return leadersFirst(WORLD, state, state.units).map(({ card }) => card.slice('german '.length));
  });
  expect(value).toEqual(['9-2', '9-1', '8-1', '8-0', '4-6-7']);
});
