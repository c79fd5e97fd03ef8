/**
 * Barrages: two batteries wear each other down, by many dice and by lot.
 *
 * 1. Five rounds are fought, as many as an option says, and red begins each. A side opens a barrage with some of its guns
 *    that can fire, or holds its fire.
 * 2. Two dice for each gun. The sum must come to six for each gun and one more to strike; if it comes to eight for each it strikes twice.
 * 3. Whom a strike falls on is rolled for with a die for each gun of the enemy: the highest are struck, all of them. By the
 *    option `lots` one of them is drawn instead, and one that has been struck has two lots.
 * 4. A gun that is struck is damaged, and a damaged one is lost. Guns that have fired are hot until the next round.
 * 5. At the end of a round each side may cool one damaged gun: on a roll of 4 to 6 it is whole again. It need not.
 * 6. The side with more guns left wins.
 */

import type { Rule } from '../../src/engine/kernel/ask.ts';
import { clone, type Frozen } from '../../src/engine/kernel/data.ts';
import type { OptionCard } from '../../src/engine/kernel/options.ts';
import {
  choosing,
  diceOf,
  draw,
  optional,
  roll,
  rollHighest,
  rollSum,
} from '../../src/engine/kernel/rule.ts';
import type { Rulebook, Table } from '../../src/engine/kernel/rulebook.ts';
import { type ActOf, piece, verbs, whole } from '../../src/engine/kernel/verbs.ts';
import { against, atLeast, moreThan, sumOf } from '../../src/engine/telling/account.ts';
import { fingerprint, moreWins, pieceIn } from './common.ts';

const SIDES = ['red', 'blue'] as const;
type Side = (typeof SIDES)[number];

interface Gun {
  id: string;
  side: Side;
  is: 'whole' | 'damaged' | 'lost';
  hot: boolean;
}
interface State {
  round: number;
  doing: { is: 'barrage' | 'cooling'; side: Side }[];
  guns: Gun[];
}
interface World {
  readonly rounds: number;
  readonly guns: number;
  readonly strikes: string;
}
type BarragesTable = Table<State, World>;
type Seen = Frozen<State>;

const bookVerbs = verbs({ barrage: { guns: whole }, cool: { gun: piece() }, hold: {} });
const choose = choosing<State, ActOf<typeof bookVerbs>>();
const HOLD = { verb: 'hold' } as const;

const counted = (id: string, title: string, values: readonly string[], otherwise: string): OptionCard => ({
  id,
  title,
  group: 'Length',
  choices: values.map(value => ({ value, title: value, means: `${value} ${id}` })),
  otherwise,
});
const OPTIONS: readonly OptionCard[] = [
  counted('rounds', 'Rounds', ['3', '5'], '5'),
  counted('guns', 'Guns a side', ['3', '6'], '6'),
  {
    id: 'strikes',
    title: 'Whom a strike falls on',
    choices: [
      { value: 'highest', title: 'The highest', means: 'A die for each gun: all the highest are struck.' },
      { value: 'lots', title: 'By lot', means: 'One gun is drawn; one that has been struck has two lots.' },
    ],
    otherwise: 'highest',
  },
];

export const barrages: Rulebook<State, World> = {
  id: 'barrages',
  title: 'Barrages',
  version: 1,
  verbs: bookVerbs,
  scenarios: [{ id: 'ranges', title: 'The ranges' }],
  options: OPTIONS,
  presets: [
    { id: 'long', title: 'As it is meant', means: 'Five rounds between six guns a side.', values: {} },
    {
      id: 'short',
      title: 'A short one',
      means: 'Three rounds between three guns a side.',
      values: { rounds: '3', guns: '3' },
    },
  ],
  world({ options: { rounds = '5', guns = '6', strikes = 'highest' } }) {
    return { rounds: Number(rounds), guns: Number(guns), strikes: `${strikes}` };
  },
  sides: () => SIDES,
  fingerprints: () => ({ rules: fingerprint('barrages') }),
  begin: ({ guns }) => ({
    round: 1,
    doing: newRound(),
    guns: SIDES.flatMap(side =>
      Array.from({ length: guns }, (_, i) => ({
        id: `${side[0]}${i + 1}`,
        side,
        is: 'whole' as const,
        hot: false,
      })),
    ),
  }),

  *activity(table) {
    const frame = table.state.doing.at(-1);
    if (frame?.is === 'barrage') yield* barrage(table, frame.side);
    else if (frame?.is === 'cooling') yield* cool(table, frame.side);
    else endRound(table);
  },
  outcome: ({ guns, round }, { rounds }) =>
    round <= rounds && SIDES.every(side => gunsOf(guns, side).length > 0)
      ? undefined
      : moreWins(SIDES, left(guns), '6'),

  view: state => state,
  determinize: view => clone<State>(view),
  nameFor: (_state, _side, id) => id,
  digest: (before, after) =>
    after.guns.flatMap(({ id, is }, i) => (is === before.guns[i]?.is ? [] : [{ of: id, is }])),
};

