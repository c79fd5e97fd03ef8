/** A hero's example (3.8.10). */
import { expect, test } from 'vitest';
import { assaultOf } from '../close-combat/attack.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { figuresOf, linesOf } from './test-lines.ts';

const SQUAD = { card: 'german 4-6-7', at: '1:D3' } as const;
const HERO = { card: 'german 1-4-9 hero', at: '1:D3' } as const;
const LEADER = { card: 'german 9-1', at: '1:D3' } as const;
const ENEMY = { card: 'russian 4-4-7', at: '1:D6' } as const;

const group = (...units: Position['units']): Position => ({ units: [SQUAD, ...units, ENEMY] });
const figures = (position: Position, more: object) => {
  const [first] = figuresOf(position, { target: '1:D6', ...more });
  return first && [first[1], first[3]];
};
/** What stands against his taking part in the squad's attack. */
const against = (position: Position, hero = 'u2', ...before: readonly string[]) => {
  const match = skirmish(position);
  play(match, 'german', 'ready u1', 'at 1:D6', ...before);
  return refusals(match, 'german', `inspire ${hero}`);
};

test('[sl 3.8.10] instead of his own fire a hero gives the attack one less on its dice, and has fired', () => {
  expect(figures(group(HERO), { shooters: ['u1', 'u2'] })).toEqual([5, 0]);
  expect(figures(group(HERO), { heroes: ['u2'] })).toEqual([4, -1]);
  const match = skirmish(group(HERO), [[6, 5]]);
  play(match, 'german', 'ready u1', 'at 1:D6', 'inspire u2');
  // He does one or the other.
  expect(refusals(match, 'german', 'add u2')).toEqual(['3.8.10']);
  play(match, 'german', 'shoot');
  expect(unit(match, 'u2')).toMatchObject({ fired: 'prep-fire', spent: true });
  expect(against(group(HERO), 'u2', 'add u2')).toEqual(['3.8.10']);
});

test('[sl 3.8.10] it adds to the modifier of a leader, and to that of other heroes', () => {
  const position = group(HERO, LEADER, HERO);
  expect(figures(position, { heroes: ['u2'], leaders: ['u3'] })).toEqual([4, -2]);
  expect(figures(position, { heroes: ['u2', 'u4'], leaders: ['u3'] })).toEqual([4, -3]);
  const match = skirmish(position, [[6, 5]]);
  play(match, 'german', 'ready u1', 'at 1:D6', 'inspire u2', 'direct u3');
  expect(offers(match, 'german', 'inspire')).toEqual(['inspire u4']);
});

test('[sl 3.8.10] not at long range', () => {
  const far = (hex: '1:D7' | '1:D8') => {
    const match = skirmish({ units: [SQUAD, HERO, { ...ENEMY, at: hex }] });
    play(match, 'german', 'ready u1', `at ${hex}`);
    return refusals(match, 'german', 'inspire u2');
  };
  expect([far('1:D7'), far('1:D8')]).toEqual([[], ['3.8.10']]);
});

test('[sl 3.8.10] not in an attack of heroes alone', () => {
  const match = skirmish({ units: [HERO, HERO, SQUAD, ENEMY] });
  play(match, 'german', 'ready u1', 'at 1:D6');
  expect(refusals(match, 'german', 'inspire u2')).toEqual(['3.8.10']);
  play(match, 'german', 'add u3');
  expect(offers(match, 'german', 'inspire')).toEqual(['inspire u2']);
});

test('[sl 3.8.10] he need not be in the hex of the others, but in one that is linked to it, and able to fire', () => {
  expect(against(group({ ...HERO, at: '1:E4' }))).toEqual([]);
  expect(against(group({ ...HERO, at: '1:F5' }))).toEqual(['5.1.6']);
  expect(against(group({ ...HERO, fired: 'prep-fire', spent: true }))).toEqual(['5.1.2']);
  // Those of two hexes want a leader in each; a hero among them wants none (QA-15.2).
  const match = skirmish(group({ ...HERO, at: '1:E4' }, LEADER), [[6, 5]]);
  play(match, 'german', 'ready u1', 'at 1:D6', 'inspire u2', 'direct u3', 'shoot');
  expect(unit(match, 'u2').fired).toBe('prep-fire');
});

test('[sl 3.8.10] flames and spraying fire know no example', () => {
  const engineers = { card: 'german 8-3-8', at: '1:D3' } as const;
  const flames = skirmish({
    units: [engineers, HERO, { ...ENEMY, at: '1:D5' }],
    weapons: [{ card: 'german FT', by: 'u1' }],
  });
  play(flames, 'german', 'ready w1', 'at 1:D5');
  expect(refusals(flames, 'german', 'inspire u2')).toEqual(['8.10.3']);
  const spraying = skirmish({ ...group(HERO), weapons: [{ card: 'german MMG', by: 'u1' }] });
  play(spraying, 'german', 'ready w1');
  play(spraying, 'german', offers(spraying, 'german', 'spray')[0] ?? '');
  expect(refusals(spraying, 'german', 'inspire u2')).toEqual(['8.9.3.1']);
});

test('[sl 3.8.10] in close combat it is the same, beside a leader and another hero, and not where only heroes attack', () => {
  const here = { at: '1:D6' } as const;
  const position: Position = {
    phase: 'close-combat',
    units: [
      { ...SQUAD, ...here },
      { ...HERO, ...here },
      { ...LEADER, ...here },
      { ...HERO, ...here },
      { card: 'russian 6-2-8', ...here },
    ],
  };
  const { world, view } = standing(position);
  const drm = (more: object) =>
    assaultOf(world, view, { by: ['u1'], on: ['u5'], ...more }).lines[0]?.drm.value;
  expect([drm({}), drm({ heroes: ['u2'] }), drm({ heroes: ['u2', 'u4'], leader: 'u3' })]).toEqual([
    0, -1, -3,
  ]);
  const match = skirmish(position);
  play(match, 'german', 'attack u2');
  expect(refusals(match, 'german', 'lead u4')).toEqual(['3.8.10']);
  play(match, 'german', 'attack u1');
  expect(offers(match, 'german', 'lead')).toContain('lead u4');
});

test('[sl 5.5.6.1.1, 3.8.9] a hero who fires by himself does not cower', () => {
  const cowers = (firer: object) =>
    linesOf({ units: [firer, ENEMY] } as Position, { target: '1:D6' })[0]?.cowers;
  expect([cowers(SQUAD), cowers(HERO)]).toEqual([true, undefined]);
});

test('[sl 5.1.6] who takes part in a declared attack is told so, and not that he could do nothing', () => {
  const match = skirmish(group());
  play(match, 'german', 'ready u1', 'at 1:D6');
  const told = match.whyNot('german', { piece: 'u1' }).map(({ cite }) => cite);
  expect([told.includes('5.1.6'), told.includes('5.1.1')]).toEqual([true, false]);
});
