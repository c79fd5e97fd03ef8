/** Weapons that nobody shall have: in a melee, and where their own men destroy them (6.3.5, 8.7.1). */
import { expect, test } from 'vitest';
import {
  isGone,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  type TestMatch,
  weapon,
} from '../testing/bench.ts';

const HERE = { at: '1:D4' } as const;
const SQUAD = { card: 'german 4-6-7', ...HERE } as const;
const ENEMY = { card: 'russian 4-4-7', ...HERE } as const;

test('[sl 6.3.5] while a melee lasts nobody captures a weapon there: neither who fights, nor who comes to help; when it is over he may', () => {
  const position: Position = {
    phase: 'advance',
    units: [SQUAD, ENEMY, { ...SQUAD, at: '1:D5' }, { ...SQUAD, at: '1:H4' }],
    weapons: [{ card: 'russian LMG', ...HERE }],
    melees: ['1:D4'],
  };
  const match = skirmish(position);
  expect(refusals(match, 'german', 'pick-up u1 w1')).toEqual(['6.3.5']);
  play(match, 'german', 'advance u3 1:D4');
  expect(refusals(match, 'german', 'pick-up u3 w1')).toEqual(['6.3.5']);
  const won = skirmish({ ...position, units: [SQUAD], melees: [] });
  expect(offers(won, 'german', 'pick-up')).toEqual(['pick-up u1 w1']);
  // Nor in a movement phase, in which nobody comes into the hex (4.1.11) or does anything in it (6.3.2).
  const moving = skirmish({ ...position, phase: 'movement' });
  expect(refusals(moving, 'german', 'move u1')).toEqual(['6.3.2']);
  play(moving, 'german', 'move u3');
  expect(refusals(moving, 'german', 'step 1:D4')).toEqual(['4.1.11']);
});

const READY: Position = {
  phase: 'advance',
  units: [SQUAD, { ...ENEMY, at: '1:H4' }, { card: 'german 8-0', at: '1:E5' }],
  weapons: [
    { card: 'german MMG', by: 'u1' },
    { card: 'german LMG', by: 'u1' },
    { card: 'german LMG', by: 'u3' },
    { card: 'german FT', by: 'u3' },
    { card: 'russian LMG', by: 'u2' },
  ],
};
/** A weapon that is said to be spoilt, and then all go on to the next phase. */
function spoil(match: TestMatch, side: string, ...acts: readonly string[]) {
  for (const act of acts) expect(match.interject(side, act)).toMatchObject({ ok: true });
  play(match, 'german', 'done');
  return match;
}
const sayable = (match: TestMatch, side: string) => [...match.anytime(side)].sort();

test('[sl 8.7.1] E1-173: squads, half-squads and crews destroy their weapons in a close combat phase, or jam their guns, as many as they like, on either side', () => {
  const match = spoil(skirmish(READY), 'german', 'wreck w1', 'jam w2');
  expect([isGone(match, 'w1'), weapon(match, 'w2').malfunctioned]).toEqual([true, true]);
  expect(weapon(match, 'w3').malfunctioned).toBeUndefined();
  const theirs = spoil(skirmish(READY), 'russian', 'wreck w5');
  expect(isGone(theirs, 'w5')).toBe(true);
  for (const card of ['german 2-4-7', 'german 2-3-7 crew']) {
    const few = skirmish({ ...READY, units: [{ ...SQUAD, card }, ...READY.units.slice(1)] });
    expect(sayable(few, 'german')).toContain('wreck w1');
  }
});

test('[sl 8.7.1] a single man spoils one weapon', () => {
  const match = skirmish(READY);
  expect(sayable(match, 'german')).toEqual([
    'jam w1',
    'jam w2',
    'jam w3',
    'wreck w1',
    'wreck w2',
    'wreck w3',
    'wreck w4',
  ]);
  match.interject('german', 'wreck w4');
  expect(sayable(match, 'german')).toEqual(['jam w1', 'jam w2', 'wreck w1', 'wreck w2']);
});

test('[sl 8.7.1] neither broken nor berserk men, nor who has a fight in that phase, nor in another phase', () => {
  const first = (more: object): Position => ({
    ...READY,
    units: [{ ...SQUAD, ...more }, ...READY.units.slice(1, 2)],
    weapons: (READY.weapons ?? []).slice(0, 1),
  });
  const said = (more: object, phase: Position['phase'] = 'advance') =>
    skirmish({ ...first(more), phase }).anytime('german');
  expect(said({})).toEqual(['wreck w1', 'jam w1']);
  expect(said({ broken: true })).toEqual([]);
  expect(said({ berserk: true })).toEqual([]);
  expect(said({}, 'prep-fire')).toEqual([]);
  // Somebody advances upon them: they fight, and keep it.
  const match = skirmish({
    ...first({}),
    attacker: 'russian',
    units: [SQUAD, { ...ENEMY, at: '1:D5' }],
  });
  match.interject('german', 'wreck w1');
  play(match, 'russian', 'advance u2 1:D4', 'done');
  expect(isGone(match, 'w1')).toBe(false);
  expect(weapon(match, 'w1').doomed).toBeUndefined();
});
