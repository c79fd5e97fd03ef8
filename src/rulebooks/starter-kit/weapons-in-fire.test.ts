import { expect, test } from 'vitest';
import { fire } from './fire-bench.ts';
import { isGone, type Position, play, skirmish, unit, weapon } from './testing.ts';

const german = { card: 'german 4-6-7', at: '1:C4' } as const;
const russian = { card: 'russian 4-4-7', at: '1:C7' } as const;
const far = { card: 'german 4-6-7', at: '1:D6' } as const;

const lmg = (by: 'u1' | 'u3', more = {}) => ({ card: 'german LMG', by, ...more });

test('[aslsk 4.0.j] a squad fires one weapon beside its own firepower, and a second instead of it', () => {
  const position: Position = { units: [german, russian, far], weapons: [lmg('u1'), lmg('u1'), lmg('u1')] };
  const match = skirmish(position);
  play(match, 'german', 'ready u1', 'at 1:C7', 'add w1');
  expect(match.offered('german')).not.toContain('add w2');

  const weaponsOnly = skirmish(position, [[5, 6]]);
  play(weaponsOnly, 'german', 'ready w1', 'at 1:C7', 'add w2');
  expect(weaponsOnly.offered('german').filter(act => act.startsWith('add'))).toEqual([]);
  play(weaponsOnly, 'german', 'shoot');
  expect(unit(weaponsOnly, 'u1')).toMatchObject({ forfeits: true, fired: 'prep' });
});

test('[aslsk 4.0.j] for a half-squad one weapon costs its own firepower', () => {
  const position: Position = {
    units: [{ ...german, card: 'german 2-4-7' }, russian, far],
    weapons: [lmg('u1')],
  };
  const match = skirmish(position, [[1, 6]]);
  play(match, 'german', 'ready w1', 'at 1:C7', 'shoot');
  expect(unit(match, 'u1').forfeits).toBe(true);
  // The gun has kept its rate of fire; the men serve it.
  expect(match.offered('german')).toEqual(['ready w1', 'ready u3', 'done']);
});

test('[aslsk 4.0.j] what was forfeit is back for fire at closest quarters', () => {
  const position: Position = {
    phase: 'defensive-fire',
    attacker: 'russian',
    units: [
      { ...german, card: 'german 2-4-7', fired: 'first', forfeits: true },
      { ...russian, at: '1:C5' },
    ],
  };
  expect(skirmish(position).offered('german')).toContain('ready u1');
});

test('[aslsk 4.0.k] a leader uses one weapon, and then leads nobody in that phase', () => {
  const position: Position = {
    units: [{ card: 'german 9-1', at: '1:C4' }, russian, far, german],
    weapons: [lmg('u1'), lmg('u1')],
  };
  const match = skirmish(position, [[2, 5]]);
  play(match, 'german', 'ready w1', 'at 1:C7', 'shoot');
  expect(match.offered('german')).not.toContain('ready w2');
  expect(unit(match, 'u1')).toMatchObject({ used: ['w1'], fired: 'prep' });
  play(match, 'german', 'ready u3', 'at 1:C7');
  expect(match.offered('german')).toEqual(['shoot']);
});

test('[aslsk 4.2.b] nobody uses two flamethrowers', () => {
  const position: Position = {
    units: [german, { ...russian, at: '1:C5' }, far],
    weapons: [
      { card: 'german FT', by: 'u1' },
      { card: 'german FT', by: 'u1' },
    ],
  };
  const match = skirmish(position, [
    [4, 5],
    [1, 2],
  ]);
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
  const match = fire({ units: [german, russian], weapons: [lmg('u1')] }, { by: ['u1', 'w1'], at: '1:C7' }, [
    [6, 6],
  ]);
  expect(weapon(match, 'w1').malfunctioned).toBe(true);
});

