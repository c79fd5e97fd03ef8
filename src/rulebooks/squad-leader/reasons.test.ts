/** What a player is told of pieces that can do nothing now, phase by phase. */
import { expect, test } from 'vitest';
import { type Position, play, skirmish } from './testing/bench.ts';

const GERMAN = { card: 'german 4-6-7', at: '1:D4' } as const;
const RUSSIAN = { card: 'russian 4-4-7', at: '1:D9' } as const;

/** The rules that stand against each piece, after these answers of the Germans. */
function told(position: Position, pieces: readonly string[], ...answers: readonly string[]) {
  const match = skirmish(position);
  play(match, 'german', ...answers);
  return pieces.map(piece => match.whyNot('german', { piece }).map(({ cite }) => cite));
}

test('[sl 1.3.1, 3.2.2, 1.1.2.5] in a fire phase: whose it is, that leaders don’t fire, that guns need somebody', () => {
  const position: Position = {
    units: [GERMAN, { card: 'german 8-0', at: '1:D4' }, { ...RUSSIAN, at: '1:D6' }],
    weapons: [
      { card: 'german LMG', at: '1:D4' },
      { card: 'russian LMG', by: 'u3' },
    ],
  };
  expect(told(position, ['u3', 'w2', 'w1'])).toEqual([['1.3.1'], ['1.3.1'], ['1.1.2.5']]);
  expect(told(position, ['u3', 'u2', 'w1'], 'ready u1')).toEqual([['1.3.1'], ['3.2.2'], ['1.1.2.5']]);
});

test('[sl 1.3.1] in a step of the rally phase: whose it is, or that the step is for something else', () => {
  const position: Position = {
    phase: 'rally',
    units: [{ ...GERMAN, broken: true }, { card: 'german 8-0', at: '1:D4' }, RUSSIAN],
    weapons: [
      { card: 'russian LMG', by: 'u3' },
      { card: 'german LMG', by: 'u2' },
    ],
  };
  const [enemy, his, ours] = told(position, ['u3', 'w1', 'w2']);
  expect([enemy, his]).toEqual([['1.3.1'], ['1.3.1']]);
  expect(ours).toEqual(['3.23.1']);
});

test('[sl 1.3.1, 4.1.13, 4.1.4.4] in the movement phase: whose it is, that another stack is on its way, that guns are carried', () => {
  const position: Position = {
    phase: 'movement',
    units: [GERMAN, { ...GERMAN, at: '1:F4' }, RUSSIAN],
    weapons: [{ card: 'german LMG', at: '1:K4' }],
  };
  expect(told(position, ['u3', 'w1'])).toEqual([['1.3.1'], ['4.1.4.4']]);
  const onTheWay = told(position, ['u3', 'u2', 'w1'], 'move u1', 'step 1:D5');
  expect(onTheWay).toEqual([['1.3.1'], ['4.1.13'], ['4.1.4.4']]);
});

test('[sl 3.21.1, 3.21.2, 3.21.7] in the rout phase: that only broken men rout, each side in its turn, one after the other', () => {
  const position: Position = {
    phase: 'rout',
    hexes: { '1:D1': 'woods' },
    units: [{ ...GERMAN, broken: true }, RUSSIAN, { ...GERMAN, at: '1:F4' }],
  };
  expect(told(position, ['u2', 'u3'])).toEqual([['3.21.2'], ['3.21.1']]);
  expect(told(position, ['u2', 'u3'], 'rout u1')).toEqual([['3.21.7'], ['3.21.7']]);
});

test('[sl 1.3.1] in the advance phase: whose it is', () => {
  const position: Position = { phase: 'advance', units: [GERMAN, RUSSIAN] };
  expect(told(position, ['u2'])).toEqual([['1.3.1']]);
});

test('[sl 6.1.1] in close combat: that it does not fight in the hex', () => {
  const position: Position = {
    phase: 'close-combat',
    units: [GERMAN, { ...RUSSIAN, at: '1:D4' }, { ...GERMAN, at: '1:F4' }],
  };
  expect(told(position, ['u3'])).toEqual([['6.1.1']]);
});
