/** Leaders (7.55). */
import { expect, test } from 'vitest';
import { commandsOf, mayHave } from '../commands/limits.ts';
import { abandon } from '../fire/effects.ts';
import { apNet, gpModifiers } from '../fire/modifiers.ts';
import { fieldedById, gradeOf, unitById, type View } from '../game.ts';
import { panzer } from '../index.ts';
import { moraleModifiers } from '../morale/check.ts';
import { countOf } from '../scenario/victory.ts';
import { reachOfSight } from '../sight/spotting.ts';
import {
  counted,
  enact,
  hundred,
  offers,
  type Position,
  play,
  refusals,
  shotIn,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { leaderOf } from './leaders.ts';
import { leadersOf } from './roster.ts';

type Unit = Position['units'][number];
type Told = Partial<Unit>;
type More = Partial<Omit<Position, 'units'>>;
const PLATOONS = {
  german: { formation: 'company', battalion: 'b' },
  hq: { formation: 'company', headquarters: 'CHQ', battalion: 'b' },
  bhq: { headquarters: 'BHQ', battalion: 'b' },
  rhq: { headquarters: 'RHQ' },
  others: { formation: 'else' },
} as const;
const field = (units: readonly Unit[], more: More = {}): Position => ({
  phase: 'combat',
  first: 'german',
  size: [13, 20],
  options: ['7.55'],
  platoons: PLATOONS,
  ...more,
  units,
});
/** Klein: A1 G5 M15 S10. Brandt: G5 P1. Wissmann: M20 R1 P1. */
const [KLEIN, BRANDT, WISSMANN] = ['Klein', 'Brandt', 'Wissmann'].map(name => ({ leader: { name } })) as [
  Told,
  Told,
  Told,
];
const TANK = { card: 'pz-iiij-lang', at: '1:C9', facing: 0, command: 'FIRE' } as const;
const FOE = { card: 'crusader-i', at: '1:C4', facing: 3 } as const;

test('[panzer 7.55.3.a, 7.55.2.a] each force of the book has twenty, two of each rank, who are good at something', () => {
  for (const nation of ['german', 'italian', 'british'] as const) {
    const all = leadersOf(nation);
    expect(all).toHaveLength(20);
    expect(new Set(all.map(({ name }) => name)).size).toBe(20);
    for (let rank = 1; rank <= 10; rank++) expect(all.filter(each => each.rank === rank)).toHaveLength(2);
    expect(all.every(({ ratings }) => Object.keys(ratings).length > 0)).toBe(true);
  }
  expect(leadersOf('german')[14]).toEqual({ name: 'Klein', rank: 8, ratings: { A: 1, G: 5, M: 15, S: 10 } });
  expect(leadersOf('american')).toEqual([]);
});

const fired = (row: 'ap' | 'gp', ours: Told, others: readonly Unit[] = [], more: More = {}) => {
  const { world, view, shot } = shotIn(field([{ ...TANK, ...ours }, FOE, ...others], more), row);
  return counted(row === 'ap' ? apNet(world, view, shot) : gpModifiers(world, view, shot));
};
const chief = (group: 'hq' | 'bhq' | 'german' | 'others', more: Told = {}) =>
  ({ ...TANK, group, at: '1:C10', ...KLEIN, ...more }) as const;

test('[panzer 7.55.2.d] A and G count for the fire of his own unit', () => {
  expect(fired('ap', KLEIN)['leader Klein']).toBe(1);
  expect(fired('gp', KLEIN)['leader Klein']).toBe(5);
  expect(fired('ap', BRANDT)).not.toHaveProperty('leader Brandt');
  expect(fired('ap', KLEIN, [], { options: [] })).not.toHaveProperty('leader Klein');
});

test('[panzer 7.55.2.d] with a headquarters of company or battalion also for all below it in Command Range', () => {
  const near = (group: 'hq' | 'bhq' | 'german' | 'others', more: Told = {}) =>
    fired('ap', {}, [chief(group, more)])['leader Klein'];
  expect(near('hq')).toBe(1);
  expect(near('bhq')).toBe(1);
  expect(near('hq', { at: '1:C11' })).toBeUndefined();
  expect(near('german')).toBeUndefined();
  expect(fired('ap', { group: 'others' }, [chief('hq')])['leader Klein']).toBeUndefined();
  expect(fired('gp', {}, [chief('hq')])['leader Klein']).toBe(5);
});

test('[panzer 7.55.2.c] only one leader counts, the best for the purpose, beside all else', () => {
  const two = (row: 'ap' | 'gp') => fired(row, BRANDT, [chief('hq')]);
  expect(Object.keys(two('gp')).filter(id => id.startsWith('leader'))).toHaveLength(1);
  expect(two('ap')['leader Klein']).toBe(1);
  const morale = (ours: Told) => {
    const { world, view } = standing(
      field([{ ...TANK, ...ours }, FOE, chief('hq')], { options: ['7.1', '7.55'] }),
    );
    return counted(moraleModifiers(world, view, fieldedById(view, 'u1'), 'normal'));
  };
  expect(morale(WISSMANN)).toMatchObject({
    'leader Wissmann': 20,
    'command unit near': 20,
    'under command': -20,
  });
  expect(morale(WISSMANN)).not.toHaveProperty('leader Klein');
});

test('[panzer 7.55.2.h] M counts for his unit and as a commander for those near him, beside the +20 of a command unit', () => {
  const morale = (ours: Told, others: readonly Unit[]) => {
    const { world, view } = standing(
      field([{ ...TANK, ...ours }, FOE, ...others], { options: ['7.1', '7.55'] }),
    );
    return counted(moraleModifiers(world, view, fieldedById(view, 'u1'), 'normal'));
  };
  expect(morale({}, [chief('hq')])).toMatchObject({ 'command unit near': 20, 'leader Klein': 15 });
  expect(morale(KLEIN, [])).toMatchObject({ 'leader Klein': 15 });
  expect(morale({}, [chief('german')])).not.toHaveProperty('leader Klein');
  expect(morale({}, [chief('hq', { at: '1:C11' })])).not.toHaveProperty('leader Klein');
});

test('[panzer 7.55.2.g] S makes recovery from suppression easier, for his unit or as a commander for those near him', () => {
  const recovers = (roll: number, ours: Told, others: readonly Unit[] = []) =>
    unit(
      skirmish(
        field([{ ...TANK, command: 'N/C', suppressed: 'OFF', ...ours }, FOE, ...others], {
          phase: 'recovery',
        }),
        [hundred(roll)],
      ),
      'u1',
    ).suppressed === undefined;
  expect([recovers(55, {}), recovers(56, {})]).toEqual([true, false]);
  expect([recovers(65, KLEIN), recovers(66, KLEIN)]).toEqual([true, false]);
  expect([
    recovers(65, {}, [chief('hq')]),
    recovers(66, {}, [chief('hq')]),
    recovers(56, {}, [chief('german')]),
  ]).toEqual([true, false, false]);
});

test('[panzer 7.55.2.i] P raises the row for his own unit alone, beside that of recon units, and not with 7.7', () => {
  const reach = (ours: Told, options: Position['options'] = ['7.55'], others: readonly Unit[] = []) => {
    const { world, view } = standing(field([{ ...TANK, ...ours }, { ...FOE }, ...others], { options }));
    return reachOfSight(world, view as View, fieldedById(view, 'u1'), fieldedById(view, 'u2'));
  };
  expect([reach({}), reach(BRANDT)]).toEqual([20, 30]);
  expect(reach({}, ['7.55'], [chief('hq', BRANDT)])).toBe(20);
  expect(reach({ ...BRANDT, card: 'psw-231' }, ['7.55', '7.43'])).toBe(40);
  expect(reach(BRANDT, ['7.55', '7.7'])).toBe(20);
});

const SQUAD = { card: 'german-squad', at: '1:C9', command: 'MOVE' } as const;

test('[panzer 7.55.2.e] in an assault or man against man G counts once if he takes part, as leader of it or not', () => {
  const suppresses = (roll: number, ours: readonly Told[]) => {
    const squads = ours.map(each => ({ ...SQUAD, ...each }));
    const match = skirmish(field([...squads, { ...FOE, at: '1:C8' }], { phase: 'assault' }), [hundred(roll)]);
    const foe = `u${squads.length + 1}` as const;
    play(match, 'german', `assault ${foe}`, 'join u1', ...(squads.length > 1 ? ['join u2'] : []), 'resolve');
    return unit(match, foe).suppressed === 'ON';
  };
  expect([suppresses(27, [{}]), suppresses(28, [{}])]).toEqual([false, true]);
  expect([suppresses(22, [KLEIN]), suppresses(23, [KLEIN])]).toEqual([false, true]);
  // Two are one column more: 22, and 17 with a leader, whoever of them he is with; two leaders are no better.
  for (const ours of [
    [KLEIN, {}],
    [{}, KLEIN],
    [KLEIN, BRANDT],
  ])
    expect([suppresses(16, ours), suppresses(17, ours)]).toEqual([false, true]);
  const fight = (ours: Told, theirs: number, elsewhere: readonly Unit[] = []) => {
    const match = skirmish(
      field([{ ...SQUAD, ...ours }, { card: 'british-section', at: '1:C8' }, ...elsewhere], {
        phase: 'assault',
      }),
      [hundred(50), hundred(theirs)],
    );
    play(match, 'german', 'assault u2', 'join u1', 'resolve');
    return unit(match, 'u2').card === 'british-half-section';
  };
  expect([fight({}, 41), fight({}, 40)]).toEqual([false, true]);
  expect([fight(KLEIN, 46), fight(KLEIN, 45)]).toEqual([false, true]);
  // A commander who only stands by does nothing.
  expect(fight({}, 41, [chief('hq')])).toBe(false);
});

test('[panzer 7.55.2.f] in an overrun G counts for the leader’s own vehicle alone', () => {
  const suppresses = (roll: number, ours: Told, others: readonly Unit[] = []) => {
    const match = skirmish(
      field([{ ...TANK, command: 'MOVE', ...ours }, { card: 'british-section', at: '1:C8' }, ...others], {
        phase: 'movement',
        first: 'british',
      }),
      [hundred(roll)],
    );
    play(match, 'german', 'move u1', 'overrun 1:C8');
    return unit(match, 'u2').suppressed === 'ON';
  };
  const least = (ours: Told, others: readonly Unit[] = []) => {
    for (let roll = 1; roll < 100; roll++) if (suppresses(roll, ours, others)) return roll;
    return 100;
  };
  const plain = least({});
  expect([least(KLEIN), least({}, [chief('hq')])]).toEqual([plain - 5, plain]);
});

test('[panzer 7.55.2.b] the unit of a leader has a command that counts for nothing', () => {
  const company = (ours: Told) => {
    const { world, view } = standing(
      field([{ ...TANK, command: 'N/C', ...ours }, { ...TANK, at: '1:G9' }, FOE], {
        phase: 'command',
        grades: { german: 'Green' },
      }),
    );
    return [mayHave(world, view, fieldedById(view, 'u1'), 'MOVE'), commandsOf(world, view, 'company')];
  };
  expect(company({})).toEqual([false, 1]);
  expect(company(KLEIN)).toEqual([true, 1]);
});

test('[panzer 7.55.1.b] a leader changes no grade', () => {
  const { world, view } = standing(field([{ ...TANK, ...KLEIN }, FOE], { grades: { german: 'Green' } }));
  expect(gradeOf(world, fieldedById(view, 'u1'))).toBe('Green');
});

test('[panzer 7.55.1.c] he goes with his unit, for no points', () => {
  const match = skirmish(
    field([
      { ...TANK, command: 'FIRE' },
      { ...FOE, leader: { name: 'Harker' } },
    ]),
    [hundred(45), hundred(60), [10]],
  );
  expect(leaderOf(unit(match, 'u2'))?.name).toBe('Harker');
  play(match, 'german', 'engage u2', 'add u1 ap');
  expect(unit(match, 'u2').lost).toBeDefined();
  expect(unit(match, 'u2')).not.toHaveProperty('leader');
  const lost = (units: readonly Unit[]) => {
    const { world, view } = standing(field(units));
    return countOf(world, view as View, { is: 'points', side: 'german', least: 0 });
  };
  const gone = { card: 'crusader-i', lost: 'knocked out' } as const;
  expect(lost([TANK, { ...gone, leader: { name: 'Harker' } }])).toBe(lost([TANK, gone]));
});

const MEN = { card: 'german-squad', at: '1:C9', command: 'N/C' } as const;
const resting = (units: readonly Unit[], more: More = {}) =>
  skirmish(field([...units, FOE], { phase: 'adjustment', turn: 2, ...more }));

test('[panzer 7.55.1.e, 7.55.1.f, 7.55.1.a] from men to men of the formation in the hex, who have no leader; never from or to a vehicle', () => {
  const match = resting([
    { ...MEN, ...KLEIN },
    MEN,
    { ...MEN, card: 'pak-38' },
    { ...MEN, at: '1:C10' },
    { ...MEN, group: 'others' },
    { ...MEN, card: 'pz-iiih' },
    { ...MEN, ...BRANDT },
  ]);
  expect(offers(match, 'german', 'transfer').filter(act => act.startsWith('transfer u1'))).toEqual([
    'transfer u1 u2',
    'transfer u1 u3',
  ]);
  expect(['u4', 'u5', 'u6', 'u7'].map(to => refusals(match, 'german', `transfer u1 ${to}`)[0])).toEqual([
    '7.55.1.f',
    '7.55.1.f',
    '7.55.1.f',
    '7.55.1.a',
  ]);
  play(match, 'german', 'transfer u1 u2');
  expect([unit(match, 'u1').leader, unit(match, 'u2').leader?.name]).toEqual([undefined, 'Klein']);
  expect(refusals(match, 'german', 'transfer u2 u1')).toEqual(['7.55.1.g']);
  const crew = resting([{ ...TANK, ...KLEIN }, { ...MEN }], { options: ['7.55', '7.8'] });
  expect(refusals(crew, 'german', 'transfer u1 u2')).toEqual(['7.55.1.e']);
});

test('[panzer 7.55.1.d, 7.55.1.f] his post goes with him; he neither gains nor loses one', () => {
  const led = (group: 'hq' | 'german', to: 'hq' | 'german') => {
    const match = resting(
      [
        { ...MEN, group, ...KLEIN },
        { ...MEN, group: to },
        { ...TANK, group: 'german', at: '1:C10' },
      ],
      {
        phase: 'adjustment',
      },
    );
    play(match, 'german', 'transfer u1 u2');
    return [unit(match, 'u1').role, unit(match, 'u2').role];
  };
  expect(led('hq', 'german')).toEqual(['none', 'CHQ']);
  expect(led('german', 'german')).toEqual([undefined, undefined]);
  expect(led('german', 'hq')).toEqual([undefined, undefined]);
  // With the post go its effects.
  const bonus = fired('ap', {}, [{ ...MEN, at: '1:C10', role: 'CHQ', ...KLEIN }]);
  expect(bonus['leader Klein']).toBe(1);
  expect(fired('ap', {}, [{ ...MEN, group: 'hq', at: '1:C10', role: 'none', ...KLEIN }])).not.toHaveProperty(
    'leader Klein',
  );
});

test('[panzer 7.55.1.g] he needs no command for it', () => {
  const match = resting([{ ...MEN, ...KLEIN }, MEN]);
  expect(offers(match, 'german', 'transfer')).toEqual(['transfer u1 u2']);
});

test('[panzer 7.55.1.h] he does not leave the shaken, but may go to them', () => {
  for (const shaken of [{ suppressed: 'ON' }, { hesitates: 'OFF' }, { broken: 'OFF' }] as const) {
    const leaving = resting([{ ...MEN, ...shaken, ...KLEIN }, MEN, { ...MEN, ...BRANDT }]);
    expect(refusals(leaving, 'german', 'transfer u1 u2')).toEqual(['7.55.1.h']);
    const coming = resting([
      { ...MEN, ...KLEIN },
      { ...MEN, ...shaken },
    ]);
    expect(offers(coming, 'german', 'transfer')).toEqual(['transfer u1 u2']);
  }
});

test('[panzer 7.55, 7.55.1.a] at the start each is with one unit: of the headquarters, or of the first platoon; regiments have none', () => {
  const begun = (options: Readonly<Record<string, string>>) => {
    const world = panzer.world({ scenario: 'evening-at-bir-el-khireigat', options });
    return { world, units: panzer.begin(world).units };
  };
  const { world, units } = begun({ '7.55': 'on' });
  const led = units.filter(each => each.leader);
  expect(led.length).toBeGreaterThan(1);
  const named = led.map(each => `${each.side} ${each.leader?.name}`);
  expect(new Set(named).size).toBe(named.length);
  const groups = (
    world as never as { scenario: { groups: readonly { id: string; headquarters?: string }[] } }
  ).scenario.groups;
  expect(led.some(({ group }) => groups.find(({ id }) => id === group)?.headquarters === 'RHQ')).toBe(false);
  expect(begun({}).units.some(each => each.leader)).toBe(false);
});

test('[panzer 7.55.2.h] E-070: a commander with M 10 beside the +20 of his post', () => {
  const morale = (name: string) => {
    const { world, view } = standing(
      field([TANK, FOE, { ...TANK, at: '1:C10', group: 'hq', leader: { name } }], {
        options: ['7.1', '7.55'],
        grades: { german: 'Veteran', hq: 'Veteran' },
      }),
    );
    return counted(moraleModifiers(world, view, fieldedById(view, 'u1'), 'normal'));
  };
  expect(leadersOf('german').find(({ name }) => name === 'Otto')?.ratings).toEqual({ M: 10 });
  expect(morale('Otto')).toMatchObject({ 'command unit near': 20, 'leader Otto': 10 });
});

test('[panzer 7.55.1.c] E-071: he is gone with a tank that its crew leaves, and counts for nothing', () => {
  const crew = (leader: Told) => {
    const { match } = enact(field([{ ...TANK, ...leader }, FOE]), [], game =>
      abandon(game, unitById(game.state, 'u1'), 'B10.4'),
    );
    const { world } = standing(field([TANK, FOE]));
    const side = { is: 'points', side: 'british', least: 0 } as const;
    return [unit(match, 'u1').lost, unit(match, 'u1').leader, countOf(world, match.state as View, side)];
  };
  expect(crew(KLEIN)).toEqual(crew({}));
  expect(crew(KLEIN).slice(0, 2)).toEqual(['bailed out', undefined]);
});
