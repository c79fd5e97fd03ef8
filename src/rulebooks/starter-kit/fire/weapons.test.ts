import { expect, test } from 'vitest';
import type { BookAct } from '../acts.ts';
import type { Phase, ShooterId } from '../state.ts';
import { isGone, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { fire, moving, windowOn } from '../testing/fire-bench.ts';
import { firingAs, shooterOf } from './shooters.ts';
import { breakdownNumbers } from './weapons.ts';

const german = 'german 4-6-7 C4';
const russian = 'russian 4-4-7 C7';
const far = 'german 4-6-7 D6';

const lmg = (by: 'u1' | 'u3', more = {}) => ({ card: 'german LMG', by, ...more });

test('[aslsk 4.0.j] a squad fires one weapon beside its own firepower, and a second instead of it', () => {
  const position: Position = { units: [german, russian, far], weapons: [lmg('u1'), lmg('u1'), lmg('u1')] };
  const match = skirmish(position);
  play(match, 'german', 'ready u1', 'at 1:C7', 'add w1');
  expect(match.offered('german')).not.toContain('add w2');

  const weaponsOnly = skirmish(position, '5,6');
  play(weaponsOnly, 'german', 'ready w1', 'at 1:C7', 'add w2');
  expect(weaponsOnly.offered('german').filter(act => act.startsWith('add'))).toEqual([]);
  play(weaponsOnly, 'german', 'shoot');
  expect(unit(weaponsOnly, 'u1')).toMatchObject({ forfeits: true, fired: 'prep' });
});

test('[aslsk 4.0.j] for a half-squad one weapon costs its own firepower', () => {
  const match = skirmish({ units: ['german 2-4-7 C4', russian, far], weapons: [lmg('u1')] }, '1,6');
  play(match, 'german', 'ready w1', 'at 1:C7', 'shoot');
  expect(unit(match, 'u1').forfeits).toBe(true);
  // The gun has kept its rate of fire; the men serve it.
  expect(match.offered('german')).toEqual(['ready w1', 'ready u3', 'done']);
});

test('[aslsk 4.0.j] what was forfeit is back for fire at closest quarters', () => {
  const position: Position = {
    phase: 'russian defensive-fire',
    units: ['german 2-4-7 C4 fired first forfeits', 'russian 4-4-7 C5'],
  };
  expect(skirmish(position).offered('german')).toContain('ready u1');
});

test('[aslsk 4.0.k] a leader uses one weapon, and then leads nobody in that phase', () => {
  const position: Position = {
    units: ['german 9-1 C4', russian, far, german],
    weapons: [lmg('u1'), lmg('u1')],
  };
  const match = skirmish(position, '2,5');
  play(match, 'german', 'ready w1', 'at 1:C7', 'shoot');
  expect(match.offered('german')).not.toContain('ready w2');
  expect(unit(match, 'u1')).toMatchObject({ used: ['w1'], fired: 'prep' });
  play(match, 'german', 'ready u3', 'at 1:C7');
  expect(match.offered('german')).toEqual(['shoot']);
});

test('[aslsk 4.2.b] nobody uses two flamethrowers', () => {
  const position: Position = {
    units: [german, 'russian 4-4-7 C5', far],
    weapons: ['german FT of u1', 'german FT of u1'],
  };
  const match = skirmish(position, '4,5 1,2');
  play(match, 'german', 'ready w1', 'at 1:C5', 'shoot');
  expect(match.offered('german')).not.toContain('ready w2');
});

test('[aslsk 4.0.g] a weapon destroyed by its owners counts as used', () => {
  const match = skirmish({ units: [german, russian, far], weapons: [lmg('u1'), lmg('u1')] });
  play(match, 'german', 'destroy w1');
  expect(isGone(match, 'w1')).toBe(true);
  expect(unit(match, 'u1').used).toEqual(['w1']);
  play(match, 'german', 'ready u1', 'at 1:C7');
  expect(match.offered('german')).not.toContain('add w2');
});

test('[aslsk 4.1.d, 2.0.Bnum] at its breakdown number a machine gun jams, after its attack', () => {
  const match = fire(
    { units: [german, russian], weapons: [lmg('u1')] },
    { by: ['u1', 'w1'], at: '1:C7' },
    '6,6',
  );
  expect(weapon(match, 'w1').malfunctioned).toBe(true);
});

test('[aslsk 4.1.d] of several machine guns one jams, by lot', () => {
  const match = fire(
    { units: [german, russian, german], weapons: [lmg('u1'), lmg('u3')] },
    { by: ['w1', 'w2'], at: '1:C7' },
    '6,6 2',
  );
  expect([weapon(match, 'w1').malfunctioned, weapon(match, 'w2').malfunctioned]).toEqual([undefined, true]);
});

test('[aslsk 4.0.i, 5.5.a, 1.2.4.1.c] a captured gun jams at two less and fires at one less', () => {
  const captured: Position = { units: [german, russian], weapons: ['russian MMG of u1'] };
  // Russian medium machine guns: rate 2, breakdown 11.
  const nine = fire(captured, { by: ['w1'], at: '1:C7' }, '4,5');
  expect(weapon(nine, 'w1').malfunctioned).toBe(true);
  const two = fire(captured, { by: ['w1'], at: '1:C7' }, '2,6');
  expect(weapon(two, 'w1').fired).toBe('prep');
  const one = fire(captured, { by: ['w1'], at: '1:C7' }, '1,6 1,2');
  expect(weapon(one, 'w1').fired).toBeUndefined();
});

test('[aslsk 4.0.i, 5.4.a] in inexperienced hands it jams at one less', () => {
  const match = fire(
    { units: ['german 4-3-6 C4', 'russian 4-4-7 C6'], weapons: [lmg('u1')] },
    { by: ['w1'], at: '1:C6' },
    '5,6',
  );
  expect(weapon(match, 'w1').malfunctioned).toBe(true);
});

test('[aslsk 4.2.d, 2.0.Xnum, 1.2.2.a] a flamethrower is spent at a 10, with troops that are not elite at an 8', () => {
  const flames = (card: string, dice: readonly [number, number]) =>
    isGone(
      fire(
        { units: [`${card} C4`, 'russian 4-4-7 C5'], weapons: ['german FT of u1'] },
        { by: ['w1'], at: '1:C5' },
        [dice, [2, 2]],
      ),
      'w1',
    );
  expect(flames('german 4-6-8', [4, 5])).toBe(false);
  expect(flames('german 4-6-8', [4, 6])).toBe(true);
  // Crews are elite whatever they are worth.
  expect(flames('german 2-2-8', [4, 5])).toBe(false);
  expect(flames('german 8-0', [4, 5])).toBe(false);
  expect(flames('german 4-6-7', [3, 5])).toBe(true);
  expect(flames('german 4-6-7', [3, 4])).toBe(false);
});

test('[aslsk 4.2.a] a flamethrower cowers like any attack', () => {
  // 8 on column 24 would be a 2MC, on column 20 it is one, too; 10 tells them apart: 1MC on both; 6: 4MC, 3MC.
  const match = fire(
    { units: ['german 4-6-8 C4', 'russian 4-4-7 C5'], weapons: ['german FT of u1'] },
    { by: ['w1'], at: '1:C5' },
    '3,3 2,2',
  );
  expect(unit(match, 'u2')).toMatchObject({ pinned: true });
});

test('[aslsk 1.4.a, 1.2.4.1.a] of two dice with the same sum the coloured one decides the rate of fire', () => {
  const position: Position = {
    hexes: { '1:C7': 'stone building' },
    units: [german, russian],
    weapons: ['german MMG of u1'],
  };
  const marked = (dice: readonly [number, number]) =>
    weapon(fire(position, { by: ['w1'], at: '1:C7' }, [dice]), 'w1').fired;
  expect(marked([2, 6])).toBeUndefined();
  expect(marked([6, 2])).toBe('prep');
});

test('[aslsk 3.2.2.f, 1.2.4.1.a] a gun whose crew cowers has lost its rate of fire', () => {
  const position: Position = {
    hexes: { '1:C7': 'stone building' },
    units: [german, russian],
    weapons: ['german MMG of u1'],
  };
  const match = fire(position, { by: ['w1'], at: '1:C7' }, '2,2');
  expect([weapon(match, 'w1').fired, unit(match, 'u1').fired]).toEqual(['prep', 'prep']);
});

test('[aslsk 4.0.j] a half-squad and a crew use one weapon, and a squad that has fired no second one', () => {
  for (const card of ['german 2-4-7', 'german 2-2-8']) {
    const few: Position = { units: [`${card} C4`, russian, far], weapons: [lmg('u1'), lmg('u1')] };
    const match = skirmish(few, '5,6');
    play(match, 'german', 'ready w1', 'at 1:C7');
    expect(match.offered('german')).not.toContain('add w2');
    play(match, 'german', 'shoot');
    expect(match.offered('german')).toEqual(['ready u3', 'done']);
  }
  const squad = skirmish({ units: [german, russian, far], weapons: [lmg('u1'), lmg('u1')] }, '5,6');
  play(squad, 'german', 'ready u1', 'at 1:C7', 'add w1', 'shoot');
  expect(squad.offered('german')).toEqual(['ready u3', 'done']);
});

/** A half-squad that has forfeited its firepower to its machine gun, and a Russian who moves. */
const forfeited = (fired: 'first' | 'final', at: `1:${string}`): Position => ({
  attacker: 'russian',
  units: [`german 2-4-7 C4 fired ${fired} forfeits`, `russian 4-4-7 ${at}`],
});

test('[aslsk 4.0.j] what was forfeit is back in subsequent first fire and in final protective fire', () => {
  expect(windowOn(forfeited('first', '1:C6'), moving(['u2'])).offered('german')).toEqual([
    'ready u1',
    'pass',
  ]);
  expect(windowOn(forfeited('final', '1:C5'), moving(['u2'])).offered('german')).toEqual([
    'ready u1',
    'pass',
  ]);
});

test('[aslsk 4.0.j] and in final fire at who is adjacent, but not farther away and not in first fire', () => {
  const serving = 'german 2-4-7 C4 used w1 forfeits';
  const final = (at: `1:${string}`): Position => ({
    phase: 'russian defensive-fire',
    units: [serving, `russian 4-4-7 ${at}`, 'german 4-6-7 E5'],
    weapons: [lmg('u1')],
  });
  expect(skirmish(final('1:C5')).offered('german')).toContain('ready u1');
  expect(skirmish(final('1:C6')).offered('german')).not.toContain('ready u1');
  const first = windowOn(
    { attacker: 'russian', units: [serving, russian], weapons: [lmg('u1')] },
    moving(['u2']),
  );
  expect(first.offered('german')).toEqual(['ready w1', 'pass']);
});

test('[aslsk 4.0.k] a leader who directs fire uses no weapon', () => {
  const units = [german, russian, 'german 9-1 C4 directs u1'];
  expect(skirmish({ units, weapons: [lmg('u3')] }).offered('german')).toEqual(['ready u1', 'done']);
});

test('[aslsk 4.0.g] weapons are destroyed in the prep fire phase and in the defensive fire phase, and in no other', () => {
  const offers = (phase: Phase, attacker: 'german' | 'russian', more = '', gun = {}) =>
    skirmish({ phase, attacker, units: [`german 4-6-7 C4 ${more}`, russian, far], weapons: [lmg('u1', gun)] })
      .offered('german')
      .filter(act => act.startsWith('destroy'));
  expect(offers('prep-fire', 'german')).toEqual(['destroy w1']);
  expect(offers('defensive-fire', 'russian')).toEqual(['destroy w1']);
  expect(offers('advancing-fire', 'german')).toEqual([]);
  // By who can use it: unbroken, and not after it has been used.
  expect(offers('prep-fire', 'german', 'broken')).toEqual([]);
  expect(offers('defensive-fire', 'russian', '', { fired: 'first' })).toEqual([]);
  expect(offers('prep-fire', 'german', 'used w1')).toEqual([]);
});

test('[aslsk 4.0.g] it counts as use: who has used as many as he may destroys no more', () => {
  const leader = 'german 9-1 C4';
  const match = skirmish({ units: [leader, russian, far], weapons: [lmg('u1'), lmg('u1')] });
  play(match, 'german', 'destroy w1');
  expect(match.offered('german')).toEqual(['ready u3', 'done']);
});

/** What becomes of the machine gun of a marked unit that fires again at who is adjacent, with this roll. */
function pressed(
  fired: 'first' | 'final',
  phase: 'movement' | 'defensive-fire',
  dice: readonly [number, number],
) {
  const match = fire(
    {
      phase,
      attacker: 'russian',
      hexes: { '1:C5': 'stone building' },
      ...(phase === 'movement' && { doing: [moving(['u2'])] }),
      units: [`german 9-2 C4 fired ${fired}`, 'russian 4-4-7 C5'],
      weapons: [`german MMG of u1 fired ${fired}`],
    },
    { by: ['w1'], at: '1:C5' },
    // On a 12 in final protective fire the leader is wounded as well.
    [dice, [1]],
  );
  return isGone(match, 'w1') ? 'gone' : (weapon(match, 'w1').malfunctioned ?? 'whole');
}

test.each([
  ['subsequent first fire', 'first', 'movement'],
  ['final protective fire', 'final', 'movement'],
  ['final fire after first fire', 'first', 'defensive-fire'],
] as const)(
  '[aslsk 4.1.d] in %s a machine gun jams at two less, and is gone at its own number',
  (_, fired, phase) => {
    expect(pressed(fired, phase, [4, 5])).toBe('whole');
    expect(pressed(fired, phase, [4, 6])).toBe(true);
    expect(pressed(fired, phase, [5, 6])).toBe(true);
    expect(pressed(fired, phase, [6, 6])).toBe('gone');
  },
);

test('[aslsk 4.1.d] else it jams at a 12, or at the number that is printed on it, and not below', () => {
  const jams = (side: 'german' | 'russian', dice: readonly [number, number]) => {
    const units = [
      { card: side === 'german' ? 'german 4-6-7' : 'russian 4-4-7', at: '1:C4' },
      { card: side === 'german' ? 'russian 4-4-7' : 'german 4-6-7', at: '1:C7' },
    ] as const;
    const position: Position = { attacker: side, units, weapons: [`${side} MMG of u1`] };
    return weapon(fire(position, { by: ['w1'], at: '1:C7' }, [dice]), 'w1').malfunctioned === true;
  };
  expect([jams('german', [5, 6]), jams('german', [6, 6])]).toEqual([false, true]);
  // Russian medium machine guns have an 11.
  expect([jams('russian', [4, 6]), jams('russian', [5, 6])]).toEqual([false, true]);
});

test('[aslsk 4.0.h] what cannot be repaired is destroyed where others would jam', () => {
  const position: Position = {
    units: [...[1, 2, 3].map(() => 'german 4-6-7 C4'), 'russian 4-4-7 C5'],
    weapons: ['russian FT of u4'],
  };
  // 4, less one for the flamethrower, on column 24: a KIA; then a 5, which is a K.
  const match = fire(position, { by: ['u1', 'u2', 'u3'], at: '1:C5' }, '1,3 5');
  expect([isGone(match, 'u4'), isGone(match, 'w1')]).toEqual([true, true]);
});

test('[aslsk 4.0.j] what others of the group fire is no use of one’s own', () => {
  const match = skirmish({ units: [german, russian, german], weapons: [lmg('u1'), lmg('u3')] });
  play(match, 'german', 'ready u1', 'at 1:C7', 'add w1', 'add u3');
  expect(match.offered('german')).toEqual(['add w2', 'shoot']);
});

test('[aslsk 4.2.b] nobody uses a second flamethrower while he has the first, either', () => {
  const elite = 'german 4-6-8 C4';
  const position: Position = {
    units: [elite, 'russian 4-4-7 C5', far],
    weapons: ['german FT of u1', 'german FT of u1', lmg('u1')],
  };
  const match = skirmish(position, '4,5 1,2');
  play(match, 'german', 'ready w1', 'at 1:C5', 'shoot');
  expect(isGone(match, 'w1')).toBe(false);
  expect(match.offered('german')).not.toContain('ready w2');
  expect(match.offered('german')).toContain('ready w3');
});

test('[aslsk 4.0.g] a weapon may be destroyed though there is nobody to fire at', () => {
  const match = skirmish({
    units: [german, 'russian 4-4-7 M10'],
    hexes: { '1:D4': 'woods' },
    weapons: [lmg('u1')],
  });
  expect(match.offered('german')).toEqual(['destroy w1', 'done']);
});

test('[aslsk 3.3.3.g, 4.1.d] only what fires automatically breaks sooner in subsequent fire, and for good; an anti-tank rifle does not', () => {
  const numbers = (card: string, mode: 'first' | 'subsequent') => {
    const match = skirmish({ units: ['german 4-6-7 C4', 'russian 4-4-7 C5'], weapons: [`${card} of u1`] });
    return breakdownNumbers(match.world, match.state, firingAs(mode, shooterOf(match.state, 'w1')));
  };
  expect(numbers('german ATR', 'subsequent')).toEqual(numbers('german ATR', 'first'));
  const [first, subsequent] = [numbers('german MMG', 'first'), numbers('german MMG', 'subsequent')];
  expect(first).toEqual({ malfunction: 12 });
  expect(subsequent).toEqual({ malfunction: 10, removal: 12 });
});

/** Why not, by number. */
const cites = (match: ReturnType<typeof skirmish>, act: BookAct) =>
  match.whyNot('german', { act }).map(({ cite }) => cite);

test('[aslsk 4.0.k, 4.0.j] who has used as many as he may is told so: a leader, a half-squad, a squad', () => {
  const after = (card: string, used: string, ready: ShooterId) => {
    const weapons = [lmg('u1'), lmg('u1'), lmg('u1')];
    const match = skirmish({ units: [`${card} C4 ${used}`, russian, far], weapons });
    return cites(match, { verb: 'ready', shooter: ready });
  };
  expect(after('german 9-1', 'used w1', 'w2')).toEqual(['4.0.k']);
  expect(after('german 9-1', 'directs u3', 'w2')).toEqual(['4.0.k']);
  expect(after('german 2-4-7', 'used w1', 'w2')).toEqual(['4.0.j']);
  expect(after('german 4-6-7', 'used w1,w2', 'w3')).toEqual(['4.0.j']);
  expect(after('german 4-6-7', 'used w1 fired prep', 'w2')).toEqual(['4.0.j']);
});