test('[aslsk 4.1.d] of several machine guns one jams, by lot', () => {
  const match = fire(
    { units: [german, russian, german], weapons: [lmg('u1'), lmg('u3')] },
    { by: ['w1', 'w2'], at: '1:C7' },
    [[6, 6], [2]],
  );
  expect([weapon(match, 'w1').malfunctioned, weapon(match, 'w2').malfunctioned]).toEqual([undefined, true]);
});

test('[aslsk 4.0.i, 5.5.a, 1.2.4.1.c] a captured gun jams at two less and fires at one less', () => {
  const captured: Position = { units: [german, russian], weapons: [{ card: 'russian MMG', by: 'u1' }] };
  // Russian medium machine guns: rate 2, breakdown 11.
  const nine = fire(captured, { by: ['w1'], at: '1:C7' }, [[4, 5]]);
  expect(weapon(nine, 'w1').malfunctioned).toBe(true);
  const two = fire(captured, { by: ['w1'], at: '1:C7' }, [[2, 6]]);
  expect(weapon(two, 'w1').fired).toBe('prep');
  const one = fire(captured, { by: ['w1'], at: '1:C7' }, [
    [1, 6],
    [1, 2],
  ]);
  expect(weapon(one, 'w1').fired).toBeUndefined();
});

test('[aslsk 4.0.i, 5.4.a] in inexperienced hands it jams at one less', () => {
  const match = fire(
    {
      units: [
        { ...german, card: 'german 4-3-6' },
        { ...russian, at: '1:C6' },
      ],
      weapons: [lmg('u1')],
    },
    { by: ['w1'], at: '1:C6' },
    [[5, 6]],
  );
  expect(weapon(match, 'w1').malfunctioned).toBe(true);
});

test('[aslsk 4.2.d, 2.0.Xnum, 1.2.2.a] a flamethrower is spent at a 10, with troops that are not elite at an 8', () => {
  const flames = (card: string, dice: readonly [number, number]) =>
    isGone(
      fire(
        {
          units: [
            { card, at: '1:C4' },
            { ...russian, at: '1:C5' },
          ],
          weapons: [{ card: 'german FT', by: 'u1' }],
        },
        { by: ['w1'], at: '1:C5' },
        [dice, [2, 2]],
      ),
      'w1',
    );
  expect(flames('german 4-6-8', [4, 5])).toBe(false);
  expect(flames('german 4-6-8', [4, 6])).toBe(true);
  // Crews are elite whatever they are worth.
  expect(flames('german 2-2-8', [4, 5])).toBe(false);
  expect(flames('german 4-6-7', [3, 5])).toBe(true);
  expect(flames('german 4-6-7', [3, 4])).toBe(false);
});

test('[aslsk 4.2.a] a flamethrower cowers like any attack', () => {
  // 8 on column 24 would be a 2MC, on column 20 it is one, too; 10 tells them apart: 1MC on both; 6: 4MC, 3MC.
  const match = fire(
    {
      units: [
        { card: 'german 4-6-8', at: '1:C4' },
        { ...russian, at: '1:C5' },
      ],
      weapons: [{ card: 'german FT', by: 'u1' }],
    },
    { by: ['w1'], at: '1:C5' },
    [
      [3, 3],
      [2, 2],
    ],
  );
  expect(unit(match, 'u2')).toMatchObject({ pinned: true });
});

test('[aslsk 1.4.a, 1.2.4.1.a] of two dice with the same sum the coloured one decides the rate of fire', () => {
  const position: Position = {
    hexes: { '1:C7': 'stone building' },
    units: [german, russian],
    weapons: [{ card: 'german MMG', by: 'u1' }],
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
    weapons: [{ card: 'german MMG', by: 'u1' }],
  };
  const match = fire(position, { by: ['w1'], at: '1:C7' }, [[2, 2]]);
  expect([weapon(match, 'w1').fired, unit(match, 'u1').fired]).toEqual(['prep', 'prep']);
});
