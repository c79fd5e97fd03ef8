import { expect, test } from 'vitest';
import { benefitsOf, INTERROGATION, OUR_CHARTS } from '../charts/index.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { moraleOf } from '../units.ts';
import { steadfastness } from './interrogation.ts';

/** A half-squad: nobody is asked whether it deploys. */
const GUARD = { card: 'german 2-4-7', at: '1:E5' } as const;
const LEADER = { card: 'german 9-1', at: '1:E5' } as const;
const PRISONER = { card: 'russian 4-4-7', at: '1:E5', broken: true, guard: 'u1', unarmed: true } as const;
const CAPTAIN = { ...PRISONER, card: 'russian 10-3' } as const;
const FOE = { card: 'russian 4-4-7', at: '1:E8' } as const;
const HELD: Position['units'] = [GUARD, LEADER, PRISONER, FOE];

const rally = (units: Position['units'], dice: readonly (readonly number[])[] = [], more: object = {}) =>
  skirmish({ phase: 'rally', units, ...more } as Position, dice);

const ASK = 'interrogate u3 u2';

test('[sl 3.30.1] an unbroken leader may interrogate a prisoner in his hex, in his own rally phase', () => {
  expect(offers(rally(HELD), 'german', 'interrogate')).toEqual([ASK]);
  const elsewhere = rally([GUARD, { ...LEADER, at: '1:E4' }, PRISONER, FOE, { ...LEADER, broken: true }]);
  expect(refusals(elsewhere, 'german', ASK)).not.toEqual([]);
  // Only his own player turn: in the enemy's nobody is asked.
  expect(rally(HELD, [], { attacker: 'russian' }).state.phase).not.toBe('rally');
});

test('[sl 3.30.1] not who was broken, or nobody yet, when the phase began', () => {
  for (const more of [{ broken: true }, { acted: true }, { fresh: true }] as const) {
    const match = rally([GUARD, { ...LEADER, ...more }, PRISONER, FOE, LEADER]);
    while (match.choiceOf('german')?.id !== 'interrogate') play(match, 'german', 'done');
    expect(offers(match, 'german', 'interrogate')).toEqual(['interrogate u3 u5']);
    expect(refusals(match, 'german', ASK)).toEqual(['3.30.1']);
  }
});

test('[sl 3.30.1] the leader neither directs nor moves in that player turn, even if nothing comes of it', () => {
  const match = rally([...HELD, { ...GUARD, at: '1:E4' }], [[1, 2]]);
  play(match, 'german', ASK, 'ready u1', 'at 1:E8');
  expect(refusals(match, 'german', 'direct u2')).toEqual(['3.30.1']);
  play(match, 'german', 'unready', 'done');
  expect(refusals(match, 'german', 'move u2')).toEqual(['4.4.3']);
});

test('[sl 3.30.1] nor does he fire, advance or lead in close combat then, even if the prisoner talks', () => {
  const match = rally(HELD, [[6, 5], [6]], { weapons: [{ card: 'german LMG', by: 'u2' }] });
  play(match, 'german', ASK);
  expect(unit(match, 'u2').tasked).toBe(true);
  expect(refusals(match, 'german', 'ready w1')).toEqual(['4.4.3']);
  const advance = skirmish({ phase: 'advance', units: [GUARD, { ...LEADER, tasked: true }, FOE] });
  expect(refusals(advance, 'german', 'advance u2 1:E4')).toEqual(['4.4.3']);
  const combat = skirmish({
    phase: 'close-combat',
    units: [GUARD, { ...LEADER, tasked: true }, { ...FOE, at: '1:E5' }],
  });
  play(combat, 'german', 'attack u1');
  expect(refusals(combat, 'german', 'lead u2')).toEqual(['3.30.1']);
});

test('[sl 3.30.1] the prisoner stays in the hex for the rest of that player turn', () => {
  for (const [phase, act] of [
    ['movement', 'move u1'],
    ['advance', 'advance u1 1:E4'],
  ] as const) {
    const there = { ...PRISONER, questioned: 'held' } as const;
    const match = skirmish({ phase, units: [GUARD, { ...GUARD }, there, FOE] });
    expect(refusals(match, 'german', act)).toEqual(['3.30.1']);
    play(match, 'german', 'guard u3 u2');
    expect(refusals(match, 'german', act)).toEqual([]);
  }
  const later = skirmish({ phase: 'close-combat', units: [GUARD, { ...PRISONER, questioned: 'held' }, FOE] });
  expect(unit(later, 'u2').questioned).toBeUndefined();
});

test('[sl 3.30.2] each prisoner once in a player turn; one leader asks as many as there are', () => {
  const match = rally(
    [GUARD, LEADER, PRISONER, FOE, { ...PRISONER }],
    [
      [1, 1],
      [1, 1],
    ],
  );
  play(match, 'german', ASK);
  expect(offers(match, 'german', 'interrogate')).toEqual(['interrogate u5 u2']);
  expect(refusals(match, 'german', ASK)).toEqual(['3.30.2']);
  play(match, 'german', 'interrogate u5 u2');
  expect(match.state.phase).not.toBe('rally');
});

test('[sl 3.30.3] above its printed broken morale it talks, and that does not kill it', () => {
  const asked = (dice: readonly (readonly number[])[]) => {
    // Neither what its side has lost nor what has raised it counts: the level is the printed one.
    const match = rally([GUARD, LEADER, { ...PRISONER, lowered: 2, spirit: 1 }, FOE], dice);
    play(match, 'german', ASK);
    return unit(match, 'u3').questioned;
  };
  expect(asked([[2, 3]])).toBe('held');
  expect(asked([[3, 3], [6]])).toBe('talked');
  const leader = { ...PRISONER, card: 'russian 8-1' } as const;
  const { view } = standing({ units: [GUARD, leader, FOE] });
  expect(steadfastness(view, unitOf(view, 'u2')).value).toBe(8);
});

