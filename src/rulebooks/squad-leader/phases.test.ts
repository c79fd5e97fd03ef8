/** When what is marked on counters ends. */
import { expect, test } from 'vitest';
import { endPhase } from './phases.ts';
import { PHASES, type Phase, type Unit, type Weapon } from './state.ts';
import { enact } from './testing/bench.ts';

const MARKS: Partial<Unit> = {
  broken: true,
  desperate: true,
  pinned: true,
  exhausted: true,
  winded: true,
  berserk: true,
  escaped: true,
  unarmed: true,
  questioned: 'held',
  exchanged: true,
  left: true,
  fired: 'prep-fire',
  spent: true,
  used: ['w1'],
  rattled: true,
  directed: true,
  acted: true,
  sought: true,
  fresh: true,
  busy: true,
  awes: 'u2',
  awed: true,
  moved: true,
  borne: 'u2',
  laden: true,
  advanced: true,
  tasked: true,
  tried: ['w1'],
  routed: 'away',
  withdraws: true,
};
const ON_WEAPONS: Partial<Weapon> = {
  malfunctioned: true,
  dismantled: true,
  fired: 'prep-fire',
  carried: 'u1',
  handed: true,
  gained: true,
};

/** What is gone from a unit of the attacker, and from a weapon, when that phase is over. */
function goneAfter(phase: Phase): readonly string[] {
  const { state } = enact(
    {
      phase,
      attacker: 'german',
      units: [
        { card: 'german 4-6-7', at: '1:C4', ...MARKS },
        { card: 'russian 4-4-7', at: '1:K8' },
      ],
      weapons: [{ card: 'german LMG', by: 'u1', ...ON_WEAPONS }],
    },
    [],
    function* (game) {
      endPhase(game);
    },
  ).match;
  const missing = (marks: object, piece: object | undefined) =>
    Object.keys(marks).filter(mark => !(mark in (piece ?? {})));
  return [
    ...missing(MARKS, state.units[0]),
    ...missing(ON_WEAPONS, state.weapons[0]).map(mark => `weapon ${mark}`),
  ];
}

test('each mark ends with the phases that it lasts for, and with no other', () => {
  expect(Object.fromEntries(PHASES.map(phase => [phase, goneAfter(phase)]))).toEqual({
    rally: ['desperate', 'acted', 'sought', 'fresh', 'busy', 'awes', 'awed'],
    'prep-fire': ['rattled'],
    movement: ['exhausted', 'winded', 'left', 'tried', 'weapon handed'],
    'defensive-fire': ['rattled', 'borne', 'weapon carried'],
    'advancing-fire': ['rattled'],
    rout: ['exchanged', 'routed'],
    advance: ['left', 'advanced', 'tried', 'weapon handed'],
    'close-combat': [
      'pinned',
      'questioned',
      'fired',
      'spent',
      'used',
      'directed',
      'moved',
      'laden',
      'tasked',
      'withdraws',
      'weapon fired',
      'weapon gained',
    ],
  });
});

test('who runs out of breath in his own player turn is short of it when his next one begins', () => {
  const begun = (attacker: string) =>
    enact(
      {
        phase: 'close-combat',
        attacker,
        units: [
          { card: 'german 4-6-7', at: '1:C4', exhausted: true },
          { card: 'russian 4-4-7', at: '1:K8' },
        ],
      },
      [],
      function* (game) {
        endPhase(game);
      },
    ).match.state.units[0]?.winded;
  expect([begun('russian'), begun('german')]).toEqual([true, undefined]);
});

test('breath comes back only to those who were short of it when the player turn began', () => {
  const { match } = enact(
    {
      phase: 'movement',
      units: [
        { card: 'german 4-6-7', at: '1:C4', exhausted: true },
        { card: 'german 4-6-7', at: '1:C5', exhausted: true, winded: true },
        { card: 'russian 4-4-7', at: '1:K8' },
      ],
    },
    [],
    function* (game) {
      endPhase(game);
    },
  );
  expect(match.state.units.map(({ exhausted }) => exhausted)).toEqual([true, undefined, undefined]);
});
