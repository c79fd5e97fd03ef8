import { expect, test } from 'vitest';
import type { Smoke } from '../state.ts';
import { type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { fire, lineOf, modifiersOf, moving, windowOn } from '../testing/fire-bench.ts';

const german = 'german 4-6-7 C4';
const russian = 'russian 4-4-7 C6';
const ATTACK: Position = { attacker: 'russian', units: [german, russian] };
const WITH_GUN: Position = { ...ATTACK, weapons: ['german MMG of u1'] };
const NOTHING = '6,5';

test('[aslsk 3.3.3.b, 3.3.3.a, 2.0.ATTACKER] after an expenditure the defender may fire at the movers, and at nobody else', () => {
  const position: Position = {
    ...ATTACK,
    units: [german, 'russian 4-4-7 C5', 'russian 4-4-7 C5', 'russian 4-4-7 E5'],
  };
  const match = windowOn(position, moving(['u2']), '1,2 6,5');
  expect(match.offered('german')).toEqual(['ready u1', 'pass']);
  play(match, 'german', 'ready u1', 'shoot');
  // 3 on column 8, less FFNAM and FFMO: a KIA, for the mover alone.
  expect(match.state.units.map(({ id }) => id)).toEqual(['u1', 'u3', 'u4']);
  expect(unit(match, 'u3').broken).toBeUndefined();
});

test('[aslsk 3.3.3.b] nobody who could fire: no window, and the mover goes on', () => {
  const blocked: Position = { ...ATTACK, phase: 'movement', hexes: { '1:C5': 'woods' } };
  const match = skirmish(blocked);
  play(match, 'russian', 'move u2', 'step 1:C7');
  expect(match.offered('german')).toEqual([]);
  expect(match.offered('russian')).toContain('step 1:C8');
});

test('[aslsk 3.3.3.b, 3.3.3.e] every expenditure opens the window, and a pass closes it', () => {
  const match = skirmish({ ...ATTACK, phase: 'movement' });
  play(match, 'russian', 'move u2', 'step 1:C7');
  expect(match.choiceOf('german')?.window).toMatchObject({ on: 'first-fire', subject: 'u2' });
  play(match, 'german', 'pass');
  play(match, 'russian', 'step 1:C8');
  expect(match.choiceOf('german')?.id).toBe('first-fire');
});

test('[aslsk 3.3.3.c] E-041: the squad fires and is marked, its machine gun is not; it leaves residual firepower', () => {
  const position: Position = { ...WITH_GUN, hexes: { '1:C6': 'stone building' } };
  const declared = { by: ['u1'], at: '1:C6' } as const;
  const line = lineOf({ ...position, phase: 'movement', doing: [moving(['u2'])] }, declared);
  expect([line.column, line.drm.value]).toEqual([4, 2]);
  const match = windowOn(position, moving(['u2']), NOTHING);
  play(match, 'german', 'ready u1', 'shoot');
  expect([unit(match, 'u1').fired, weapon(match, 'w1').fired]).toEqual(['first', undefined]);
  expect(match.state.residual).toEqual([{ at: '1:C6', firepower: 2 }]);
});

test('[aslsk 3.3.3.c, 1.2.4.1.a] E-042: the gun fires alone; with a coloured 3 it is marked and leaves 2', () => {
  const position: Position = { ...WITH_GUN, units: [`${german} fired first`, russian] };
  const line = lineOf(
    { ...position, phase: 'movement', doing: [moving(['u2'])] },
    { by: ['w1'], at: '1:C6' },
  );
  expect([line.column, modifiersOf(line)]).toEqual([4, ['FFNAM -1', 'FFMO -1']]);
  const match = windowOn(position, moving(['u2'], { here: 2 }), '3,6 1,2');
  play(match, 'german', 'ready w1', 'shoot');
  expect(weapon(match, 'w1').fired).toBe('first');
  expect(match.state.residual).toEqual([{ at: '1:C6', firepower: 2 }]);
});

test('[aslsk 3.3.3.l] one shot at a location for each movement factor spent in it', () => {
  const shots = (here: number): readonly string[] => {
    const match = windowOn(
      { ...WITH_GUN, hexes: { '1:C6': 'stone building' } },
      moving(['u2'], { here }),
      '1,6 6,5',
    );
    play(match, 'german', 'ready w1', 'shoot', 'rate w1 keep');
    return match.offered('german');
  };
  // Having kept its rate the gun fires again at who spent two factors here. The squad would have had to join it.
  expect(shots(4)).toEqual(['ready w1', 'pass']);
  expect(shots(2)).toEqual([]);
});

test('[aslsk 2.0.Mandatory] what was withheld at one expenditure may be fired at the next', () => {
  const match = skirmish({ ...WITH_GUN, phase: 'movement' }, `${NOTHING} ${NOTHING}`);
  play(match, 'russian', 'move u2', 'step 1:C7');
  play(match, 'german', 'ready u1', 'shoot');
  expect(match.offered('german')).toEqual([]);
  play(match, 'russian', 'step 1:C8');
  expect(match.offered('german')).toContain('ready w1');
});

test('[aslsk 3.3.3.g, 3.3.3.h] subsequent first fire: half strength, then unit and all its weapons are through', () => {
  const match = windowOn({ ...WITH_GUN, units: [`${german} fired first`, russian] }, moving(['u2']), NOTHING);
  play(match, 'german', 'ready u1', 'shoot');
  expect([unit(match, 'u1').fired, weapon(match, 'w1').fired]).toEqual(['final', 'final']);
});

test('[aslsk 3.3.3.g] subsequent first fire: not beyond normal range, and not past a closer known enemy', () => {
  const marked = `${german} fired first`;
  const at = (hex: `1:${string}`, ...more: Position['units']): readonly string[] =>
    windowOn({ ...ATTACK, units: [marked, `russian 4-4-7 ${hex}`, ...more] }, moving(['u2'])).offered(
      'german',
    );
  expect(at('1:C10')).toContain('ready u1');
  expect(at('1:C10', 'russian 4-4-7 E4')).toEqual([]);
  const short = 'german 4-4-7 C4 fired first';
  expect(
    windowOn({ ...ATTACK, units: [short, 'russian 4-4-7 C9'] }, moving(['u2'])).offered('german'),
  ).toEqual([]);
  // Out of sight an enemy is not known, however close.
  const hidden: Position = {
    ...ATTACK,
    hexes: { '1:D4': 'woods' },
    units: [marked, 'russian 4-4-7 C10', 'russian 4-4-7 E5'],
  };
  expect(windowOn(hidden, moving(['u2'])).offered('german')).toContain('ready u1');
});

test('[aslsk 3.3.3.h, 4.1.d] a machine gun in subsequent first fire jams at two less, and is ruined at its own number', () => {
  const position: Position = {
    ...ATTACK,
    phase: 'movement',
    doing: [moving(['u2'], { entry: { from: '1:C7', byRoad: false } })],
    hexes: { '1:C6': 'stone building' },
    units: [`${german} fired first`, russian],
    weapons: ['german MMG of u1 fired first'],
  };
  const jammed = fire(position, { by: ['u1', 'w1'], at: '1:C6' }, '4,6');
  expect(weapon(jammed, 'w1').malfunctioned).toBe(true);
  const ruined = fire(position, { by: ['u1', 'w1'], at: '1:C6' }, '6,6');
  expect(ruined.state.weapons).toEqual([]);
});

const PROTECTIVE: Position = {
  ...WITH_GUN,
  hexes: { '1:C5': 'stone building' },
  units: [`${german} fired final`, 'russian 4-4-7 C5'],
  weapons: ['german MMG of u1 fired final'],
};

test('[aslsk 3.3.3.j, 3.3.3.k] E-046: final protective fire with all that the unit has', () => {
  const match = windowOn(PROTECTIVE, moving(['u2']));
  play(match, 'german', 'ready u1');
  expect(match.offered('german')).toEqual(['add w1']);
  const line = lineOf(
    { ...PROTECTIVE, phase: 'movement', doing: [moving(['u2'])] },
    { by: ['u1', 'w1'], at: '1:C5' },
  );
  expect([line.firepower.value, line.column, line.drm.value]).toEqual([9, 8, 2]);
});

test('[aslsk 3.3.3.j, 3.2.3.n] E-047: the same 7 is a PTC for the mover and a check for who fires; 4 residual', () => {
  const match = windowOn(PROTECTIVE, moving(['u2']), '3,4 4,4');
  play(match, 'german', 'ready u1', 'add w1', 'shoot');
  expect(unit(match, 'u2').pinned).toBe(true);
  expect(unit(match, 'u1')).toMatchObject({ pinned: true });
  expect(match.state.residual).toEqual([{ at: '1:C5', firepower: 4 }]);
});

test('[aslsk 3.3.3.j] final protective fire can break who fires and who directs it', () => {
  const led: Position = { ...PROTECTIVE, weapons: [], units: [...PROTECTIVE.units, 'german 8-1 C4'] };
  const match = windowOn(led, moving(['u2']), NOTHING);
  play(match, 'german', 'ready u1', 'direct u3', 'shoot');
  expect([unit(match, 'u1').broken, unit(match, 'u3').broken]).toEqual([true, true]);
});

test('[aslsk 3.3.3.j, 3.3.3.k] final protective fire is at who is adjacent; others may join it and check nothing', () => {
  const at = (hex: `1:${string}`) =>
    windowOn(
      { ...PROTECTIVE, hexes: {}, units: [`${german} fired final`, `russian 4-4-7 ${hex}`] },
      moving(['u2']),
    ).offered('german');
  expect(at('1:C5')).toEqual(['ready u1', 'ready w1', 'pass']);
  expect(at('1:C6')).toEqual([]);
  const joined: Position = { ...PROTECTIVE, weapons: [], units: [...PROTECTIVE.units, german] };
  const match = windowOn(joined, moving(['u2']), NOTHING);
  play(match, 'german', 'ready u1', 'add u3', 'shoot');
  expect(unit(match, 'u1').broken).toBe(true);
  expect(unit(match, 'u3')).toMatchObject({ fired: 'first' });
  expect(unit(match, 'u3').broken).toBeUndefined();
});

test('[aslsk 3.3.3.k] as long as it stands, a unit may fire so at every expenditure', () => {
  const match = windowOn({ ...PROTECTIVE, weapons: [] }, moving(['u2'], { here: 4 }), '1,5 1,2 1,5');
  play(match, 'german', 'ready u1', 'shoot');
  expect(unit(match, 'u1').fired).toBe('final');
  expect(match.offered('german')).toEqual(['ready u1', 'pass']);
});

test('[aslsk 3.2.2.f] who cowers in first fire is marked with final fire, weapons and all', () => {
  const match = windowOn({ ...WITH_GUN, hexes: { '1:C6': 'stone building' } }, moving(['u2']), '5,5');
  play(match, 'german', 'ready u1', 'shoot');
  expect([unit(match, 'u1').fired, weapon(match, 'w1').fired]).toEqual(['final', 'final']);
});

test('[aslsk 3.3.3.d] once another unit moves, the former is no target any more', () => {
  const match = skirmish({ ...ATTACK, phase: 'movement', units: [german, russian, 'russian 4-4-7 E8'] }, []);
  play(match, 'russian', 'move u2', 'step 1:C7');
  play(match, 'german', 'pass');
  play(match, 'russian', 'done', 'move u3', 'step 1:E9');
  play(match, 'german', 'ready u1');
  expect(match.state.doing.at(-1)).toMatchObject({ target: '1:E9', at: ['u3'] });
});

test('[aslsk 3.3.3.m] a broken mover is fired at again as long as its movement lasts', () => {
  const match = windowOn(
    { ...WITH_GUN, units: [german, russian, 'german 4-6-7 D5'] },
    moving(['u2']),
    '2,3 6,5',
  );
  play(match, 'german', 'ready u1', 'shoot');
  expect(unit(match, 'u2').broken).toBe(true);
  expect(match.offered('german')).toContain('ready u3');
});

test('[aslsk 3.3.3.f, 1.2.5.d] smoke hinders first fire', () => {
  const smoke: readonly Smoke[] = [{ at: '1:C6', kind: 'grenade', by: 'russian' }];
  const line = lineOf(
    { ...ATTACK, phase: 'movement', smoke, doing: [moving(['u2'])] },
    { by: ['u1'], at: '1:C6' },
  );
  expect(modifiersOf(line)).toEqual(['smoke in 1:C6 +2', 'FFNAM -1']);
});

test('[aslsk 3.3.3.o, 3.3.3.c, 3.3.3.h] the way of a squad through defensive fire: first, subsequent, protective', () => {
  const near: Position = {
    ...ATTACK,
    hexes: { '1:C5': 'stone building' },
    units: [german, 'russian 4-4-7 C5'],
  };
  // An 8 on columns 8 and 4, with 2 on top, does nothing; in protective fire a 5 of its own it passes.
  const match = windowOn(near, moving(['u2'], { here: 6 }), '2,6 2,6 1,4 1,2');
  const markers: unknown[] = [];
  for (let shot = 0; shot < 3; shot++) {
    play(match, 'german', 'ready u1', 'shoot');
    markers.push(unit(match, 'u1').fired);
  }
  expect(markers).toEqual(['first', 'final', 'final']);
});

test('[aslsk 1.2.1.b] a leader who stays where he is does not help one who moves through his hex', () => {
  const position: Position = { ...ATTACK, units: [german, russian, 'russian 9-2 C6'] };
  // 8 less 2 on column 4: a NMC. With the leader's 2 an 8 would do.
  const alone = windowOn(position, moving(['u2']), '2,6 3,5');
  play(alone, 'german', 'ready u1', 'shoot');
  expect(unit(alone, 'u2').broken).toBe(true);
  const together = windowOn(position, moving(['u2', 'u3']), '2,6 1,2 3,5');
  play(together, 'german', 'ready u1', 'shoot');
  expect(unit(together, 'u2').broken).toBeUndefined();
});

test('[aslsk 3.3.3.g] a gun uses subsequent first fire only when its unit is marked, too', () => {
  const marked = (...units: Position['units']) =>
    windowOn({ ...ATTACK, units, weapons: ['german MMG of u1 fired first'] }, moving(['u2'])).offered(
      'german',
    );
  expect(marked(german, russian)).toEqual(['ready u1', 'pass']);
  expect(marked(`${german} fired first`, russian)).toEqual(['ready u1', 'ready w1', 'pass']);
});

test('[aslsk 4.1.b] in subsequent first fire a squad may attack by itself what its machine gun alone has attacked', () => {
  const marked = `${german} fired first`;
  const position: Position = { ...WITH_GUN, units: [marked, russian], hexes: { '1:C6': 'stone building' } };
  const match = windowOn(position, moving(['u2']), '3,6');
  play(match, 'german', 'ready w1', 'shoot');
  expect(match.offered('german')).toContain('ready u1');
  // Its first fire is not spared so, nor is a squad beside it, nor the gun of another.
  const unmarked = windowOn({ ...position, units: [german, russian, marked] }, moving(['u2']), '3,6');
  play(unmarked, 'german', 'ready w1', 'shoot');
  expect(unmarked.offered('german')).toEqual([]);
});

test('[aslsk 4.1.b] a machine gun that has attacked the same apart does not join its squad’s subsequent first fire, nor the squad the gun’s', () => {
  const position: Position = { ...WITH_GUN, units: [`${german} fired first`, russian, german] };
  const slow = { ...moving(['u2']), here: 4 };
  const apart = () => {
    const match = windowOn(position, slow, `${NOTHING} ${NOTHING}`);
    play(match, 'german', 'ready w1', 'shoot');
    expect(weapon(match, 'w1').fired).toBe('first');
    expect(match.offered('german')).toEqual(['ready u1', 'ready w1', 'pass']);
    return match;
  };
  const squad = apart();
  play(squad, 'german', 'ready u1');
  expect(squad.offered('german')).toEqual(['shoot']);
  const gun = apart();
  play(gun, 'german', 'ready w1');
  expect(gun.offered('german')).toEqual(['shoot']);
  // As long as neither has attacked they may do so together.
  const together = windowOn({ ...position, units: [`${german} fired first`, russian] }, slow);
  play(together, 'german', 'ready u1');
  expect(together.offered('german')).toEqual(['add w1', 'shoot']);
});