const unitOf = (view: ReturnType<typeof standing>['view'], id: string) => {
  const found = view.units.find(each => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

test('[sl 3.30.6] in the next player turn it may be asked again', () => {
  const match = skirmish({
    phase: 'close-combat',
    attacker: 'russian',
    units: [GUARD, LEADER, { ...PRISONER, questioned: 'talked' }, FOE],
  });
  expect(offers(match, 'german', 'interrogate')).toEqual([ASK]);
});

test('[sl 3.30.4, QA-120.4] E1-083: leaders taken with it steady a squad, the best of them; those who have talked shake it, all', () => {
  const level = (...leaders: readonly object[]) => {
    const { view } = standing({
      units: [GUARD, PRISONER, FOE, ...leaders.map(each => ({ ...PRISONER, ...each }))] as Position['units'],
    });
    return steadfastness(view, unitOf(view, 'u2')).value;
  };
  const [one, two] = [{ card: 'russian 9-1' }, { card: 'russian 9-2' }];
  const talked = (leader: object) => ({ ...leader, questioned: 'talked' });
  expect([level(), level(one), level(one, two), level({ ...one, questioned: 'held' })]).toEqual([5, 6, 7, 6]);
  expect([level(talked(one)), level(talked(one), talked(two)), level(one, talked(two))]).toEqual([4, 2, 4]);
  // One who leads badly is worse while he holds out.
  expect([level({ card: 'russian 6+1' }), level(talked({ card: 'russian 6+1' }))]).toEqual([4, 6]);
  // Nobody's example counts from another hex, or in freedom.
  expect(level({ ...two, at: '1:M1' })).toBe(5);
});

test('[sl 3.30.7, 3.30.T] what is told goes by a die, with the leadership of a leader; what is of no use goes up by one', () => {
  const useful = (die: number, ...of: readonly string[]) =>
    benefitsOf(OUR_CHARTS, die, benefit => of.includes(benefit));
  expect(useful(-3, 'all minefields', 'collaboration')).toEqual(['all minefields', 'collaboration']);
  expect(useful(-1, 'ford', 'telephone line')).toEqual(['telephone line', 'ford']);
  expect(useful(1, 'ford')).toEqual([]);
  expect(useful(7, 'nearest hidden units')).toEqual([]);
  const all = (die: number) => benefitsOf(OUR_CHARTS, die, () => true);
  expect([-2, -1, 0, 1, 2, 3, 4, 5, 6].map(all)).toEqual([
    ['all minefields', 'collaboration'],
    ['all minefields', 'collaboration'],
    ['reinforcements', 'telephone line', 'ford'],
    ['way through a minefield'],
    ['way through the sewers'],
    ['nearest mines'],
    ['nearest concealed units'],
    ['partisans'],
    ['nearest hidden units'],
  ]);
  expect(INTERROGATION.rows).toHaveLength(10);
});

/** A captain is asked; whether those who hear him lose heart. */
function called(die: number, ...listeners: readonly object[]) {
  const units = [GUARD, LEADER, CAPTAIN, ...listeners] as Position['units'];
  const match = rally(units, [[6, 6], [die]]);
  play(match, 'german', ASK);
  return listeners.map((_, i) => moraleOf(unit(match, `u${i + 4}`)));
}

test('[sl 3.30.T] a leader who knows much calls upon his comrades within five hexes to give up: a level less', () => {
  const near = { ...FOE, at: '1:E10' };
  const far = { ...FOE, at: '1:K5' };
  const hero = { ...FOE, card: 'russian 1-4-9 hero' };
  expect(called(2, near, far, { ...near, broken: true }, hero)).toEqual([6, 7, 6, 8]);
  // He is nobody's comrade over there.
  expect(called(2, near, { ...GUARD, at: '1:E6' })).toEqual([6, 7]);
  // With his -3 a 3 is a 0, and nothing of that is of use here.
  expect(called(3, near)).toEqual([7]);
});

test('[sl 3.30.T] nobody loses more than one level by that, nor does a prisoner', () => {
  expect(called(1, { ...FOE, swayed: true, spirit: -1 })).toEqual([6]);
  expect(called(1, PRISONER, FOE)).toEqual([5, 6]);
});

test('[sl 3.30.T] who has heard one of them has heard the next, and it counts for his surrender', () => {
  const match = rally([GUARD, LEADER, CAPTAIN, FOE], [[6, 6], [1]]);
  play(match, 'german', ASK);
  expect(unit(match, 'u4')).toMatchObject({ swayed: true, spirit: -1 });
});

test('[sl 3.30.7] without a leader’s knowledge the same die tells nothing here', () => {
  const match = rally([GUARD, LEADER, { ...PRISONER }, FOE], [[6, 6], [1]]);
  play(match, 'german', ASK);
  expect(moraleOf(unit(match, 'u4'))).toBe(7);
});

test('[sl SOP.1.10] prisoners are asked after the rallies, before men without heart give way', () => {
  const match = rally(
    [
      { ...GUARD, card: 'german 8-3-8' },
      LEADER,
      PRISONER,
      { ...FOE, at: '1:E6', lowered: 2 },
      { ...GUARD, broken: true },
    ],
    [],
  );
  const asked: (string | undefined)[] = [];
  while (match.state.phase === 'rally') {
    asked.push(match.choiceOf('german')?.id);
    play(match, 'german', 'done');
  }
  expect(asked).toEqual(['promote', 'deploy', 'rally', 'interrogate', 'overawe']);
});
