import { expect, test } from 'vitest';
import { ambushModifiers } from '../close-combat/ambush.ts';
import { casualtyReduction, newAftermath } from '../morale/losses.ts';
import { type Dice, enact, type Position, play, skirmish, standing, unit, weapon } from '../testing/bench.ts';
import { playRally } from '../testing/phase-bench.ts';
import { unitById } from '../units.ts';

const C4 = '1:C4' as const;
const MARINE = `american 7-6-8 ${C4}`;
const HALF = `american 3-4-8 ${C4}`;
const LEADER = `american 8-1 ${C4}`;
const ENEMY = 'japanese 4-4-7 M9';
const cards = (match: ReturnType<typeof rally>) =>
  match.state.units.filter(({ side }) => side === 'american').map(({ card }) => card);

const rally = (position: Position, dice: Dice = []) => playRally({ attacker: 'american', ...position }, dice);
/** An order of battle with these squads, wherever they are by now. */
const given = (units: Record<string, number>, more = {}): Partial<Position> => ({
  scenario: {
    groups: [
      { id: 'american', side: 'american', elr: 4, units, ...more },
      { id: 'japanese', side: 'japanese', elr: 3, units: { 'japanese 4-4-7': 1 } },
    ],
  },
});
const FULL = given({ 'american 7-6-8': 2 });

test('[aslsk 8.4.a] after recoveries a 7-6-8 deploys by a task check; trying is its one action', () => {
  const position = { ...FULL, units: [MARINE, MARINE, ENEMY], weapons: ['american MMG of u1'] } as const;
  const match = rally(position, '4,4 4,5');
  expect(match.offered('american')).toEqual(['deploy u1', 'deploy u2', 'done']);
  play(match, 'american', 'deploy u1', 'deploy u2');
  expect(cards(match)).toEqual(['american 3-4-8', 'american 7-6-8', 'american 3-4-8']);
  expect(unit(match, 'u5')).toMatchObject({ at: C4, side: 'american' });
  expect(weapon(match, 'w1').by).toBe('u1');
  // Who has tried does nothing else: nobody is left to hand on the gun.
  expect(match.state.phase).toBe('prep-fire');
});

test('[aslsk 8.4.a] not in the enemy’s turn, not broken, and no other Marines', () => {
  const offers = (position: Position) => rally(position).choiceOf('american')?.id;
  expect(offers({ ...FULL, attacker: 'japanese', units: [MARINE, ENEMY] })).toBeUndefined();
  expect(offers({ ...FULL, units: [`${MARINE} broken`, ENEMY] })).not.toBe('deploy');
  expect(offers({ ...FULL, units: [`american 6-6-8 ${C4}`, ENEMY] })).toBeUndefined();
});

test('[aslsk 8.4.a] at set-up and before they enter squads deploy without a check', () => {
  const setUp = given({ 'american 7-6-8': 1 }, { setUp: ['1:A1-C9'] });
  const units = ['american 7-6-8', ENEMY];
  const doing = [{ is: 'set-up', side: 'american' }] as const;
  const match = skirmish({ ...setUp, units, doing });
  play(match, 'american', 'deploy u1', 'place u1 1:B2', 'place u3 1:B2', 'done');
  expect([unit(match, 'u1').card, unit(match, 'u3').card]).toEqual(['american 3-4-8', 'american 3-4-8']);

  const enter = given({ 'american 7-6-8': 1 }, { enter: { turn: 1, along: ['1:A1-A9'] } });
  const coming = rally({ ...enter, units: ['american 7-6-8', ENEMY] });
  play(coming, 'american', 'deploy u1');
  expect(cards(coming)).toEqual(['american 3-4-8', 'american 3-4-8']);
});

test('[aslsk 8.4.1] two half-squads with a leader recombine, with all their weapons, if the order of battle has 7-6-8s', () => {
  const match = rally({ ...FULL, units: [HALF, HALF, LEADER, ENEMY], weapons: ['american MMG of u2'] });
  play(match, 'american', 'recombine u1 u2');
  expect(cards(match)).toEqual(['american 7-6-8', 'american 8-1']);
  expect(weapon(match, 'w1').by).toBe('u1');
});

test.each<[string, Position['units'], Partial<Position>]>([
  ['without a leader', [HALF, HALF, ENEMY], FULL],
  ['with a broken leader', [HALF, HALF, `${LEADER} broken`, ENEMY], FULL],
  ['in two hexes', [HALF, 'american 3-4-8 D4', LEADER, ENEMY], FULL],
  ['if the order of battle has none', [HALF, HALF, LEADER, ENEMY], given({ 'american 6-6-8': 2 })],
])('[aslsk 8.4.1] they do not recombine %s', (_how, units, more) => {
  const match = rally({ ...more, units });
  expect(match.offered('american').filter(act => act.startsWith('recombine'))).toEqual([]);
});

test.each(['7-6-8', '6-6-8'])('[aslsk 8.4.1] casualties leave of a %s a 3-4-8', face => {
  const { match } = enact({ units: [`american ${face} ${C4}`, ENEMY] }, [], function* (game) {
    yield* casualtyReduction(game, unitById(game.state, 'u1'), newAftermath());
  });
  expect(unit(match, 'u1').card).toBe('american 3-4-8');
});

test.each([
  ['5-5-8 raiders', {}, -1],
  ['2-3-8 raiders', {}, -1],
  ['5-5-8 paramarines', {}, 0],
  ['7-6-8', {}, 0],
  ['5-5-8 raiders', { broken: true }, 1],
] as const)('[aslsk 8.4.2] the ambush of %s %o has a modifier of %i', (face, more, drm) => {
  const match = standing({ units: [{ card: `american ${face}`, at: C4, ...more }, ENEMY] });
  expect(ambushModifiers(match.world, match.state, C4, 'american').value).toBe(drm);
});

test('[aslsk 8.4.1] only a side that has Marines is asked about them for the sake of those whom the enemy does not see', () => {
  const asked = (side: 'american' | 'japanese') => {
    const { scenario } = FULL;
    const match = rally({
      attacker: side,
      scenario: { ...scenario, rules: ['concealment'] },
      units: [`american 6-6-8 ${C4} concealed`, 'japanese 4-4-7 M9 concealed'],
    });
    const asks: string[] = [];
    for (let ask = match.choiceOf(side); ask; ask = match.choiceOf(side)) {
      asks.push(`${ask.prompt}`);
      play(match, side, 'done');
    }
    return asks.includes('Deploy or recombine');
  };
  expect([asked('american'), asked('japanese')]).toEqual([true, false]);
});
