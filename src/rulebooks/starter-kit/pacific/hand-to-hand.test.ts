import { expect, test } from 'vitest';
import { combatModifiers } from '../close-combat/attack.ts';
import { attackValue } from '../close-combat/value.ts';
import { isGone, play, standing, type TestMatch, unit } from '../testing/bench.ts';
import { playCloseCombat as combat } from '../testing/phase-bench.ts';
import { unitById } from '../units.ts';

const D4 = '1:D4' as const;
const JAPANESE = `japanese 4-4-7 ${D4}`;
const MARINE = `american 5-5-8 paramarines ${D4}`;

const attacks = (who: string, whom: string) => [`attack ${who}`, `target ${whom}`, 'done'];
const frameOf = (match: TestMatch) =>
  match.state.doing.find(frame => frame.is === 'combat' || frame.is === 'combat-in-turn');

test('[aslsk 8.1.8.4.a, 8.1.8.4.b] where Japanese attack, both use the harder table, and the Japanese have one less on the dice', () => {
  const units = [`${JAPANESE} advanced`, MARINE];
  // 4:5 is 1:2, which kills below 6 hand to hand; 5:4 is 1:1, below 7.
  const match = combat({ attacker: 'japanese', units }, '3,3 3,4');
  play(match, 'japanese', ...attacks('u1', 'u2'));
  play(match, 'american', ...attacks('u2', 'u1'));
  expect(isGone(match, 'u2')).toBe(true);
  expect(unit(match, 'u1').card).toBe('japanese 2-3-7');
});

test('[aslsk 8.1.8.4.a] it remains so in a melee, whoever is the ATTACKER then, until the melee is over', () => {
  const units = [`${JAPANESE} advanced`, MARINE];
  const match = combat({ attacker: 'japanese', units }, []);
  play(match, 'japanese', 'done');
  play(match, 'american', 'done');
  expect(match.state).toMatchObject({ melees: [D4], handToHand: [D4] });
  const later = { attacker: 'american', units, melees: [D4] } as const;
  expect(frameOf(combat(later))?.handToHand).toBeUndefined();
  expect(frameOf(combat({ ...later, state: { handToHand: [D4] } }))?.handToHand).toBe(true);
});

test('[aslsk 8.1.8.4.a] not where an enemy attacks, nor where all Japanese are pinned; one who is not is enough', () => {
  const plain = combat({ attacker: 'american', units: [JAPANESE, `${MARINE} advanced`] });
  expect(frameOf(plain)?.handToHand).toBeUndefined();
  const pinned = `${JAPANESE} pinned`;
  const held = combat({ attacker: 'japanese', units: [pinned, MARINE] });
  expect(frameOf(held)?.handToHand).toBeUndefined();
  const free = combat({ attacker: 'japanese', units: [pinned, JAPANESE, MARINE] });
  expect(frameOf(free)?.handToHand).toBe(true);
});

test.each([
  ['japanese', [5, 1], true],
  ['american', [1, 5], undefined],
] as const)(
  '[aslsk 8.1.8.4.a] an ambush by the %s decides, whoever advanced',
  (_who, [american, japanese], handToHand) => {
    const units = [`japanese 3-4-7 ${D4}`, `${MARINE} advanced`];
    const hexes = { D4: 'stone building' } as const;
    const match = combat({ attacker: 'american', hexes, units }, `${american},${japanese}`);
    expect(frameOf(match)?.handToHand).toBe(handToHand);
  },
);

test('[aslsk 8.1.8.4.b] the extra -1 is lost to an attack of pinned Japanese alone, and no enemy has it', () => {
  const match = standing({ units: [JAPANESE, `${JAPANESE} pinned`, MARINE] });
  const [free, held, marine] = ['u1', 'u2', 'u3'].map(id => unitById(match.state, id));
  if (!free || !held || !marine) throw new Error('somebody is missing');
  const drm = (by: readonly (typeof free)[], on: typeof free, handToHand = true) =>
    combatModifiers(match.world, { by, on: [on], side: free.side, ambusher: undefined, handToHand }).value;
  expect([drm([free], marine), drm([free, held], marine), drm([held], marine)]).toEqual([-1, -1, 0]);
  expect([drm([marine], free), drm([free], marine, false)]).toEqual([0, 0]);
});

test('[aslsk 8.1.8.4.b] against a vehicle there is no hand-to-hand, and a squad at reduced strength has the value of a whole one', () => {
  const reduced = `japanese 3-4-7 reduced ${D4} advanced`;
  const match = standing({ units: [reduced, JAPANESE, MARINE] });
  const value = (id: string) => attackValue(match.world, match.state, [unitById(match.state, id)]).value;
  expect(value('u1')).toBe(value('u2'));
  const position = { attacker: 'japanese', units: [reduced], vehicles: [`american M4A2 ${D4}`] } as const;
  // 6 would destroy it with the extra -1: 5 is the value.
  const assault = combat(position, '2,4');
  play(assault, 'japanese', 'attack u1', 'engage v1');
  expect(assault.state.vehicles?.[0]).not.toHaveProperty('wreck');
  expect(assault.state.vehicles?.[0]).not.toHaveProperty('immobilized');
});
