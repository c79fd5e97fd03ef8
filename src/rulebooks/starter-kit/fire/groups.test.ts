import { expect, test } from 'vitest';
import { enact, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { heldByEnemies } from './targets.ts';

const german = 'german 4-6-7 C4';
const russian = 'russian 4-4-7 C7';

/** For checks that everybody passes with ease. */
const EASY = '1,2';

/** What is offered once these picks are made. */
function offered(position: Position, ...picks: readonly string[]): readonly string[] {
  const match = skirmish(position);
  play(match, 'german', ...picks);
  return match.offered('german');
}

test('[aslsk 3.2.2.i] a group grows from hex to adjacent hex', () => {
  const position: Position = {
    units: [german, russian, 'german 4-6-7 D4', 'german 4-6-7 E5', 'german 4-6-7 G6'],
  };
  expect(offered(position, 'ready u1', 'at 1:C7')).toEqual(['add u3', 'shoot']);
  expect(offered(position, 'ready u1', 'at 1:C7', 'add u3')).toEqual(['add u4', 'shoot']);
});

test('[aslsk 3.2.2.i] a leader alone is no link between two hexes', () => {
  const position: Position = { units: [german, russian, 'german 8-1 D4', 'german 4-6-7 E5'] };
  expect(offered(position, 'ready u1', 'at 1:C7')).toEqual(['shoot']);
});

test('[aslsk 3.2.2.j, 4.2.b, 2.0.FG] a flamethrower fires alone, undirected, and beside it the squad separately', () => {
  const position: Position = {
    units: [german, 'russian 4-4-7 C5', german, 'german 9-1 C4'],
    weapons: ['german FT of u1'],
  };
  expect(offered(position, 'ready w1', 'at 1:C5')).toEqual(['shoot']);
  expect(offered(position, 'ready u1', 'at 1:C5')).toEqual(['add u3', 'direct u4', 'shoot']);
  const match = skirmish(position, `5,4 ${EASY}`);
  play(match, 'german', 'ready w1', 'at 1:C5', 'shoot');
  expect(match.offered('german')).toEqual(['ready u1', 'ready u3', 'done']);
});

test('[aslsk 2.0.Mandatory, 3.2.2.l, 4.1.b] who shares a hex attacks the same together or not at all', () => {
  const position: Position = {
    units: [german, russian, german, 'russian 4-4-7 E8'],
    weapons: ['german LMG of u1'],
  };
  // Neither the other squad nor the machine gun may now attack C7.
  for (const other of ['u3', 'w1']) {
    const match = skirmish(position, '5,6');
    play(match, 'german', 'ready u1', 'at 1:C7', 'shoot', `ready ${other}`);
    expect(match.offered('german')).toEqual(['at 1:E8']);
  }
  // Nor may the squad, once its machine gun has.
  const gunFirst = skirmish(position, '5,6');
  play(gunFirst, 'german', 'ready w1', 'at 1:C7', 'shoot', 'ready u1');
  expect(gunFirst.offered('german')).toEqual(['at 1:E8']);
});

test('[aslsk 4.1.b] in subsequent first fire the squad may attack apart from its machine gun', () => {
  const position: Position = {
    phase: 'russian movement',
    units: [`${german} fired first`, russian, 'u8: german 4-6-7 C4 fired first'],
    weapons: ['german LMG of u1'],
  };
  const match = skirmish(position, '5,6 5,6');
  play(match, 'russian', 'move u2', 'step 1:C6');
  expect(match.offered('german')).toEqual(['ready u1', 'ready w1', 'ready u8', 'pass']);
  play(match, 'german', 'ready w1', 'shoot');
  // Not so the other squad, whose machine gun it is not.
  expect(match.offered('german')).toEqual(['ready u1', 'pass']);
  play(match, 'german', 'ready u1', 'shoot');
  expect(unit(match, 'u1').fired).toBe('final');
});

test('[aslsk 3.2.2.e] own firepower and weapon may have different targets', () => {
  const position: Position = { units: [german, russian, 'russian 4-4-7 E8'], weapons: ['german LMG of u1'] };
  const match = skirmish(position, '5,6 6,5');
  play(match, 'german', 'ready u1', 'at 1:C7', 'shoot', 'ready w1', 'at 1:E8', 'shoot');
  expect([unit(match, 'u1').fired, weapon(match, 'w1').fired]).toEqual(['prep', 'prep']);
});

test('[aslsk 1.2.4.1.a, 3.2.2.l, 3.2.a, 4.1.b] rate of fire kept: the gun alone fires again, even at the same', () => {
  const position: Position = { units: [german, russian], weapons: ['german MMG of u1'] };
  const match = skirmish(position, `2,6 ${EASY} 3,6 ${EASY}`);
  play(match, 'german', 'ready u1', 'at 1:C7', 'add w1', 'shoot');
  expect(match.offered('german')).toEqual(['ready w1', 'done']);
  play(match, 'german', 'ready w1', 'at 1:C7', 'shoot');
  expect(weapon(match, 'w1').fired).toBe('prep');
});

test('[aslsk 1.2.4.1.a, 3.2.3.r] a pinned unit’s machine gun has no rate of fire', () => {
  const position: Position = {
    units: [`${german} pinned`, russian, 'german 4-6-7 A1'],
    weapons: ['german MMG of u1'],
  };
  const match = skirmish(position, '1,6');
  play(match, 'german', 'ready w1', 'at 1:C7', 'shoot');
  expect(weapon(match, 'w1').fired).toBe('prep');
});

test('[aslsk 3.2.2.m] a leader directs one attack a player turn, of his own hex', () => {
  const position: Position = {
    units: [german, russian, 'german 9-1 C4', german, 'russian 4-4-7 E8'],
    weapons: ['german MMG of u1'],
  };
  const match = skirmish(position, `1,6 ${EASY} 1,5 ${EASY}`);
  play(match, 'german', 'ready w1', 'at 1:C7', 'direct u3', 'shoot');
  expect(unit(match, 'u3')).toMatchObject({ directs: ['w1'], fired: 'prep' });
  // The same gun again, by its rate of fire, he may direct again.
  play(match, 'german', 'ready w1', 'at 1:C7');
  expect(match.offered('german')).toEqual(['direct u3', 'shoot']);
  play(match, 'german', 'shoot', 'ready u4', 'at 1:E8');
  expect(match.offered('german')).not.toContain('direct u3');
});

test('[aslsk 3.2.2.n] several hexes are directed by a leader in each, or by none', () => {
  const one: Position = { units: [german, russian, 'german 4-6-7 D4', 'german 9-1 C4'] };
  expect(offered(one, 'ready u1', 'at 1:C7', 'add u3')).toEqual(['shoot']);
  const two: Position = { ...one, units: [...one.units, 'german 8-0 D4'] };
  expect(offered(two, 'ready u1', 'at 1:C7', 'add u3')).toEqual(['direct u4', 'direct u5', 'shoot']);
  expect(offered(two, 'ready u1', 'at 1:C7', 'add u3', 'direct u4')).toEqual(['direct u5']);
  expect(offered(two, 'ready u1', 'at 1:C7', 'add u3', 'direct u4', 'direct u5')).toEqual(['shoot']);
});

test('[aslsk 1.2.1.b, 4.0.k] broken, pinned, or with a weapon of his own, a leader directs nobody', () => {
  const led = (leader: string, by = 'u1'): readonly string[] =>
    offered(
      { units: [german, russian, `german 9-1 C4 ${leader}`], weapons: [`german LMG of ${by}`] },
      'ready u1',
      'at 1:C7',
    );
  expect(led('')).toContain('direct u3');
  expect(led('pinned')).not.toContain('direct u3');
  expect(led('broken desperate')).not.toContain('direct u3');
  expect(led('used w1', 'u3')).not.toContain('direct u3');
});

test('[aslsk 4.1.a] a second leader is offered to serve the machine gun', () => {
  const position: Position = {
    units: ['german 8-0 C4', russian, 'german 8-1 C4'],
    weapons: ['german MMG of u1'],
  };
  expect(offered(position, 'ready w1', 'at 1:C7')).toEqual(['add u3', 'direct u3', 'shoot']);
  const match = skirmish(position, '4,5');
  play(match, 'german', 'ready w1', 'at 1:C7', 'add u3', 'shoot');
  expect([unit(match, 'u1').fired, unit(match, 'u3').fired]).toEqual(['prep', 'prep']);
});

test('[aslsk 4.1.c] beyond 16 hexes a machine gun needs a leader', () => {
  const far: Position = {
    size: [5, 20],
    units: ['german 4-6-7 C1', 'russian 4-4-7 C18', 'german 4-6-7 A1'],
    weapons: ['german HMG of u1'],
  };
  expect(skirmish(far).offered('german')).not.toContain('ready w1');
  const led: Position = { ...far, units: [...far.units, 'german 8-0 C1'] };
  expect(offered(led, 'ready w1', 'at 1:C18')).toEqual(['direct u4']);
  expect(offered(led, 'ready w1', 'at 1:C18', 'direct u4')).toEqual(['shoot']);
});

test('[aslsk 3.2.2.i] who does not see the target is not asked to join', () => {
  const position: Position = {
    hexes: { '1:D5': 'woods' },
    units: [german, 'russian 4-4-7 C8', 'german 4-6-7 D4', german],
  };
  expect(offered(position, 'ready u1', 'at 1:C8')).toEqual(['add u4', 'shoot']);
});

test('[aslsk 3.2.2.j, 2.0.FG, 2.0.Mandatory] ordnance and what a vehicle fires join nobody; an anti-tank rifle does', () => {
  const position: Position = {
    hexes: { '1:C7': 'stone building' },
    units: [german, russian, german, german],
    weapons: ['german 50mm MTR of u1', 'german PSK of u3', 'german ATR of u4', 'german FT of u4'],
    vehicles: ['german PzKpfw IVH D4 facing 3'],
  };
  expect(offered(position, 'ready u1', 'at 1:C7')).toEqual(['add u3', 'add u4', 'add w3', 'shoot']);
  expect(offered(position, 'ready w1', 'at 1:C7').filter(act => act.startsWith('add'))).toEqual([]);
  expect(offered(position, 'ready w2', 'at 1:C7').filter(act => act.startsWith('add'))).toEqual([]);
});

test('[aslsk 3.2.2.l] a flamethrower and ordnance attack by themselves what others in their hex have attacked', () => {
  const near: Position = { units: [german, 'russian 4-4-7 C5'], weapons: ['german FT of u1'] };
  const flame = skirmish(near, '5,6');
  play(flame, 'german', 'ready u1', 'at 1:C5', 'shoot', 'ready w1');
  expect(flame.offered('german')).toEqual(['at 1:C5']);
  const mortar = skirmish({ units: [german, russian, german], weapons: ['german 50mm MTR of u1'] }, '5,6');
  play(mortar, 'german', 'ready u3', 'at 1:C7', 'shoot', 'ready w1');
  expect(mortar.offered('german')).toContain('at 1:C7');
});

test('[aslsk 3.2.2.l, 4.1.b] a squad’s machine gun must have fired with it at the same, as any other in the hex', () => {
  const position: Position = {
    units: [german, russian, german, 'russian 4-4-7 E8', 'german 4-6-7 D4'],
    weapons: ['german LMG of u1', 'german LMG of u5'],
  };
  const match = skirmish(position, '5,6');
  play(match, 'german', 'ready u1', 'at 1:C7', 'shoot', 'ready w1');
  expect(match.offered('german')).toEqual(['at 1:E8']);
  // Whoever fires from another hex is free to.
  const other = skirmish(position, '5,6');
  play(other, 'german', 'ready u1', 'at 1:C7', 'shoot', 'ready w2');
  expect(other.offered('german')).toEqual(['at 1:C7', 'at 1:E8']);
});

test('[aslsk 3.2.2.l] what was attacked is remembered to the end of the phase, and no longer', () => {
  const match = skirmish({ units: [german, russian, german, 'german 4-6-7 D4'] }, '5,6 6,5');
  play(match, 'german', 'ready u1', 'at 1:C7', 'shoot', 'ready u4', 'at 1:C7', 'shoot');
  // Nobody may fire at it any more in this phase; in the advancing fire phase the other squad may.
  expect(match.state.phase).toBe('movement');
  play(match, 'german', 'done');
  while (match.choiceOf('russian')) play(match, 'russian', 'done');
  expect(match.state.phase).toBe('advancing-fire');
  expect(match.offered('german')).toEqual(['ready u3', 'done']);
});

test('[aslsk 3.2.2.e] nobody divides its firepower: what has fired at one target fires at no other', () => {
  const position: Position = { units: [german, russian, 'russian 4-4-7 E8'], weapons: ['german LMG of u1'] };
  const match = skirmish(position, '5,6');
  play(match, 'german', 'ready u1', 'at 1:C7', 'add w1', 'shoot');
  expect(match.state.phase).not.toBe('prep-fire');
});

test('[aslsk 1.2.1.b, 3.2.2.m] of two leaders in the hex one directs; he has attacked by it, and moves no more', () => {
  const position: Position = { units: [german, russian, 'german 9-1 C4 exhausted', 'german 8-1 C4', german] };
  const match = skirmish(position, '5,6');
  play(match, 'german', 'ready u1', 'at 1:C7');
  expect(match.offered('german')).toEqual(['add u5', 'direct u3', 'direct u4', 'shoot']);
  play(match, 'german', 'direct u3');
  expect(match.offered('german')).toEqual(['shoot']);
  // Nobody else may fire at the same any more, and the phase is over.
  play(match, 'german', 'shoot');
  expect(match.offered('german')).toEqual(['move u4', 'move u5', 'done']);
});

test('[aslsk 3.2.5.a] prep fire takes exhaustion off who directs it, too', () => {
  const position: Position = {
    units: [german, russian, 'german 9-1 C4 exhausted', 'german 4-6-7 D4 exhausted'],
  };
  const match = skirmish(position, '5,6');
  play(match, 'german', 'ready u1', 'at 1:C7', 'direct u3', 'shoot');
  expect([match.state.phase, unit(match, 'u3').exhausted]).toEqual(['prep-fire', undefined]);
  expect(unit(match, 'u4').exhausted).toBe(true);
  // Other fire is no rest.
  const final: Position = { ...position, phase: 'defensive-fire', attacker: 'russian' };
  const later = skirmish(final, '5,6');
  play(later, 'german', 'ready u1', 'at 1:C7', 'direct u3', 'shoot');
  expect(unit(later, 'u3').exhausted).toBe(true);
});

test('[aslsk 3.2.2.m, 3.5.a] who fired or directed in the prep fire phase directs nobody in the advancing fire phase', () => {
  const led = (leader: string) =>
    offered(
      { phase: 'advancing-fire', units: [german, russian, `german 9-1 C4 ${leader}`] },
      'ready u1',
      'at 1:C7',
    );
  expect(led('')).toContain('direct u3');
  expect(led('fired prep')).not.toContain('direct u3');
  expect(led('directs u9')).not.toContain('direct u3');
});

const GUNNER = 'german 8-0 C4';

test.each([
  ['broken', { broken: true }],
  ['in another hex', { at: '1:D4' }],
  ['busy with a weapon of his own', { used: ['w2'] }],
  ['directing others', { directs: ['u9'] }],
] as const)('[aslsk 4.1.a] a second leader does not help with the machine gun if he is %s', (_, second) => {
  const position: Position = {
    units: [GUNNER, russian, { card: 'german 8-1', at: '1:C4', ...second }],
    weapons: ['german MMG of u1', 'german LMG of u3'],
  };
  expect(offered(position, 'ready w1', 'at 1:C7')).not.toContain('add u3');
});

test('[aslsk 4.1.a] two leaders serve one machine gun: no third, no anti-tank rifle, and none that a squad serves', () => {
  const leaders = [GUNNER, russian, 'german 8-1 C4', GUNNER];
  const three: Position = { units: leaders, weapons: ['german MMG of u1'] };
  expect(offered(three, 'ready w1', 'at 1:C7')).toContain('add u4');
  expect(offered(three, 'ready w1', 'at 1:C7', 'add u3')).not.toContain('add u4');
  const rifle: Position = { units: leaders, weapons: ['german ATR of u1'] };
  expect(offered(rifle, 'ready w1', 'at 1:C7')).not.toContain('add u3');
  const squad: Position = { units: [german, ...leaders.slice(1)], weapons: three.weapons ?? [] };
  expect(offered(squad, 'ready w1', 'at 1:C7')).toEqual(['add u1', 'direct u3', 'direct u4', 'shoot']);
});

test('[aslsk 4.1.c] at 16 hexes it needs none; beyond, nobody joins for whom no leader is there', () => {
  const far = (to: `1:${string}`): Position => ({
    size: [5, 20],
    units: ['german 4-6-7 C1', `russian 4-4-7 ${to}`, 'german 4-6-7 B1', 'german 8-0 C1'],
    weapons: ['german HMG of u1', 'german HMG of u3'],
  });
  expect(offered(far('1:C17'), 'ready w1', 'at 1:C17')).toEqual(['add w2', 'direct u4', 'shoot']);
  expect(offered(far('1:C18'), 'ready w1', 'at 1:C18')).toEqual(['direct u4']);
  const both = far('1:C18');
  const led: Position = { ...both, units: [...both.units, 'german 8-0 B1'] };
  expect(offered(led, 'ready w1', 'at 1:C18')).toEqual(['add w2', 'direct u4']);
});

test('[aslsk 4.1.a, 4.0.k] both leaders have used the gun: neither leads nor serves another; together they keep its rate', () => {
  const position: Position = {
    units: [GUNNER, russian, 'german 8-1 C4', 'german 4-6-7 D4'],
    weapons: ['german MMG of u1', 'german LMG of u3'],
  };
  const spent = skirmish(position, '6,5');
  play(spent, 'german', 'ready w1', 'at 1:C7', 'add u3', 'shoot');
  expect([unit(spent, 'u1'), unit(spent, 'u3')].map(({ used, fired }) => [used, fired])).toEqual([
    [['w1'], 'prep'],
    [['w1'], 'prep'],
  ]);
  expect(spent.offered('german')).toEqual(['ready u4', 'done']);
  const kept = skirmish(position, `1,6 ${EASY}`);
  play(kept, 'german', 'ready w1', 'at 1:C7', 'add u3', 'shoot');
  expect([unit(kept, 'u1').fired, unit(kept, 'u3').fired]).toEqual([undefined, undefined]);
  play(kept, 'german', 'ready w1', 'at 1:C7');
  expect(kept.offered('german')).toEqual(['add u4', 'add u3', 'shoot']);
});

test('[aslsk 3.2.2.1.c, 6.4.h] an enemy in its hex keeps a unit to its hex, but not one who is hidden there', () => {
  const held = (how: string) => {
    const units: Position['units'] = ['german 4-6-7 C4', `russian 4-4-7 C4 ${how}`];
    const { value } = enact({ units }, [], function* ({ state }) {
      return heldByEnemies(state, '1:C4', 'german', '1:C6')?.cite ?? 'free';
    });
    return value;
  };
  expect([held(''), held('concealed'), held('hidden')]).toEqual(['3.2.2.1.c', '3.2.2.1.c', 'free']);
});
