import { expect, test } from 'vitest';
import type { ShooterId } from '../state.ts';
import { altered, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { linesOf, moving, windowOn } from '../testing/fire-bench.ts';

const german = 'german 4-6-7 C4';
const russian = 'russian 4-4-7 C7';
/** One who can always fire, so that somebody is asked. */
const other = 'german 4-6-7 D6';

function ready(position: Position, side = 'german'): readonly string[] {
  return skirmish(position)
    .offered(side)
    .filter(act => act.startsWith('ready'));
}

test('[aslsk 3.2.3.j, 3.8.t] broken units and units in melee fire at nobody', () => {
  expect(ready({ units: ['german 4-6-7 C4 broken', russian, other] })).toEqual(['ready u3']);
  const melee: Position = { melees: ['1:C4'], units: [german, 'russian 4-4-7 C4', other] };
  expect(ready(melee)).toEqual(['ready u3']);
});

test('[aslsk 3.2.2.c, 4.4.4.a] nobody fires beyond twice its range, and an anti-tank rifle not beyond its own', () => {
  const at = (hex: `1:${string}`): Position => ({
    size: [5, 20],
    units: ['german 4-6-7 C1', `russian 4-4-7 ${hex}`],
    weapons: ['german ATR of u1'],
  });
  expect(ready(at('1:C13'))).toEqual(['ready u1', 'ready w1']);
  expect(ready(at('1:C14'))).toEqual([]);
});

test.each([
  ['german LMG', '1:C17', '1:C18'],
  ['german FT', '1:C3', '1:C4'],
] as const)('[aslsk 3.2.2.c] %s reaches twice its range and no farther', (card, near, far) => {
  const at = (hex: `1:${string}`): Position => ({
    size: [5, 20],
    units: ['german 4-3-6 C1', `russian 4-4-7 ${hex}`, 'german 8-0 C1'],
    weapons: [`${card} of u1`],
  });
  expect(ready(at(near))).toContain('ready w1');
  expect(ready(at(far))).not.toContain('ready w1');
});

test('[aslsk 3.2.2.1.c] nor does it fire out of a hex that it shares with an enemy vehicle', () => {
  const tank = 'russian T-34/85 C4';
  expect(ready({ units: [german, russian, other], vehicles: [tank] })).toEqual(['ready u3']);
  expect(ready({ units: [german, russian, other], vehicles: [`${tank} wreck`] })).toContain('ready u1');
});

test('[aslsk 3.2.2.1.c] with an enemy in its hex a unit fires at him or not at all', () => {
  const match = skirmish({ units: [german, 'russian 4-4-7 C4 broken', russian] });
  play(match, 'german', 'ready u1');
  expect(match.offered('german')).toEqual(['at 1:C4']);
});

test('[aslsk 1.2.4.b, 1.2.4.a] a weapon fires if it works and somebody has it', () => {
  const position: Position = {
    units: [german, russian],
    weapons: ['german LMG of u1 malfunctioned', 'german LMG C4', 'german LMG of u1'],
  };
  expect(ready(position)).toEqual(['ready u1', 'ready w3']);
});

test('[aslsk 4.2.a] a pinned unit cannot fire its flamethrower', () => {
  const position: Position = {
    units: ['german 4-6-7 C4 pinned', 'russian 4-4-7 C5'],
    weapons: ['german FT of u1'],
  };
  expect(ready(position)).toEqual(['ready u1']);
});

test('[aslsk 3.5.a] who fired in the prep fire phase, with whatever, neither moves nor fires in the advancing fire phase', () => {
  const match = skirmish({ units: [german, russian, other], weapons: ['german MMG of u1'] }, '1,6 1,2');
  play(match, 'german', 'ready w1', 'at 1:C7', 'shoot', 'done');
  // The gun kept its rate of fire, but the phase is over.
  expect([unit(match, 'u1').fired, weapon(match, 'w1').fired]).toEqual(['prep', 'prep']);
  expect(match.offered('german')).not.toContain('move u1');
  expect(ready({ phase: 'advancing-fire', units: ['german 4-6-7 C4 fired prep', russian, other] })).toEqual([
    'ready u3',
  ]);
});

test('[aslsk 3.5.a] who prep fired leaves his weapon silent, too; a weapon that did, its unit may fire without', () => {
  const phase = 'advancing-fire';
  const weapons = ['german LMG of u1'];
  expect(ready({ phase, units: ['german 4-6-7 C4 fired prep', russian, other], weapons })).toEqual([
    'ready u3',
  ]);
  const spent = [`${weapons[0]} fired prep`] as const;
  expect(ready({ phase, units: [german, russian, other], weapons: spent })).toEqual(['ready u1', 'ready u3']);
});

test('[aslsk 3.5.c] medium and heavy machine guns that moved stay silent in the advancing fire phase', () => {
  const position: Position = {
    phase: 'advancing-fire',
    units: [german, russian, german],
    weapons: [
      'german MMG of u1 moved',
      'german LMG of u3 moved',
      'german HMG of u1 moved',
      'german HMG of u3',
    ],
  };
  expect(ready(position)).toEqual(['ready u1', 'ready u3', 'ready w2', 'ready w4']);
});

test('[aslsk 3.5.d, 1.2.4.1.b] in the advancing fire phase everything fires once', () => {
  const position: Position = {
    phase: 'advancing-fire',
    units: [german, russian, other],
    weapons: ['german HMG of u1'],
  };
  const match = skirmish(position, '1,5 1,2');
  play(match, 'german', 'ready w1', 'at 1:C7', 'shoot');
  expect(match.offered('german')).toEqual(['ready u3', 'done']);
});

test('[aslsk 3.4.a, 3.4.b, 3.4.d] final fire: the unmarked at all, the marked with first fire next door, the others not', () => {
  const final = (fired: 'first' | 'final' | undefined, hex: `1:${string}`): readonly string[] =>
    ready({
      phase: 'defensive-fire',
      attacker: 'russian',
      units: [fired ? `${german} fired ${fired}` : german, `russian 4-4-7 ${hex}`, 'german 4-6-7 E5'],
    });
  expect(final(undefined, '1:C7')).toContain('ready u1');
  expect(final('first', '1:C6')).not.toContain('ready u1');
  expect(final('first', '1:C5')).toContain('ready u1');
  expect(final('final', '1:C5')).not.toContain('ready u1');
});

test('[aslsk 3.4.b] who fires a second time is marked with final fire, its machine gun without regard to its rate', () => {
  const position: Position = {
    phase: 'defensive-fire',
    attacker: 'russian',
    units: ['german 4-6-7 C4 fired first', 'russian 4-4-7 C5', 'german 4-6-7 E5'],
    weapons: ['german HMG of u1 fired first'],
  };
  const match = skirmish(position, '1,6 1,2');
  play(match, 'german', 'ready u1', 'at 1:C5', 'add w1', 'shoot');
  expect([unit(match, 'u1').fired, weapon(match, 'w1').fired]).toEqual(['final', 'final']);
});

test('[aslsk 3.4.e] in final fire a leader directs again whom he directed before, and nobody else', () => {
  const position: Position = {
    phase: 'defensive-fire',
    attacker: 'russian',
    units: [
      'german 4-6-7 C4 fired first',
      'russian 4-4-7 C5',
      'german 9-1 C4 directs u1 fired first',
      german,
    ],
  };
  const match = skirmish(position);
  play(match, 'german', 'ready u1', 'at 1:C5');
  expect(match.offered('german')).toContain('direct u3');
  play(match, 'german', 'add u4');
  expect(match.offered('german')).toEqual(['shoot']);
});

test('[aslsk 3.2.5.a] prep fire takes exhaustion off', () => {
  const match = skirmish({ units: ['german 4-6-7 C4 exhausted', russian, other] }, '5,6');
  play(match, 'german', 'ready u1', 'at 1:C7', 'shoot');
  expect(unit(match, 'u1').exhausted).toBeUndefined();
});

/** The Russians have moved; a German squad in C4 that is marked with first fire. */
const afterFirstFire = (hex: `1:${string}`, weapons: Position['weapons'] = []): Position => ({
  phase: 'defensive-fire',
  attacker: 'russian',
  units: ['german 4-6-7 C4 fired first', `russian 4-4-7 ${hex}`, 'german 4-6-7 E5'],
  weapons,
});

test('[aslsk 3.4.a] a gun that kept its rate of fire fires at any range, though its squad is marked', () => {
  expect(ready(afterFirstFire('1:C7', ['german MMG of u1']))).toEqual(['ready w1', 'ready u3']);
  const spent = ['german MMG of u1 fired first'] as const;
  expect(ready(afterFirstFire('1:C7', spent))).toEqual(['ready u3']);
  expect(ready(afterFirstFire('1:C5', spent))).toEqual(['ready u1', 'ready w1', 'ready u3']);
});

test('[aslsk 3.4.b, 3.3.3.g] of the weapons that have fired only machine guns fire again', () => {
  for (const card of ['german ATR', 'german FT']) {
    const fired = [`${card} of u1 fired first`] as const;
    expect(ready(afterFirstFire('1:C5', fired))).toEqual(['ready u1', 'ready u3']);
    const first = windowOn(afterFirstFire('1:C5', fired), moving(['u2']));
    expect(first.offered('german')).toEqual(['ready u1', 'ready u3', 'pass']);
  }
});

test('[aslsk 3.4.b, 3.3.3.o] marked with first fire a unit fires in final fire at who is in its hex or next to it', () => {
  const ranges = (['1:C4', '1:C5', '1:C6'] as const).map(hex => {
    const position = afterFirstFire(hex);
    const units = altered(position.units, 1, { broken: true });
    return ready({ ...position, units }).includes('ready u1');
  });
  expect(ranges).toEqual([true, true, false]);
});

test('[aslsk 3.4.d, 3.3.3.o] final fire strikes all who are there, whether they have moved or not, and none for moving', () => {
  const position: Position = {
    ...afterFirstFire('1:C5'),
    units: [german, 'russian 4-4-7 C5', 'russian 4-4-7 C5'],
  };
  const [line, ...others] = linesOf(position, { by: ['u1'], at: '1:C5' });
  expect(others).toEqual([]);
  expect([line?.targets, line?.drm.value]).toEqual([['u2', 'u3'], 0]);
});

test('[aslsk 3.4.e] a group that was not directed before is not directed, even in final protective fire', () => {
  const led = (directs: readonly ShooterId[]): readonly string[] => {
    const position: Position = {
      attacker: 'russian',
      units: [
        'german 4-6-7 C4 fired final',
        'russian 4-4-7 C5',
        { card: 'german 9-1', at: '1:C4', fired: 'final', directs },
        'german 4-6-7 C4 fired final',
      ],
    };
    const match = windowOn(position, moving(['u2']));
    play(match, 'german', 'ready u1', 'add u4');
    return match.offered('german');
  };
  expect(led(['u1', 'u4'])).toContain('direct u3');
  expect(led(['u1'])).not.toContain('direct u3');
});

test('[aslsk 3.4.a] an anti-tank rifle that has not fired does, though its squad is marked', () => {
  expect(ready(afterFirstFire('1:C7', ['german ATR of u1']))).toEqual(['ready w1', 'ready u3']);
});

test('[aslsk 3.4.a, 1.2.4.1.a, 3.4.f] in final fire a gun that has not fired has its rate; whoever served it is marked no longer', () => {
  const position: Position = {
    ...afterFirstFire('1:C7', ['german MMG of u1']),
    units: [german, russian, 'german 4-6-7 E5'],
  };
  const match = skirmish(position, '1,6 1,2');
  play(match, 'german', 'ready w1', 'at 1:C7', 'shoot');
  expect(match.offered('german')).toContain('ready w1');
  play(match, 'german', 'done');
  expect([unit(match, 'u1').fired, weapon(match, 'w1').fired]).toEqual([undefined, undefined]);
});
