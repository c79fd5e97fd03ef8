/** Worked examples of fire, with their numbers and dice. */
import { expect, test } from 'vitest';
import { responseModifiers } from '../artillery/battery.ts';
import { basicDamage, OUR_CHARTS } from '../charts/index.ts';
import { armourAt, CARDS, VEHICLES } from '../counters/index.ts';
import { fieldedById, type Game } from '../game.ts';
import { moraleModifiers } from '../morale/check.ts';
import {
  counted,
  enact,
  hundred,
  offers,
  type Position,
  play,
  shotIn,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { struckAt } from './ap-shot.ts';
import { gpRoll, shelled } from './gp-shot.ts';
import { apNet } from './modifiers.ts';

type Unit = Position['units'][number];
const NOTHING = { stages: [], start: 0, kept: [], dropped: [], value: 0 } as never;

test('[panzer 7.8.2.b] E-008: 39 is the turret’s rear of 9 from behind, and its front of 12 where it looks at the firer', () => {
  const { world } = standing({ options: ['7.8'], units: [] });
  const from = (turret: 'Rear/Side' | 'Front') =>
    struckAt(world, { hull: 'Rear/Side', turret, elevation: 'Level', posture: 'whole' }, 39);
  expect([from('Rear/Side'), from('Front')]).toEqual(['TR', 'TF']);
  const panzer = VEHICLES['pz-ivf2'];
  expect(armourAt(panzer, 'Rear/Side', 'Level', 'TR')).toBe(9);
  expect(armourAt(panzer, 'Front', 'Level', 'TF')).toBe(12);
});

test('[panzer 7.16.a] E-010: a gun on a platform fires to its rear in overwatch as straight ahead, and turns to its target', () => {
  for (const [card, foe, side] of [
    ['flak-36', 'crusader-i', 'german'],
    ['2-pdr', 'pz-iiij', 'british'],
  ] as const) {
    const position = {
      phase: 'overwatch',
      first: side,
      options: ['7.16'],
      units: [
        { card, at: '1:C9', facing: 3, command: 'OW' },
        { card: foe, at: '1:C5', facing: 0, fired: true, shown: true },
      ],
    } as const;
    const { world, view, shot } = shotIn(position, 'ap', { manner: 'overwatch' });
    expect(counted(apNet(world, view, shot))).toMatchObject({ Overwatch: -1 });
    const match = skirmish(position, [hundred(99)]);
    play(match, side, 'engage u2', 'add u1 ap');
    expect(unit(match, 'u1').facing).toBe(0);
  }
});

test('[panzer 7.8.4.a] E-048: in overwatch a turret that turns by one hexside reaches no target two away; one away costs three', () => {
  const watch = (turret: 0 | 1 | 2) => {
    const match = skirmish(
      {
        phase: 'movement',
        first: 'german',
        options: ['7.8'],
        units: [
          { card: 'pz-iiij', at: '1:C9', facing: 0, turret, turretDamaged: true, command: 'OW' },
          { card: 'crusader-i', at: '1:C4', facing: 3, command: 'MOVE' },
        ],
      },
      [hundred(99)],
    );
    play(match, 'british', 'move u2', 'step 1:C5');
    return match;
  };
  expect(watch(2).choiceOf('german')).toBeUndefined();
  const match = watch(1);
  const { world, view, shot } = shotIn(
    {
      options: ['7.8'],
      units: [
        { card: 'pz-iiij', at: '1:C9', facing: 0, turret: 1 },
        { card: 'crusader-i', at: '1:C5', facing: 3 },
      ],
    },
    'ap',
    { manner: 'overwatch' },
  );
  expect(counted(apNet(world, view, shot))).toMatchObject({ 'Overwatch outside the arc': -3 });
  play(match, 'german', 'react u1 ap');
  expect(unit(match, 'u1').turret).toBe(0);
});

/** What an effective result of this strength does to a vehicle: the roll for it, and what follows. */
function struck(card: Unit['card'], effectiveness: number, total: number, ...dice: readonly number[]) {
  const position: Position = {
    units: [
      { card: 'german-fo', at: '1:C9' },
      { card, at: '1:C5' },
    ],
  };
  const found = enact(position, [hundred(total), ...dice.map(die => [die])], function* (game: Game) {
    const [firer, target] = [fieldedById(game.state, 'u1'), fieldedById(game.state, 'u2')];
    const reading = yield* gpRoll(game, firer, target, 2, NOTHING);
    return yield* shelled(game, firer, target, effectiveness, reading);
  });
  return found.value?.is;
}

test('[panzer CES.GPAP.b] E-050: shells of 4 at armour of 5 suppress, whatever the last figure', () => {
  expect(VEHICLES['matilda-ii']).toMatchObject({ type: 'A', gpDefence: 5 });
  expect([85, 90, 87].map(total => struck('matilda-ii', 4, total))).toEqual(Array(3).fill('Suppressed'));
});

test('[panzer CES.GPAP.c, CES.GPAP.d, CES.GPAP.e] E-051: on 85 a part is damaged, on 90 the tracks, on 87 it burns at 4 and not at 5', () => {
  const hit = (total: number, ...dice: readonly number[]) =>
    struck('2-part' as 'universal-carrier', 4, total, ...dice);
  const cards = CARDS as unknown as Record<string, unknown>;
  cards['2-part'] = { ...CARDS['universal-carrier'], gpDefence: 2 };
  expect([hit(85, 4), hit(85, 5), hit(90), hit(87, 4), hit(87, 5)]).toEqual([
    'Turret Damage',
    'Hull Damage',
    'TK',
    'BU',
    'KO',
  ]);
  delete cards['2-part'];
});

test('[panzer CES.GPS.b, CES.GPS.c, CES.GPS.d] E-052: a truck has no such armour: 75 is its hull, 80 its tracks, 81 and a 2 the end', () => {
  expect([
    struck('british-truck', 1, 75),
    struck('british-truck', 1, 80),
    struck('british-truck', 1, 81, 2),
  ]).toEqual(['Hull Damage', 'TK', 'KO']);
});

test('[panzer 7.25.a] E-056, E-057: the shot that breaks the weapon counts: a natural 01 with +20, and a miss with 00', () => {
  const one = (row: 'pin' | 'ap', roll: number, firer: Partial<Unit>, foe: Unit['card']) => {
    const match = skirmish(
      {
        phase: 'combat',
        first: 'german',
        options: ['7.25', '7.18'],
        units: [
          { card: 'pz-iiij', at: '1:C6', facing: 0, command: 'FIRE', ...firer },
          { card: foe, at: '1:C5', facing: 3 },
        ],
      },
      [hundred(roll)],
    );
    play(match, 'german', 'engage u2');
    expect(offers(match, 'german', 'add')).toContain(`add u1 ${row}`);
    play(match, 'german', `add u1 ${row}`);
    return match;
  };
  const pinned = one('pin', 1, { card: 'german-squad' }, 'british-section');
  const told = pinned.journal
    .all()
    .flatMap(entry => (entry.is === 'roll' ? [JSON.stringify(entry.account)] : []));
  expect(told[0]).toMatch(/20/);
  expect(unit(pinned, 'u1').faults).toEqual({ 'small arms': 'malfunction' });
  const missed = one('ap', 100, {}, 'crusader-i');
  expect(unit(missed, 'u1').faults).toEqual({ gun: 'malfunction' });
  expect(unit(missed, 'u2').lost).toBeUndefined();
});

test('[panzer 7.57.e] E-030: an overworked crew checks morale, calls for fire and overruns like any other', () => {
  const cards = CARDS as unknown as Record<string, unknown>;
  cards.busy = { ...CARDS['pz-ivf1'], overworked: true };
  const busy = 'busy' as 'pz-ivf1';
  const { world, view } = standing({
    options: ['7.1', '7.57'],
    units: [
      { card: busy, at: '1:C9' },
      { card: 'crusader-i', at: '1:K2' },
    ],
  });
  const mine = fieldedById(view, 'u1');
  const names = [
    moraleModifiers(world, view, mine, 'normal'),
    responseModifiers(world, mine, {}, { isContinued: false, isRecon: false }),
  ].flatMap(tally => Object.keys(counted(tally)));
  expect(names).not.toContain('CREW');
  // 4 + 2 for its tracks − 5, with the coax: +1 needs 53 less 10, whoever commands it.
  const over = (roll: number, card: 'pz-ivf1') => {
    const match = skirmish(
      {
        phase: 'movement',
        first: 'british',
        options: ['7.57'],
        units: [
          { card, at: '1:C6', facing: 0, command: 'MOVE' },
          { card: 'british-section', at: '1:C5' },
        ],
      },
      [hundred(roll)],
    );
    play(match, 'german', 'move u1', 'overrun 1:C5');
    return unit(match, 'u2').suppressed;
  };
  for (const card of [busy, 'pz-ivf1'] as const) {
    const least = Array.from({ length: 60 }, (_, i) => i + 2).find(roll => over(roll, card) === 'ON');
    expect(least).toBe(LEAST);
  }
  delete cards.busy;
});
const LEAST = 43;

test('[panzer B8.2, CES.BG] E-076: a duel at point blank: −7 and one more than the armour damages, −5 and seven more knocks out', () => {
  const net = (ours: Partial<Unit>, theirs: Partial<Unit>, hexes: Position['hexes'] = {}) => {
    const { world, view, shot } = shotIn({
      hexes: hexes ?? {},
      units: [
        { card: 'pz-ivf2', at: '1:C8', facing: 0, ...ours },
        { card: 'crusader-i', at: '1:C5', facing: 3, ...theirs },
      ],
    });
    return apNet(world, view, shot);
  };
  const flat = { card: 'pz-ivf2' } as const;
  expect(VEHICLES['pz-ivf2'].size).toBe(0);
  const first = net({ ...flat, command: 'SHORT-HALT' }, { card: 'a13-mk-ii' }, { '1:C5': 'woods' });
  expect([counted(first), first.value]).toEqual([{ 'Medium cover': -3, 'SHORT HALT': -4 }, -7]);
  const back = net(
    { ...flat, turretDamaged: true },
    { card: 'a13-mk-ii', command: 'SHORT-HALT', shown: true },
  );
  expect([counted(back), back.value]).toEqual([{ 'target moving': -2, Damaged: -3 }, -5]);
  expect([basicDamage(OUR_CHARTS, 19 - 18), basicDamage(OUR_CHARTS, 25 - 18)]).toEqual(['Damage', 'KO']);
});
