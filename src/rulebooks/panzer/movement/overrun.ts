/** Overruns (B13.3): a vehicle drives into men and guns, attacks each once with its machine guns, and drives on if it can. */

import type { Rule } from '../../../engine/index.ts';
import { isRefusal, refusal, type Tally } from '../../../engine/index.ts';
import { added } from '../../../engine/numbers/tally.ts';
import { listed } from '../charts/index.ts';
import { MACHINE_GUNS } from '../counters/index.ts';
import type { Shot } from '../fire/a-shot.ts';
import { gpRoll } from '../fire/gp-shot.ts';
import { gpDefence, hasCoax } from '../fire/modifiers.ts';
import { watchMove } from '../fire/overwatch.ts';
import { applyShot } from '../fire/shot.ts';
import { weaponOf } from '../fire/weapon.ts';
import {
  type Fielded,
  fieldedById,
  type Game,
  isFielded,
  isVehicle,
  type Scene,
  top,
  unitById,
  vehicleCardOf,
  verbsIn,
} from '../game.ts';
import { inTheFight } from '../leaders/leaders.ts';
import { treadOnMines } from '../mines/enter.ts';
import { inMelee, shakenRefusal, shockLater } from '../morale/shocks.ts';
import { terrainAt } from '../terrain/ground.ts';
import { ix } from '../world.ts';
import { bogsDown } from './bog.ts';
import { behind } from './escort.ts';
import { enter, hexesBeyond, moverOf, priced, sidesAhead } from './mover.ts';

const verb = verbsIn<Scene>();
/** One more movement point to drive over somebody, and two more factors for tracks. */
const COST = 1;
const TRACKS = 2;

const enemiesIn = ({ view }: Scene, { side }: Fielded, hex: string): readonly Fielded[] =>
  view.units.filter(
    (each): each is Fielded => isFielded(each) && each.at === hex && each.side !== side && !each.under,
  );

export const overrun = verb('overrun', {
  cite: 'B13.3',
  who: scene => hexesBeyond(scene, sidesAhead(moverOf(scene.view))),
  whoElse: refusal('B12.1', 'it does not lie ahead'),
  by: ({ view }) => top(view, 'move').unit,
  unfit: (scene, to) => {
    const mover = moverOf(scene.view);
    const card = vehicleCardOf(mover);
    if (!card?.machineGuns) return refusal('B13.3', 'it has no machine guns');
    if (mover.command !== 'MOVE') return refusal('B5.3', 'it has no MOVE');
    if (mover.suppressed) return refusal('B11.1', 'it is suppressed');
    const shaken = shakenRefusal(mover);
    if (shaken) return shaken;
    if (behind(scene.view, mover.id).length > 0) return refusal('7.49.d', 'men go behind it');
    const there = enemiesIn(scene, mover, to);
    if (there.length === 0) return refusal('B13.3', 'no enemy is there');
    if (there.some(isVehicle)) return refusal('B13.3', 'vehicles are not overrun');
    const found = priced(scene, to, { more: COST });
    return isRefusal(found) ? found : undefined;
  },
  args: to => ({ to }),
  *perform(game, { to }) {
    const { id } = moverOf(game.state);
    if (yield* bogsDown(game, to, { more: COST })) return;
    enter(game, to, { more: COST });
    yield* treadOnMines(game, id);
    if (!isFielded(unitById(game.state, id))) return;
    const victims = enemiesIn({ world: game.world, view: game.state, side: '' }, moverOf(game.state), to);
    for (const victim of victims) yield* driveOver(game, id, victim.id);
    inMelee(game);
    const isHoused = terrainAt(game.world, ix(game.world, to))?.endsWith('building');
    for (const victim of victims) shockLater(game, victim.id, isHoused ? 'overrun in cover' : 'overrun');
    watchMove(game, id, false);
  },
});

function* driveOver(game: Game, by: Fielded['id'], over: Fielded['id']): Rule<void> {
  const [vehicle, victim] = [unitById(game.state, by), unitById(game.state, over)];
  if (!isFielded(vehicle) || !isFielded(victim)) return;
  const card = vehicleCardOf(vehicle);
  const weapon = weaponOf(vehicle, 'mg');
  if (!card?.machineGuns || !weapon) return;
  const factor = MACHINE_GUNS[card.machineGuns].factors[0] + (card.traction === 'tracked' ? TRACKS : 0);
  const { result } = yield* gpRoll(
    game,
    vehicle,
    victim,
    factor - gpDefence(victim),
    overrunModifiers(game, vehicle),
  );
  if (result === undefined) return game.say('B13.3', `{${over}} is not hurt.`);
  const shot: Shot = {
    firer: fieldedById(game.state, by),
    target: victim,
    row: 'mg',
    weapon,
    manner: 'direct',
  };
  yield* applyShot(game, shot, { blows: [{ is: result, mayBail: false }], jams: false });
}

/** The machine gun beside the gun helps here, too (BASE.COAX), and the vehicle's own leader (7.55.2.f). */
const overrunModifiers = ({ world }: Game, vehicle: Fielded): Tally =>
  added([hasCoax(vehicle) && listed(world.charts.gpModifiers, 'coax'), inTheFight([vehicle], '7.55.2.f')]);