const newRound = (): State['doing'] => [
  ...SIDES.toReversed().map(side => ({ is: 'cooling' as const, side })),
  ...SIDES.toReversed().map(side => ({ is: 'barrage' as const, side })),
];
const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
const left = (guns: readonly Frozen<Gun>[]) => guns.filter(({ is }) => is !== 'lost');
const gunsOf = (guns: readonly Frozen<Gun>[], of: Side) => left(guns).filter(({ side }) => side === of);
const ready = ({ guns }: Seen, side: Side) => gunsOf(guns, side).filter(({ hot }) => !hot);

// ---- 1 and 2. barrages

function* barrage(table: BarragesTable, by: Side): Rule<void> {
  const { state } = table;
  table.own(state.doing).pop();
  const acts = (view: Seen) => [
    ...ready(view, by).map((_, i) => ({ verb: 'barrage', guns: i + 1 }) as const),
    HOLD,
  ];
  const act = yield* choose({ by, id: 'barrage', cite: '1', acts });
  if (act.verb !== 'barrage') return;
  for (const gun of ready(state, by).slice(0, act.guns)) table.own(gun).hot = true;
  const strikes = yield* rollSum(
    diceOf(2 * act.guns, 6),
    `a barrage of ${act.guns}`,
    sum => (sum >= 8 * act.guns ? 2 : sum > 6 * act.guns ? 1 : 0),
    {
      cite: '2',
      by,
      tell: (dice, struck) => {
        const verdict = ['no strike', 'a strike', 'two strikes'][struck] ?? '';
        const needed = struck === 2 ? atLeast(8 * act.guns) : moreThan(6 * act.guns);
        return against(sumOf(dice), needed, struck > 0, verdict);
      },
    },
  );
  for (let n = 0; n < strikes; n++) yield* strike(table, enemyOf(by));
}

// ---- 3 and 4. strikes

function* strike(table: BarragesTable, side: Side): Rule<void> {
  const targets = gunsOf(table.state.guns, side);
  if (targets.length === 0) return;
  for (const gun of yield* struck(table, targets)) {
    table.own(gun).is = gun.is === 'whole' ? 'damaged' : 'lost';
    table.say('4', `{${gun.id}} is ${gun.is}`);
  }
}

const call = ({ id }: Frozen<Gun>) => `{${id}}`;

function* struck({ world }: BarragesTable, guns: readonly Frozen<Gun>[]): Rule<readonly Frozen<Gun>[]> {
  if (world.strikes === 'highest') return yield* rollHighest(guns, 6, 'whom it strikes', { cite: '3', call });
  const lots = ({ is }: Frozen<Gun>) => (is === 'damaged' ? 2 : 1);
  return [yield* draw(guns, 'whom it strikes', { cite: '3', call, lots })];
}

// ---- 5. the end of a round

function* cool(table: BarragesTable, by: Side): Rule<void> {
  const { state } = table;
  table.own(state.doing).pop();
  const damaged = (view: Seen) => gunsOf(view.guns, by).filter(({ is }) => is === 'damaged');
  if (damaged(state).length === 0) return;
  const act = yield* choose({
    by,
    id: 'cool',
    cite: '5',
    window: optional('cool', HOLD),
    acts: view => [...damaged(view).map(({ id }) => ({ verb: 'cool', gun: id }) as const), HOLD],
  });
  if (act.verb !== 'cool') return;
  const works = yield* roll({ die: 6 }, `cooling {${act.gun}}`, ({ die }) => die >= 4, {
    cite: '5',
    by,
    tell: (dice, cooled) =>
      against(sumOf(dice), atLeast(4), cooled, cooled ? 'whole again' : 'still damaged'),
  });
  if (works) table.own(pieceIn(state.guns, act.gun)).is = 'whole';
}

function endRound(table: BarragesTable): void {
  const { state } = table;
  for (const gun of state.guns) table.own(gun).hot = false;
  Object.assign(table.own(state), { round: state.round + 1, doing: newRound() });
}
