import { expect, test } from 'vitest';
import { notPlain } from '../../../engine/index.ts';
import { rallyModifiers } from '../morale/rally-attempt.ts';
import { advancePhase } from '../movement/advance.ts';
import { type Dice, offers, type Position, play, skirmish, standing, unit } from '../testing/bench.ts';
import { playPhase, playRout } from '../testing/phase-bench.ts';
import { unitById } from '../units.ts';

const BAMBOO = { scenario: { rules: ['pacific'] }, hexes: { D4: 'brush' } } satisfies Partial<Position>;
const SQUAD = 'american 7-6-8 D3';
const LEADER = 'american 9-1 D3';
const ENEMY = 'japanese 4-4-7 D6';
const BROKEN = 'japanese 2-3-7 M10 broken';

const movement = (units: Position['units'], dice: Dice = [], more = {}) =>
  skirmish({ ...BAMBOO, phase: 'movement', attacker: 'american', units, ...more }, dice);

test('[aslsk 8.2.1.bamboo.b] it takes all that a unit has, even with a leader, and leaves it exhausted and pinned; leaders, too', () => {
  const match = movement([SQUAD, LEADER, BROKEN]);
  play(match, 'american', 'move u1', 'with u2', 'step 1:D4');
  for (const id of ['u1', 'u2']) {
    expect(unit(match, id)).toMatchObject({ at: '1:D4', exhausted: true, pinned: true });
  }
  // Nobody is left to move.
  expect(match.state.phase).not.toBe('movement');
});

test('[aslsk 8.2.1.bamboo.b] not by who has spent anything, nor by assault movement', () => {
  const spent = movement(['american 7-6-8 D2', BROKEN]);
  play(spent, 'american', 'move u1', 'step 1:D3');
  expect(spent.offered('american')).not.toContain('step 1:D4');
  const careful = movement([SQUAD, BROKEN]);
  play(careful, 'american', 'move u1', 'assault');
  expect(careful.offered('american')).not.toContain('step 1:D4');
});

test('[aslsk 8.2.1.bamboo.b] to the defender it is all its MF and one more, and what he does comes first', () => {
  const near = 'japanese 4-4-7 D5';
  const match = movement([SQUAD, LEADER, near], '6,5', { weapons: ['japanese LMG of u3'] });
  play(match, 'american', 'move u1', 'with u2', 'step 1:D4');
  const move = match.state.doing.find(frame => frame.is === 'move');
  // Six movement factors with the leader, and one more, in halves.
  expect(move?.here).toBe(14);
  // All there is is still a number.
  expect(notPlain(match.state)).toBeUndefined();
  expect(unit(match, 'u1').pinned).toBeUndefined();
  play(match, 'japanese', 'ready u3', 'shoot', 'pass');
  expect(unit(match, 'u1')).toMatchObject({ exhausted: true, pinned: true });
});

test('[aslsk 8.2.1.bamboo.b] who is broken by the fire is neither exhausted nor pinned', () => {
  const near = 'japanese 4-4-7 D5';
  const match = movement([SQUAD, near], '1,3 5,6');
  play(match, 'american', 'move u1', 'step 1:D4');
  play(match, 'japanese', 'ready u2', 'shoot');
  expect(unit(match, 'u1')).toMatchObject({ broken: true });
  expect(unit(match, 'u1').pinned).toBeUndefined();
});

test('[aslsk 8.2.1.bamboo.c] an exhausted unit does not advance into it, and others are exhausted by it', () => {
  const advance = (units: Position['units']) =>
    playPhase('advance', { ...BAMBOO, attacker: 'american', units }, [], advancePhase);
  const tired = advance([`${SQUAD} exhausted`, ENEMY]);
  expect(tired.offered('american')).not.toContain('advance u1 1:D4');
  const fresh = advance([SQUAD, ENEMY]);
  play(fresh, 'american', 'advance u1 1:D4');
  expect(unit(fresh, 'u1')).toMatchObject({ at: '1:D4', exhausted: true });
});

test('[aslsk 8.2.1.bamboo.c] a broken unit may crawl into it', () => {
  const units = [`${SQUAD} broken desperate`, 'japanese 4-4-7 D1'];
  const match = playRout({ ...BAMBOO, attacker: 'american', units });
  play(match, 'american', 'rout u1', 'crawl 1:D4');
  expect(unit(match, 'u1').at).toBe('1:D4');
});

test('[aslsk 8.2.1.bamboo.a] it makes no rally easier, and nobody need rout towards it', () => {
  const broken = 'american 7-6-8 D4 broken';
  const match = standing({ ...BAMBOO, units: [broken, ENEMY] });
  const attempt = { world: match.world, view: match.state, leader: undefined };
  expect(rallyModifiers({ ...attempt, unit: unitById(match.state, 'u1') }).value).toBe(1);
});

test('[aslsk 8.2.1.bamboo.a] jungle draws the broken, bamboo does not', () => {
  const steps = (ground: 'brush' | 'woods') => {
    const units = ['american 7-6-8 D3 broken desperate', 'japanese 4-4-7 D1'];
    const match = playRout({ ...BAMBOO, hexes: { D8: ground }, attacker: 'american', units });
    play(match, 'american', 'rout u1');
    return offers(match, 'american', 'step').length;
  };
  expect(steps('woods')).toBeLessThan(steps('brush'));
});

test('[aslsk 8.2.1.bamboo.b] who tries to enter and finds an enemy is exhausted and pinned where he was', () => {
  const match = movement([SQUAD, 'japanese 4-4-7 D4 concealed']);
  play(match, 'american', 'move u1', 'step 1:D4');
  expect(unit(match, 'u1').at).toBe('1:D3');
  play(match, 'japanese', 'pass');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:D3', exhausted: true, pinned: true });
});

test('[aslsk 8.2.1.bamboo.b, 8.1.8.6.c] it stops a charge, and pins even those who charge', () => {
  const match = skirmish({
    ...BAMBOO,
    phase: 'japanese movement',
    units: ['japanese 9-0 D5', 'american 7-6-8 D4 broken'],
  });
  play(match, 'japanese', 'banzai u1', 'charge 1:D4', 'rush u1 1:D4');
  expect(unit(match, 'u1')).toMatchObject({ banzai: 'over', exhausted: true, pinned: true });
});
