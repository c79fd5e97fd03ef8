import { expect, test } from 'vitest';
import { offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

const SQUAD = { card: 'german 4-6-7', at: '1:D2' } as const;
const ENEMY = { card: 'russian 4-4-7', at: '1:D4' } as const;

test('[sl SOP.2.2, SOP.2.3, SOP.5.4] who fires in the prep fire phase is marked: he neither moves nor fires again, until the player turn is over', () => {
  const match = skirmish({ units: [SQUAD, { ...SQUAD, at: '1:E2' }, ENEMY] }, [[6, 5]]);
  play(match, 'german', 'ready u1', 'at 1:D4', 'shoot', 'done');
  expect(match.state.phase).toBe('movement');
  expect(refusals(match, 'german', 'move u1')).toEqual(['4.1.1']);
  expect(offers(match, 'german', 'move')).toEqual(['move u2']);
  play(match, 'german', 'done');
  play(match, 'russian', 'done');
  expect(match.state.phase).toBe('advancing-fire');
  expect(offers(match, 'german', 'ready')).toEqual(['ready u2']);
  play(match, 'german', 'done');
  while (match.state.attacker === 'german') {
    const [choice] = match.choices;
    if (!choice) break;
    play(match, choice.by, 'done');
  }
  expect(unit(match, 'u1').fired).toBeUndefined();
});

test('[sl SOP.4.3] the tracks of the movers are gone when defensive fire is over', () => {
  const match = skirmish({ phase: 'movement', units: [{ ...SQUAD, at: '1:D1' }, ENEMY] });
  play(match, 'german', 'move u1', 'step 1:D2', 'done', 'done');
  expect(match.state.trails).toHaveLength(1);
  play(match, 'russian', 'done');
  expect(match.state.trails).toEqual([]);
});

test('[sl 5.5.5, 5.5.4] the modifiers are added to the dice, and the sum is read on the column', () => {
  const on = (hexes: NonNullable<Position['hexes']>, dice: readonly number[]) => {
    const match = skirmish({ units: [{ ...SQUAD, at: '1:D3' }, ENEMY], hexes }, [dice, [6, 5]]);
    play(match, 'german', 'ready u1', 'at 1:D4', 'shoot');
    return unit(match, 'u2').broken;
  };
  // Eight factors: an 8 is a check, a 9 nothing.
  expect([on({}, [3, 5]), on({}, [4, 5]), on({ '1:D4': 'woods' }, [3, 5])]).toEqual([
    true,
    undefined,
    undefined,
  ]);
});

test('[sl 5.5.6.2.1] prep fire pins who passes with the highest roll that does; his fire is halved, being pinned twice is being pinned', () => {
  const match = skirmish(
    { units: [{ ...SQUAD, at: '1:D3' }, SQUAD, { card: 'russian 4-4-7', at: '1:D4' }] },
    [
      [3, 5],
      [3, 4],
    ],
  );
  play(match, 'german', 'ready u1', 'at 1:D4', 'shoot');
  expect(unit(match, 'u3').pinned).toBe(true);
  const easy = skirmish({ units: [{ ...SQUAD, at: '1:D3' }, ENEMY] }, [
    [3, 5],
    [3, 3],
  ]);
  play(easy, 'german', 'ready u1', 'at 1:D4', 'shoot');
  expect(unit(easy, 'u2').pinned).toBeUndefined();
});
