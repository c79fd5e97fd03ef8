/** Field promotions (3.6): leaders who come forth in the hour of need. */
import {
  lookedUp,
  type Refusal,
  type Rule,
  refusal,
  roll,
  sumOf,
  type Tally,
  type TallyEntry,
  tally,
} from '../../../engine/index.ts';
import { type CREATION_MODIFIERS, createdRank, modifier, ODDS, type Odds } from '../charts/index.ts';
import { DR, dr, type Game, type View } from '../game.ts';
import { isAdjacent } from '../rout/adjacent.ts';
import type { UnitId } from '../state.ts';
import { type AnyUnit, cardOf, isMmc, moraleOf, ownUnits, unitById } from '../units.ts';
import type { World } from '../world.ts';
import { join } from './arrivals.ts';
import { eliminate } from './losses.ts';
import { rallyVerb, type Step } from './rally-scene.ts';

/** By nation, by the morale it has now, by what it is in: in close combat by every step of the odds (3.6.3, 3.6.T2). */
function creationModifiers({ charts }: World, unit: AnyUnit, odds?: Odds): Tally {
  const listed = (id: keyof typeof CREATION_MODIFIERS.cites, times = 1): TallyEntry => {
    const { n, cite } = modifier(charts.creationModifiers, id);
    return { id, cite, n: n * times, op: '+', stage: 'drm' };
  };
  const steps = odds === undefined ? 0 : ODDS.indexOf(odds) - ODDS.indexOf('1-1');
  const morale = moraleOf(unit);
  const entries: readonly (TallyEntry | false)[] = [
    cardOf(unit).nation === 'russian'
      ? listed('Russian, French, Italian, minor or Japanese')
      : listed('American, German or British'),
    morale >= 8 && listed('morale of 8 or higher'),
    morale <= 6 && listed('morale of 6 or less'),
    unit.broken === true && listed('broken unit'),
    steps !== 0 && listed(steps > 0 ? 'each odds above 1-1' : 'each odds below 1-1', Math.abs(steps)),
  ];
  return tally(
    { stages: ['drm'] },
    0,
    entries.filter(each => each !== false),
  );
}

/** A die says who comes forth; whoever it is has to be taken (3.6.3, 3.6.4). */
export function* createLeader(game: Game, unit: AnyUnit, odds?: Odds): Rule<void> {
  const { charts } = game.world;
  const modifiers = creationModifiers(game.world, unit, odds);
  const rank = yield* roll(
    dr,
    `the leader from {${unit.id}}`,
    ({ white }) => createdRank(charts, white + modifiers.value) ?? 'nobody',
    {
      cite: '3.6.3',
      by: unit.side,
      tell: (dice, found) => lookedUp(sumOf(dice, modifiers), undefined, found, { of: [unit.id] }),
    },
  );
  if (rank === 'nobody') return;
  const id: UnitId = join(game, unit, `${cardOf(unit).nation} ${rank}`);
  game.say('3.6.2', `{${id}} comes forth from {${unit.id}}`);
}

function promotionRefusal({ world, view }: { world: World; view: View }, unit: AnyUnit): Refusal | undefined {
  const { at } = unit;
  if (at === undefined || !unit.broken) return refusal('3.6.1.1', 'only broken units bring forth leaders');
  if (unit.guard !== undefined) return refusal('3.29.10', 'it is a prisoner');
  if (unit.sought) return refusal('3.6.1.1', 'it has tried in this phase');
  const isNear = view.units.some(
    enemy =>
      enemy.side !== unit.side &&
      enemy.at !== undefined &&
      !enemy.broken &&
      enemy.guard === undefined &&
      isAdjacent(world, at, enemy.at),
  );
  return isNear ? undefined : refusal('3.6.1.1', 'no unbroken enemy is adjacent');
}

/** Two dice up to which there is a leader, and the roll that is the end of the unit (3.6.1.1). */
export const promotionFate = (original: number): 'a leader' | 'eliminated' | 'nobody' =>
  original <= 3 ? 'a leader' : original === 12 ? 'eliminated' : 'nobody';

const promote = rallyVerb('promote', {
  cite: '3.6.1.1',
  who: ownUnits,
  unfit: (scene, unit) =>
    isMmc(unit)
      ? promotionRefusal(scene, unit)
      : refusal('3.6.1.1', 'only squads and crews bring forth leaders'),
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit: id }) {
    const unit = unitById(game.state, id);
    game.own(unit).sought = true;
    const fate = yield* roll(
      DR,
      `a leader from {${id}}`,
      ({ coloured, white }) => promotionFate(coloured + white),
      {
        cite: '3.6.1.1',
        by: unit.side,
        tell: (dice, found) => lookedUp(sumOf(dice), undefined, found, { of: [id] }),
      },
    );
    if (fate === 'eliminated') eliminate(game, unit, '3.6.1.1');
    if (fate !== 'a leader') return;
    game.befall(id, 'leader');
    yield* createLeader(game, unitById(game.state, id));
  },
});

export const promoting: Step = { cite: '3.6.1.1', prompt: 'Field promotions', deeds: [promote] };
