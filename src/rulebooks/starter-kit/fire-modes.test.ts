import { expect, test } from 'vitest';
import { type Position, play, skirmish, unit, weapon } from './testing.ts';

const german = { card: 'german 4-6-7', at: '1:C4' } as const;
const russian = { card: 'russian 4-4-7', at: '1:C7' } as const;
/** One who can always fire, so that somebody is asked. */
const other = { card: 'german 4-6-7', at: '1:D6' } as const;

function ready(position: Position, side = 'german'): readonly string[] {
  return skirmish(position)
    .offered(side)
    .filter(act => act.startsWith('ready'));
}

test('[aslsk 3.2.3.j, 3.8.t] broken units and units in melee fire at nobody', () => {
  expect(ready({ units: [{ ...german, broken: true }, russian, other] })).toEqual(['ready u3']);
  const melee: Position = { melees: ['1:C4'], units: [german, { ...russian, at: '1:C4' }, other] };
  expect(ready(melee)).toEqual(['ready u3']);
});

test('[aslsk 3.2.2.c, 4.4.4.a] nobody fires beyond twice its range, and an anti-tank rifle not beyond its own', () => {
  const at = (hex: `1:${string}`): Position => ({
    size: [5, 20],
    units: [
      { ...german, at: '1:C1' },
      { ...russian, at: hex },
    ],
    weapons: [{ card: 'german ATR', by: 'u1' }],
  });
  expect(ready(at('1:C13'))).toEqual(['ready u1', 'ready w1']);
  expect(ready(at('1:C14'))).toEqual([]);
});

test('[aslsk 3.2.2.1.c] with an enemy in its hex a unit fires at him or not at all', () => {
  const match = skirmish({ units: [german, { ...russian, at: '1:C4', broken: true }, russian] });
  play(match, 'german', 'ready u1');
  expect(match.offered('german')).toEqual(['at 1:C4']);
});

test('[aslsk 1.2.4.b, 1.2.4.a] a weapon fires if it works and somebody has it', () => {
  const position: Position = {
    units: [german, russian],
    weapons: [
      { card: 'german LMG', by: 'u1', malfunctioned: true },
      { card: 'german LMG', at: '1:C4' },
      { card: 'german LMG', by: 'u1' },
    ],
  };
  expect(ready(position)).toEqual(['ready u1', 'ready w3']);
});

test('[aslsk 4.2.a] a pinned unit cannot fire its flamethrower', () => {
  const position: Position = {
    units: [
      { ...german, pinned: true },
      { ...russian, at: '1:C5' },
    ],
    weapons: [{ card: 'german FT', by: 'u1' }],
  };
  expect(ready(position)).toEqual(['ready u1']);
});

test('[aslsk 3.5.a] who fired in the prep fire phase, with whatever, neither moves nor fires in the advancing fire phase', () => {
  const match = skirmish({ units: [german, russian, other], weapons: [{ card: 'german MMG', by: 'u1' }] }, [
    [1, 6],
    [1, 2],
  ]);
  play(match, 'german', 'ready w1', 'at 1:C7', 'shoot', 'done');
  // The gun kept its rate of fire, but the phase is over.
  expect([unit(match, 'u1').fired, weapon(match, 'w1').fired]).toEqual(['prep', 'prep']);
  expect(match.offered('german')).not.toContain('move u1');
  expect(ready({ phase: 'advancing-fire', units: [{ ...german, fired: 'prep' }, russian, other] })).toEqual([
    'ready u3',
  ]);
});

test('[aslsk 3.5.c] medium and heavy machine guns that moved stay silent in the advancing fire phase', () => {
  const position: Position = {
    phase: 'advancing-fire',
    units: [german, russian, german],
    weapons: [
      { card: 'german MMG', by: 'u1', moved: true },
      { card: 'german LMG', by: 'u3', moved: true },
    ],
  };
  expect(ready(position)).toEqual(['ready u1', 'ready u3', 'ready w2']);
});

test('[aslsk 3.5.d, 1.2.4.1.b] in the advancing fire phase everything fires once', () => {
  const position: Position = {
    phase: 'advancing-fire',
    units: [german, russian, other],
    weapons: [{ card: 'german HMG', by: 'u1' }],
  };
  const match = skirmish(position, [
    [1, 5],
    [1, 2],
  ]);
  play(match, 'german', 'ready w1', 'at 1:C7', 'shoot');
  expect(match.offered('german')).toEqual(['ready u3', 'done']);
});

test('[aslsk 3.4.a, 3.4.b, 3.4.d] final fire: the unmarked at all, the marked with first fire next door, the others not', () => {
  const final = (fired: 'first' | 'final' | undefined, hex: `1:${string}`): readonly string[] =>
    ready({
      phase: 'defensive-fire',
      attacker: 'russian',
      units: [
        fired ? { ...german, fired } : german,
        { ...russian, at: hex },
        { card: 'german 4-6-7', at: '1:E5' },
      ],
    });
  expect(final(undefined, '1:C7')).toContain('ready u1');
  expect(final('first', '1:C7')).not.toContain('ready u1');
  expect(final('first', '1:C5')).toContain('ready u1');
  expect(final('final', '1:C5')).not.toContain('ready u1');
});

test('[aslsk 3.4.b] who fires a second time is marked with final fire, its machine gun without regard to its rate', () => {
  const position: Position = {
    phase: 'defensive-fire',
    attacker: 'russian',
    units: [
      { ...german, fired: 'first' },
      { ...russian, at: '1:C5' },
      { card: 'german 4-6-7', at: '1:E5' },
    ],
    weapons: [{ card: 'german HMG', by: 'u1', fired: 'first' }],
  };
  const match = skirmish(position, [
    [1, 6],
    [1, 2],
  ]);
  play(match, 'german', 'ready u1', 'at 1:C5', 'add w1', 'shoot');
  expect([unit(match, 'u1').fired, weapon(match, 'w1').fired]).toEqual(['final', 'final']);
});

test('[aslsk 3.4.e] in final fire a leader directs again whom he directed before, and nobody else', () => {
  const position: Position = {
    phase: 'defensive-fire',
    attacker: 'russian',
    units: [
      { ...german, fired: 'first' },
      { ...russian, at: '1:C5' },
      { card: 'german 9-1', at: '1:C4', directs: ['u1'], fired: 'first' },
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
  const match = skirmish({ units: [{ ...german, exhausted: true }, russian, other] }, [[5, 6]]);
  play(match, 'german', 'ready u1', 'at 1:C7', 'shoot');
  expect(unit(match, 'u1').exhausted).toBeUndefined();
});
