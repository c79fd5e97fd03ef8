/** What a prisoner who talks is good for (3.30.7, 3.30.T). */
import { lookedUp, type Rule, roll, type Side, sumOf, type Tally, tally } from '../../../engine/index.ts';
import { type Benefit, benefitsOf } from '../charts/index.ts';
import { dr, type Game } from '../game.ts';
import { type AnyUnit, isLeader, leadershipOf } from '../units.ts';
import { distance, type World } from '../world.ts';

/** What the prisoner says can be used only where there is something of the kind. */
const USES: Readonly<Record<Benefit, ((game: Game, prisoner: AnyUnit) => void) | undefined>> = {
  'all minefields': undefined,
  collaboration: sway,
  // Every card tells both sides who comes, when and where.
  reinforcements: undefined,
  'telephone line': undefined,
  ford: undefined,
  'way through a minefield': undefined,
  'way through the sewers': undefined,
  'nearest mines': undefined,
  'nearest concealed units': undefined,
  partisans: undefined,
  'nearest hidden units': undefined,
};

const told = ({ charts }: World, die: number): readonly Benefit[] =>
  benefitsOf(charts, die, benefit => USES[benefit] !== undefined);

/** A leader knows more, if he is a good one. */
const knowledge = (prisoner: AnyUnit): Tally =>
  tally(
    { stages: ['drm'] },
    0,
    isLeader(prisoner)
      ? [
          {
            id: 'leadership',
            cite: '3.30.7',
            op: '+',
            n: leadershipOf(prisoner),
            stage: 'drm',
            of: prisoner.id,
          },
        ]
      : [],
  );

export function* tellAll(game: Game, prisoner: AnyUnit, to: Side): Rule<void> {
  const modifiers = knowledge(prisoner);
  const [benefit] = yield* roll(
    dr,
    `what {${prisoner.id}} tells`,
    ({ white }) => told(game.world, white + modifiers.value),
    {
      cite: '3.30.7',
      by: to,
      tell: (dice, [found = 'nothing of use']) =>
        lookedUp(sumOf(dice, modifiers), undefined, found, { of: [prisoner.id] }),
    },
  );
  if (benefit !== undefined) USES[benefit]?.(game, prisoner);
}

/** So far carries his voice. */
const EARSHOT = 5;

/** He calls upon his comrades to give up: those near him lose a level of morale, each but once (3.30.T). */
function sway(game: Game, { id, at, side }: AnyUnit): void {
  if (at === undefined) return;
  game.say('3.30.T', `{${id}} calls upon his comrades to give up`);
  for (const unit of game.state.units) {
    const isNear = unit.at !== undefined && distance(game.world, unit.at, at) <= EARSHOT;
    if (unit.side !== side || unit.guard !== undefined || unit.swayed || !isNear) continue;
    const mine = game.own(unit);
    mine.swayed = true;
    mine.spirit = (unit.spirit ?? 0) - 1;
    game.say('3.30.T', `{${unit.id}} loses a level of morale`);
  }
}
