import { expect, test } from 'vitest';
import { offers, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { fire, linesOf } from '../testing/fire-bench.ts';

const german = 'german 4-6-7 C4';
const russian = 'russian 4-4-7 C7';

test('[aslsk 3.2.3.r] pinned units do not move, and who is pinned on the way goes no farther', () => {
  const still = skirmish({ phase: 'movement', units: [`${german} pinned`, german, russian] });
  expect(still.offered('german')).toEqual(['move u2', 'done']);
  // 9 on column 4 in the open, less 2: a PTC, which an 8 fails.
  const caught = skirmish({ phase: 'movement', units: [german, russian, 'german 4-6-7 H4'] }, '4,5 4,4');
  play(caught, 'german', 'move u1', 'step 1:D4');
  play(caught, 'russian', 'ready u2', 'shoot');
  expect(unit(caught, 'u1')).toMatchObject({ at: '1:D4', pinned: true, moved: true });
  expect(caught.offered('german')).toEqual(['move u3', 'done']);
});

test('[aslsk 3.2.3.r] a pinned crew does not turn its gun', () => {
  const turned = (crew: string) => {
    const match = skirmish({
      units: [`german 2-2-8 D5 ${crew}`, 'russian 4-4-7 D8', german],
      weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
    });
    play(match, 'german', 'done');
    return offers(match, 'german', 'face');
  };
  expect(turned('')).not.toEqual([]);
  expect(turned('pinned')).toEqual([]);
});

test('[aslsk 3.2.3.r] a pinned unit fires at half strength, its weapons too, and without their rate', () => {
  const position: Position = { units: [`${german} pinned`, russian], weapons: ['german MMG of u1'] };
  expect(linesOf(position, { by: ['u1', 'w1'], at: '1:C7' })[0]?.firepower.value).toBe(4.5);
  const match = fire(position, { by: ['w1'], at: '1:C7' }, '1,6');
  expect(weapon(match, 'w1').fired).toBe('prep');
});

test('[aslsk 3.2.3.r] a pinned leader leads nobody: neither fire nor a check', () => {
  const directed = (leader: string) => {
    const match = skirmish({ units: [german, russian, `german 9-1 C4 ${leader}`] });
    play(match, 'german', 'ready u1', 'at 1:C7');
    return match.offered('german');
  };
  expect(directed('')).toContain('direct u3');
  expect(directed('pinned')).toEqual(['shoot']);
  // 6 on column 4: a NMC. The leader passes it unpinned or pinned; a squad that rolls an 8 needs his help.
  const checked = (leader: string) =>
    fire(
      { attacker: 'russian', units: ['russian 4-4-7 C6', german, `german 9-1 C4 ${leader}`] },
      { by: ['u1'], at: '1:C4' },
      '2,4 1,2 3,5',
    );
  expect(unit(checked(''), 'u2').broken).toBeUndefined();
  expect(unit(checked('pinned'), 'u2').broken).toBe(true);
});

test('[aslsk 3.2.3.r, 3.2.3.q] who is pinned is not pinned again: he takes no second pin task check', () => {
  // 7 on column 4: a PTC. One die is thrown, for the squad that is not pinned yet.
  const match = fire(
    { attacker: 'russian', units: ['russian 4-4-7 C6', `${german} pinned`, german] },
    { by: ['u1'], at: '1:C4' },
    '3,4 2,2',
  );
  expect([unit(match, 'u2').pinned, unit(match, 'u3').pinned]).toEqual([true, undefined]);
});
