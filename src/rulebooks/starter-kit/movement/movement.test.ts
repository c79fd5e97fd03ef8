import { expect, test } from 'vitest';
import { type Dice, isGone, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';

const SQUAD = 'russian 4-4-7 C4';
const LEADER = 'russian 9-1 C4';
const BROKEN = 'u99: german 4-6-7 M10 broken';

/** The Russians are to move, and the one German there is can't fire at them. */
const movement = (position: Omit<Position, 'phase' | 'attacker'>, dice: Dice = []) =>
  skirmish({ ...position, phase: 'movement', attacker: 'russian', units: [...position.units, BROKEN] }, dice);
const offered = (match: ReturnType<typeof movement>) => match.offered('russian');
const steps = (match: ReturnType<typeof movement>) => offered(match).filter(act => act.startsWith('step'));
const WOODS = { '1:C3': 'woods', '1:C2': 'woods', '1:C1': 'woods' } as const;

test('[aslsk 3.3.b, 1.1.1.b] units go from hex to neighbouring hex until their factors are spent', () => {
  const match = movement({ units: [SQUAD], hexes: WOODS });
  play(match, 'russian', 'move u1');
  expect(steps(match).toSorted()).toEqual([
    'step 1:B3',
    'step 1:B4',
    'step 1:C3',
    'step 1:C5',
    'step 1:D3',
    'step 1:D4',
  ]);
  play(match, 'russian', 'step 1:C3', 'step 1:C2');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C2' });
  expect(match.state.phase).not.toBe('movement');
});

test('[aslsk 3.3.a] broken, held and pinned units do not move, nor those who fired', () => {
  const match = movement({
    units: [
      SQUAD,
      `${SQUAD} broken`,
      `${SQUAD} fired prep`,
      `${SQUAD} pinned`,
      'russian 4-4-7 H4',
      'german 4-6-7 H4',
    ],
    weapons: [],
    melees: ['1:H4'],
  });
  expect(offered(match)).toEqual(['move u1', 'done']);
});

test('[aslsk 3.3.a] who has fired a weapon has fired', () => {
  const match = movement({ units: [SQUAD, 'russian 4-4-7 D8'], weapons: ['russian LMG of u1 fired prep'] });
  expect(offered(match)).toEqual(['move u2', 'done']);
});

test('[aslsk 3.3.b, 3.3.1.d, 2.0.Stacking] nobody passes through a hex that is full', () => {
  const full = Array.from({ length: 3 }, () => 'russian 4-4-7 D4');
  const match = movement({ units: [SQUAD, 'russian 8-0 C4', ...full] });
  play(match, 'russian', 'move u1');
  expect(steps(match)).not.toContain('step 1:D4');
  play(match, 'russian', 'step 1:C5', 'done', 'move u2');
  expect(steps(match)).toContain('step 1:D4');
});

test('[aslsk 1.2.2.b, 3.3.1.d] two half-squads take the room of a squad', () => {
  const halves = Array.from({ length: 4 }, () => 'russian 2-2-7 D4');
  const match = movement({ units: [SQUAD, 'russian 2-2-7 C4', ...halves] });
  play(match, 'russian', 'move u1', 'with u2');
  expect(steps(match)).not.toContain('step 1:D4');
  const alone = movement({ units: [SQUAD, ...halves] });
  play(alone, 'russian', 'move u1');
  expect(steps(alone)).toContain('step 1:D4');
});

test('[aslsk 3.3.c] nor into a hex with enemies, even broken ones', () => {
  const enemy = 'german 4-6-7 D4 broken';
  const match = movement({ units: [SQUAD, enemy] });
  play(match, 'russian', 'move u1');
  expect(steps(match)).not.toContain('step 1:D4');
  expect(steps(match)).toHaveLength(5);
});

test('[aslsk 3.3.1.c] a unit that has stopped does not move again', () => {
  const match = movement({ units: [SQUAD, 'russian 4-4-7 H4'] });
  play(match, 'russian', 'move u1', 'step 1:C5', 'done');
  expect(offered(match)).toEqual(['move u2', 'done']);
  play(match, 'russian', 'move u2', 'step 1:H5', 'done');
  expect(match.state.phase).not.toBe('movement');
  expect(unit(match, 'u1').moved).toBeUndefined();
});

test('[aslsk 3.3.1.f] E-034: assault movement is one hex that leaves something over', () => {
  const match = movement({ units: [SQUAD], hexes: WOODS });
  play(match, 'russian', 'move u1', 'assault', 'step 1:C3');
  expect(unit(match, 'u1').at).toBe('1:C3');
  expect(match.state.phase).not.toBe('movement');
});

test('[aslsk 3.3.1.f, 4.0.e] E-039: not into a hex that takes all it has', () => {
  const match = movement({ units: [SQUAD], weapons: ['russian MMG of u1'], hexes: WOODS });
  play(match, 'russian', 'move u1');
  expect(steps(match)).toContain('step 1:C3');
  play(match, 'russian', 'assault');
  expect(steps(match)).not.toContain('step 1:C3');
  expect(steps(match)).toContain('step 1:C5');
});

test('[aslsk 3.3.1.g, 2.0.CX] E-036: double time gives six factors and exhausts', () => {
  const match = movement({ units: ['russian 5-2-7 C6'], hexes: { '1:C3': 'woods', '1:C2': 'woods' } });
  play(match, 'russian', 'move u1', 'double-time', 'step 1:C5', 'step 1:C4', 'step 1:C3', 'step 1:C2');
  expect(unit(match, 'u1')).toMatchObject({ at: '1:C2', exhausted: true });
});

test('[aslsk 3.3.1.g, 3.2.3.f] it is announced before anything is spent, and not by the wounded', () => {
  const match = movement({ units: [SQUAD, `${LEADER} wounded`] });
  play(match, 'russian', 'move u1');
  expect(offered(match)).toContain('double-time');
  play(match, 'russian', 'step 1:C5');
  expect(offered(match)).not.toContain('double-time');
  expect(offered(match)).not.toContain('assault');
  play(match, 'russian', 'done', 'move u2');
  expect(offered(match)).not.toContain('double-time');
});

test('[aslsk 3.3.1.i] exhaustion ends with the next movement phase, in which it bars double time alone', () => {
  const match = skirmish({
    phase: 'russian prep-fire',
    units: [`${SQUAD} exhausted`, BROKEN],
    weapons: ['russian LMG of u1'],
  });
  while (match.state.phase === 'prep-fire') play(match, 'russian', 'done');
  expect(unit(match, 'u1').exhausted).toBeUndefined();
  play(match, 'russian', 'move u1');
  expect(offered(match)).not.toContain('double-time');
  expect(offered(match)).toContain('assault');
});

test('[aslsk 3.3.1.b, 3.3.1.e] E-037: a squad and a leader who go together have six factors', () => {
  const match = movement({ units: [SQUAD, LEADER], hexes: WOODS });
  play(match, 'russian', 'move u1', 'with u2', 'step 1:C3', 'step 1:C2', 'step 1:C1');
  expect([unit(match, 'u1').at, unit(match, 'u2').at]).toEqual(['1:C1', '1:C1']);
});

test('[aslsk 3.3.1.b, 3.3.1.g] E-038: at double time eight, and both are exhausted', () => {
  const match = movement({
    units: ['russian 4-4-7 C5', 'russian 9-1 C5'],
    hexes: { ...WOODS, '1:C4': 'woods' },
  });
  play(
    match,
    'russian',
    'move u1',
    'with u2',
    'double-time',
    'step 1:C4',
    'step 1:C3',
    'step 1:C2',
    'step 1:C1',
  );
  expect([unit(match, 'u1'), unit(match, 'u2')].map(({ at, exhausted }) => [at, exhausted])).toEqual([
    ['1:C1', true],
    ['1:C1', true],
  ]);
});

test('[aslsk 3.3.1.b] who has used the bonus of a leader stays with him', () => {
  const match = movement({ units: [SQUAD, LEADER] });
  const path = ['step 1:C5', 'step 1:C6', 'step 1:C7', 'step 1:C8'];
  play(match, 'russian', 'move u1', 'with u2', ...path);
  expect(offered(match)).toContain('stay u2');
  play(match, 'russian', 'step 1:C9');
  expect(offered(match).filter(act => act.startsWith('stay'))).toEqual([]);
});

test('[aslsk 3.3.1.e] a stack breaks up, and all of it moves before anybody else does', () => {
  const match = movement({ units: [SQUAD, SQUAD, 'russian 4-4-7 H4'] });
  play(match, 'russian', 'move u1', 'with u2', 'step 1:C5', 'stay u1', 'step 1:C6', 'done');
  expect(offered(match).some(act => act.startsWith('move'))).toBe(false);
  play(match, 'russian', 'step 1:B4', 'step 1:B3', 'step 1:B2');
  expect([unit(match, 'u1').at, unit(match, 'u2').at]).toEqual(['1:B2', '1:C6']);
  expect(offered(match)).toEqual(['move u3', 'done']);
});

test('[aslsk 3.3.1.e, 3.3.1.b] those who stay may go on together, with the bonus of the leader among them', () => {
  const match = movement({ units: [SQUAD, LEADER, SQUAD] });
  play(
    match,
    'russian',
    'move u1',
    'with u2',
    'with u3',
    'step 1:C5',
    'stay u2',
    'stay u1',
    'step 1:C6',
    'done',
  );
  play(match, 'russian', 'step 1:D5', 'step 1:D6', 'step 1:D7', 'step 1:D8', 'step 1:D9');
  expect(match.state.units.slice(0, 3).map(({ at }) => at)).toEqual(['1:D9', '1:D9', '1:C6']);
});

test('[aslsk 3.3.1.a2] what one unit has not used is nobody else’s, and nobody’s later', () => {
  const match = movement({ units: [SQUAD, SQUAD] });
  play(match, 'russian', 'move u1', 'with u2', 'step 1:C5', 'step 1:C6', 'step 1:C7', 'stay u1', 'done');
  play(match, 'russian', 'step 1:C8');
  expect(match.state.phase).not.toBe('movement');
});

const ROAD = { roads: [['D9', 'D8', 'D7', 'D6', 'D5', 'D4', 'D3', 'D2']] } as const;
const ALONG = ['step 1:D8', 'step 1:D7', 'step 1:D6', 'step 1:D5'];

test('[aslsk 1.1.1.road.b] E-044: all along the road gives one factor more, and only along the road', () => {
  const match = movement({ units: ['russian 4-4-7 D9'], ...ROAD });
  play(match, 'russian', 'move u1', ...ALONG);
  expect(steps(match)).toEqual(['step 1:D4', 'step 1:D6']);
  play(match, 'russian', 'step 1:D4');
  expect(match.state.phase).not.toBe('movement');
});

test.each([
  ['beside the road in the woods', { hexes: { '1:D8': 'woods' } }, ['creep 1:D8', 'step 1:D7', 'step 1:D6']],
  [
    'beside a tree-lined road',
    { hexes: { '1:D8': 'orchard' } },
    ['creep 1:D8', 'step 1:D7', 'step 1:D6', 'step 1:D5'],
  ],
  [
    'through smoke',
    { smoke: [{ at: '1:D8', kind: 'full', by: 'german' }] },
    ['step 1:D8', 'step 1:D7', 'step 1:D6'],
  ],
] as const)(
  '[aslsk 1.1.1.road.b, 1.1.1.orchardroad.a, 1.2.5.e] the bonus is lost %s',
  (_, position, path) => {
    const match = movement({ units: ['russian 4-4-7 D9'], ...ROAD, ...position });
    play(match, 'russian', 'move u1', ...path);
    expect(match.state.phase).not.toBe('movement');
  },
);

test('[aslsk 4.0.a, 4.0.b] what is carried moves along; what is dropped stays, and gives no speed back', () => {
  const match = movement({ units: [SQUAD], weapons: ['russian MMG of u1'] });
  play(match, 'russian', 'move u1', 'step 1:C5', 'drop w1');
  expect(weapon(match, 'w1')).toMatchObject({ at: '1:C5', moved: true });
  play(match, 'russian', 'step 1:C6');
  expect(unit(match, 'u1').at).toBe('1:C6');
  expect(match.state.phase).not.toBe('movement');
});

test('[aslsk 4.0.c] dropped before anything is spent, it counts as if it had not been there', () => {
  const match = movement({ units: [SQUAD], weapons: ['russian MMG of u1'] });
  play(match, 'russian', 'move u1', 'drop w1', 'step 1:C5', 'step 1:C6', 'step 1:C7', 'step 1:C8');
  expect(weapon(match, 'w1')).toEqual({ id: 'w1', card: 'russian MMG', at: '1:C4' });
});

test('[aslsk 4.0.e] a single man carries no more than two portage points', () => {
  const match = movement({ units: [LEADER], weapons: ['russian MMG of u1'] });
  play(match, 'russian', 'move u1');
  expect(steps(match)).toEqual([]);
  play(match, 'russian', 'drop w1');
  expect(steps(match)).toHaveLength(6);
});

test('[aslsk 3.3.1.l, 4.0.d] a weapon is picked up on the way for one factor and a die below 6', () => {
  const match = movement({ units: [SQUAD], weapons: ['russian LMG C5'] }, '5');
  play(match, 'russian', 'move u1', 'step 1:C5', 'pick-up u1 w1');
  expect(weapon(match, 'w1')).toMatchObject({ by: 'u1', recovered: true });
  play(match, 'russian', 'step 1:C6');
  expect(weapon(match, 'w1').moved).toBe(true);
  expect(steps(match)).toHaveLength(6);
  play(match, 'russian', 'step 1:C7');
  expect(steps(match)).toEqual([]);
});

test('[aslsk 3.3.1.l] one attempt for each unit and weapon', () => {
  const match = movement({ units: [SQUAD, SQUAD], weapons: ['russian LMG C4'] }, '6');
  play(match, 'russian', 'move u1', 'with u2', 'pick-up u1 w1');
  expect(offered(match).filter(act => act.startsWith('pick-up'))).toEqual(['pick-up u2 w1']);
});

test('[aslsk 3.3.1.h, 3.3.1.l] the exhausted are clumsier: a 5 is not enough', () => {
  const match = movement({ units: [SQUAD], weapons: ['russian LMG C5'] }, '5');
  play(match, 'russian', 'move u1', 'double-time', 'step 1:C5', 'pick-up u1 w1');
  expect(weapon(match, 'w1')).toEqual({ id: 'w1', card: 'russian LMG', at: '1:C5' });
});

test('[aslsk 4.0.b] no weapon is carried twice in a phase', () => {
  const match = movement({ units: [SQUAD, 'russian 4-4-7 C6'], weapons: ['russian LMG of u1'] }, '1');
  play(match, 'russian', 'move u1', 'step 1:C5', 'drop w1', 'done');
  play(match, 'russian', 'move u2', 'step 1:C5', 'pick-up u2 w1');
  expect(steps(match)).toEqual([]);
  play(match, 'russian', 'drop w1');
  expect(steps(match)).toHaveLength(6);
});

const WATCHER = 'u9: german 4-6-7 C8';

test('[aslsk 3.3.3.b, 3.3.3.e] every expenditure in his sight lets the defender fire', () => {
  const match = movement({ units: [SQUAD, WATCHER], weapons: ['russian LMG C5'] }, '6');
  play(match, 'russian', 'move u1', 'step 1:C5');
  expect(match.choiceOf('german')?.id).toBe('first-fire');
  play(match, 'german', 'pass');
  play(match, 'russian', 'pick-up u1 w1');
  expect(match.choiceOf('german')?.id).toBe('first-fire');
});

test('[aslsk 3.3.3.m] who breaks under the fire stays where he is; the others go on', () => {
  const match = movement({ units: [SQUAD, SQUAD, WATCHER] }, '2,3 6,5 1,2');
  play(match, 'russian', 'move u1', 'with u2', 'step 1:C5');
  play(match, 'german', 'ready u9', 'shoot');
  while (match.choiceOf('german')) play(match, 'german', 'pass');
  expect(unit(match, 'u1')).toMatchObject({ broken: true, at: '1:C5', moved: true });
  play(match, 'russian', 'step 1:D4');
  expect([unit(match, 'u1').at, unit(match, 'u2').at]).toEqual(['1:C5', '1:D4']);
});

test('[aslsk 3.3.1.b] a leader who breaks on the way leaves his squad to its own factors', () => {
  const dice = '2,3 6,4 1,1 1,1';
  const match = movement({ units: [SQUAD, LEADER, WATCHER], hexes: { '1:C2': 'stone building' } }, dice);
  play(match, 'russian', 'move u1', 'with u2', 'step 1:C5');
  play(match, 'german', 'ready u9', 'shoot');
  while (match.choiceOf('german')) play(match, 'german', 'pass');
  expect(unit(match, 'u2').broken).toBe(true);
  for (const to of ['1:C4', '1:C3']) {
    play(match, 'russian', `step ${to}`);
    while (match.choiceOf('german')) play(match, 'german', 'pass');
  }
  // One of its four factors is left, and the house costs two.
  expect(steps(match)).toContain('step 1:B2');
  expect(steps(match)).not.toContain('step 1:C2');
});

test('[aslsk 3.3.5.d, 3.3.5.e] E-043: residual firepower attacks first, at -2 in the open', () => {
  // 2 firepower, 6 on the dice less 2: a normal morale check would need less.
  const match = movement({ units: [SQUAD, WATCHER], residual: [{ at: '1:C5', firepower: 2 }] }, '2,2 6,3');
  play(match, 'russian', 'move u1', 'step 1:C5');
  expect(match.choiceOf('german')?.id).toBe('first-fire');
  expect(unit(match, 'u1').broken).toBe(true);
});

test('[aslsk 3.3.5.h, 1.2.5.a] the end of the phase clears residual fire and the smoke of grenades', () => {
  const match = movement({
    units: [SQUAD],
    residual: [{ at: '1:C5', firepower: 2 }],
    smoke: [
      { at: '1:C5', kind: 'grenade', by: 'russian' },
      { at: '1:C6', kind: 'full', by: 'russian' },
    ],
  });
  play(match, 'russian', 'done');
  expect(match.state.residual).toEqual([]);
  expect(match.state.smoke).toEqual([{ at: '1:C6', kind: 'full', by: 'russian' }]);
});

test('[aslsk 3.3.e] units leave the map only where that counts for victory, and take their weapons along', () => {
  const victory = {
    side: 'russian',
    all: [{ is: 'exit' as const, side: 'russian', along: ['1:C1'], least: 9 }],
    words: '',
  };
  const units = ['russian 4-4-7 C1', 'russian 4-4-7 E1'];
  const match = movement({ units, weapons: ['russian LMG of u1'], scenario: { victory } });
  play(match, 'russian', 'move u1', 'exit');
  expect(isGone(match, 'u1')).toBe(true);
  expect(isGone(match, 'w1')).toBe(true);
  expect(match.state.losses).toEqual([{ side: 'russian', card: 'russian 4-4-7', how: 'exited' }]);
  play(match, 'russian', 'move u2');
  expect(offered(match)).not.toContain('exit');
});
