/** Smoke around one unit: dischargers (7.9) and what men make (7.22). */
import { expect, test } from 'vitest';
import { shellModifiers } from '../artillery/mission.ts';
import { digest } from '../digest.ts';
import { apNet, gpModifiers } from '../fire/modifiers.ts';
import { fieldedById } from '../game.ts';
import {
  counted,
  offers,
  type Position,
  play,
  refusals,
  shotIn,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { smokeLimit } from './infantry.ts';

type Told = Partial<Position['units'][number]>;
/** The scenario brings on vehicles with dischargers on both sides. */
const platoons = { german: { units: { 'pz-tiger': 1 } }, british: { units: { 'crusader-ii': 1 } } } as const;
const early = (
  theirs: Told = {},
  more: Partial<Omit<Position, 'units'>> = {},
  rolls: readonly number[] = [5],
) =>
  skirmish(
    {
      phase: 'dischargers',
      turn: 3,
      options: ['7.9'],
      firstBefore: 'british',
      ...more,
      platoons,
      units: [
        { card: 'pz-iiih', at: '1:C9' },
        { card: 'crusader-ii', at: '1:C5', facing: 3, ...theirs },
        { card: 'british-truck', at: '1:C5' },
      ],
    },
    rolls.map(die => [die]),
  );

test('[panzer 7.9.a, 7.9.c] E-054: with dischargers, once a turn, before commands: (10) at or below the limit', () => {
  const match = early();
  expect(offers(match, 'british', 'discharge')).toEqual(['discharge u2']);
  expect(refusals(match, 'british', 'discharge u3')).toEqual(['7.9.a']);
  play(match, 'british', 'discharge u2');
  expect(unit(match, 'u2').screen).toEqual({ turn: 3, is: 'DS' });
  expect(match.state.phase).toBe('command');
  const failed = early({}, {}, [6]);
  play(failed, 'british', 'discharge u2');
  expect(unit(failed, 'u2').screen).toBeUndefined();
  expect(failed.state.phase).toBe('command');
  expect(early({}, { options: [], phase: 'command' }).choiceOf('british')?.id).toBe('command');
});

test('[panzer 7.9.f] E-054: not in the turn after one in which smoke came off', () => {
  expect(early({ screen: { turn: 2, is: 'spent' } }).state.phase).toBe('command');
  expect(offers(early({ screen: { turn: 1, is: 'spent' } }), 'british', 'discharge')).toEqual([
    'discharge u2',
  ]);
});

test('[panzer 7.9.b] the First Player of the turn before comes first', () => {
  const order = (firstBefore: string) => {
    const match = skirmish(
      {
        phase: 'dischargers',
        turn: 3,
        options: ['7.9'],
        firstBefore,
        platoons,
        units: [
          { card: 'pz-tiger', at: '1:C9' },
          { card: 'crusader-ii', at: '1:C5' },
        ],
      },
      [[1]],
    );
    return match.choiceOf('german') ? 'german' : 'british';
  };
  const kept = skirmish({ phase: 'recovery', first: 'british', ...duel({}, {}, ['7.9']) });
  expect(kept.state.firstBefore).toBe('british');
  expect([order('german'), order('british')]).toEqual(['german', 'british']);
});

const DS = { turn: 1, is: 'DS' } as const;
const duel = (ours: Told, theirs: Told, options: Position['options'] = []): Position => ({
  options: options ?? [],
  units: [
    { card: 'pz-ivf1', at: '1:C9', facing: 0, command: 'FIRE', ...ours },
    { card: 'crusader-ii', at: '1:C5', facing: 3, ...theirs },
    { card: 'british-section', at: '1:C5' },
  ],
});

test('[panzer 7.9.d] as Open smoke for fire to and from the vehicle and those aboard, and for nobody else; not for shells', () => {
  const ap = (position: Position) => {
    const { world, view, shot } = shotIn(position);
    return counted(apNet(world, view, shot))['thin smoke'];
  };
  expect([ap(duel({}, {})), ap(duel({}, { screen: DS })), ap(duel({ screen: DS }, {}))]).toEqual([
    undefined,
    -3,
    -3,
  ]);
  expect(ap(duel({}, { screen: { turn: 1, is: 'spent' } }))).toBeUndefined();
  const gp = (aboard: boolean) => {
    const { world, view, shot } = shotIn(duel({}, { screen: DS }), 'gp');
    const men = { ...fieldedById(view, 'u3'), ...(aboard && { aboard: 'u2' as const }) };
    return counted(gpModifiers(world, view, { ...shot, target: men }))['thin smoke'];
  };
  expect([gp(false), gp(true)]).toEqual([undefined, -15]);
  const { world, view } = standing(duel({}, { screen: DS }));
  expect(shellModifiers(world, view, {}, fieldedById(view, 'u2')).value).toBe(0);
});

test('[panzer 7.9.e, 7.9.f] it goes with the turn, or when the vehicle moves or turns; its counter stays for one more', () => {
  const rest = (turn: number, screen: Told['screen']) =>
    unit(skirmish({ phase: 'recovery', turn, first: 'german', ...duel({}, screen ? { screen } : {}) }), 'u2')
      .screen;
  expect(rest(1, DS)).toEqual({ turn: 1, is: 'spent' });
  expect(rest(2, { turn: 1, is: 'spent' })).toBeUndefined();
  const moved = (act: string) => {
    const match = skirmish({
      phase: 'movement',
      first: 'british',
      size: [13, 20],
      units: [
        { card: 'pz-ivf1', at: '1:C9', facing: 0, command: 'MOVE', screen: DS },
        { card: 'british-truck', at: '1:M20', shown: true },
      ],
    });
    play(match, 'german', 'move u1', act);
    return unit(match, 'u1').screen;
  };
  expect([moved('step 1:C8'), moved('turn NE')]).toEqual([
    { turn: 1, is: 'spent' },
    { turn: 1, is: 'spent' },
  ]);
});

const squads = (
  ours: Told = {},
  rolls: readonly (readonly number[])[] = [[5]],
  more: Position['units'] = [],
) =>
  skirmish(
    {
      phase: 'combat',
      first: 'german',
      options: ['7.22', '7.15'],
      units: [
        { card: 'german-squad', at: '1:C9', command: 'FIRE', ...ours },
        { card: 'british-section', at: '1:C8' },
        ...more,
      ],
    },
    rolls,
  );

test('[panzer 7.22, 7.22.1.b] squads and half-squads that are steady and alone in their hex make smoke around themselves', () => {
  const match = squads();
  play(match, 'german', 'smoke u1');
  expect(unit(match, 'u1')).toMatchObject({ smoke: 'ON', spot: { by: 'FIRE', turn: 1 }, shown: true });
  expect(offers(squads({ card: 'german-half-squad' }), 'german', 'smoke')).toEqual(['smoke u1']);
  expect(refusals(squads({ card: 'german-hmg' }), 'german', 'smoke u1')).toEqual(['7.22']);
  for (const state of [{ suppressed: 'OFF' }, { hesitates: 'ON' }, { broken: 'ON' }] as const)
    expect(refusals(squads(state), 'german', 'smoke u1')).toEqual(['7.22']);
  for (const card of ['german-squad', 'pak-38'] as const)
    expect(refusals(squads({}, [], [{ card, at: '1:C9' }]), 'german', 'smoke u1')).toEqual(['7.22']);
  expect(offers(squads({}, [], [{ card: 'pz-iiih', at: '1:C9' }]), 'german', 'smoke')).toEqual(['smoke u1']);
  const { world, view, shot } = shotIn(duel({ smoke: 'ON' }, {}));
  expect(counted(apNet(world, view, shot))['thin smoke']).toBe(-3);
});

test('[panzer 7.22.1.a] with FIRE or SHORT HALT, within its limit, in place of its small arms; what is attached may fire', () => {
  expect(offers(squads({ command: 'SHORT-HALT' }), 'german', 'smoke')).toEqual(['smoke u1']);
  for (const command of ['MOVE', 'OW', 'N/C'] as const)
    expect(offers(squads({ command }), 'german', 'smoke')).toEqual([]);
  const failed = squads({}, [[6]]);
  play(failed, 'german', 'smoke u1');
  expect(unit(failed, 'u1').smoke).toBeUndefined();
  expect(unit(failed, 'u1').fired).toBe(true);
  const rockets = skirmish(
    {
      phase: 'combat',
      first: 'american',
      options: ['7.22', '7.15'],
      units: [
        { card: 'american-bazooka-squad', at: '1:C9', command: 'FIRE' },
        { card: 'pz-iiih', at: '1:C8' },
      ],
    },
    [[5]],
  );
  play(rockets, 'american', 'smoke u1');
  expect(refusals(rockets, 'american', 'smoke u1')).toEqual(['7.22.1.a']);
  play(rockets, 'american', 'engage u2');
  expect(offers(rockets, 'american', 'add')).toEqual(['add u1 ce', 'add u1 gp']);
});

test('[panzer 7.22.2.a, 7.22.2.b] limits by nation, grade and engineers; E-053', () => {
  const limit = (
    card: Position['units'][number]['card'],
    grade: 'Elite' | 'Veteran' | 'Seasoned' | 'Regulars' | 'Green',
    was?: 'german-pioneers',
  ) => {
    const nation = card.split('-')[0] ?? '';
    const enemy = nation === 'british' ? 'german-squad' : 'british-section';
    const { world, view } = standing({
      grades: { [nation]: grade },
      units: [
        { card, at: '1:C9', ...(was && { was }) },
        { card: enemy, at: '1:C5' },
      ],
    });
    return smokeLimit(world, fieldedById(view, 'u1')).value;
  };
  expect(limit('german-squad', 'Seasoned')).toBe(5);
  expect(limit('german-squad', 'Regulars')).toBe(5);
  expect(limit('american-squad', 'Seasoned')).toBe(5);
  expect(limit('british-section', 'Seasoned')).toBe(4);
  expect(limit('italian-squad', 'Seasoned')).toBe(3);
  expect(limit('german-pioneers', 'Elite')).toBe(10);
  expect(limit('british-section', 'Green')).toBe(3);
  expect(limit('german-half-squad', 'Veteran', 'german-pioneers')).toBe(9);
});

test('[panzer 7.22.1.b] the counter is ON, then OFF, then gone, and stays behind whoever leaves', () => {
  const rest = (smoke: 'ON' | 'OFF') =>
    unit(skirmish({ phase: 'recovery', first: 'german', ...duel({ smoke }, {}) }), 'u1').smoke;
  expect([rest('ON'), rest('OFF')]).toEqual(['OFF', undefined]);
  const leaving = skirmish({
    phase: 'movement',
    first: 'british',
    size: [13, 20],
    units: [
      { card: 'german-squad', at: '1:C9', command: 'SHORT-HALT', smoke: 'ON' },
      { card: 'british-truck', at: '1:M20', shown: true },
    ],
  });
  play(leaving, 'german', 'move u1', 'step 1:C8');
  expect(unit(leaving, 'u1').smoke).toBeUndefined();
});

test('smoke that is made again as the last of it thins is smoke that was made: the odds count it', () => {
  const match = squads({ smoke: 'OFF' });
  const was = JSON.parse(JSON.stringify(match.state));
  play(match, 'german', 'smoke u1');
  expect(digest(was, match.state as never)).toContainEqual({ of: 'u1', is: 'in smoke' });
});
