/** Words for movement (3.3), with what everything costs in movement factors. */
import type { HexId } from '../../../../board/index.ts';
import { type ActWords, type Tally, tally } from '../../../../engine/index.ts';
import { entryCost, takesAll } from '../../movement/cost.ts';
import { EXIT_COST, PICK_UP_COST } from '../../movement/move-scene.ts';
import { hexOf, type Move } from '../../movement/moving-stack.ts';
import { smokeCost } from '../../smoke/smoke-grenades.ts';
import type { Words } from '../by-verb.ts';
import { hexText, pieceName, pieceNames, type Scene } from '../names.ts';

/** What an expenditure costs that is not the entry of a hex; the rules count in halves. */
function expense(id: string, cite: string, halves: number): Tally {
  return tally({ stages: ['cost'] }, 0, [{ id, cite, op: '+', n: halves / 2, stage: 'cost' }]);
}

export function movingNow({ view }: Scene): Move | undefined {
  const frame = view.doing.at(-1);
  return frame?.is === 'move' ? frame : undefined;
}

/** Where whoever moves or routs stands now. */
export function standing({ view }: Scene): HexId | undefined {
  const frame = view.doing.at(-1);
  if (frame?.is === 'move') return hexOf(view, frame);
  return frame?.is === 'rout' ? view.units.find(unit => unit.id === frame.unit)?.at : undefined;
}

export function entryTally({ world, view }: Scene, from: HexId | undefined, to: HexId, creep = false) {
  return entryCost(world, view, { from, to }, { creep });
}

/** Into the hex, by whoever is under way: on the move, or in rout. */
function stepWords(scene: Scene, to: HexId, creep: boolean): ActWords {
  const { view, world } = scene;
  const from = standing(scene);
  const cost = entryTally(scene, from, to, creep);
  const routs = view.doing.at(-1)?.is === 'rout';
  const verb = routs ? 'Rout' : from === undefined ? 'Enter' : 'Move';
  const where = from === undefined ? `at ${hexText(world, to)}` : `to ${hexText(world, to)}`;
  const fire = routs ? undefined : view.residual.find(({ at }) => at === to)?.firepower;
  const hints = [
    ...(creep ? ['Beside the road and under its cover.'] : []),
    ...(cost && takesAll(cost)
      ? ['It takes all movement factors; who gets through is exhausted and pinned.']
      : []),
    ...(fire === undefined ? [] : [`${fire} residual firepower attacks there.`]),
  ];
  return {
    label: `${verb} ${where}${creep ? ' beside the road' : ''}`,
    ...(hints.length > 0 && { hint: hints.join(' ') }),
    ...(cost && !takesAll(cost) && { cost }),
  };
}

export const MOVEMENT_WORDS = {
  move: 'Move {unit}',
  with: (scene, { unit }) => ({
    label: `${pieceName(scene, unit)} goes along`,
    hint:
      scene.view.phase === 'advance'
        ? 'With the leader’s help it need not exhaust itself.'
        : 'They move as one stack.',
  }),
  assault:
    'Assault movement — One hex at most, with something left over: no −1 for non-assault movement to fire at them.',
  'double-time':
    'Double time — Two movement factors more; they are exhausted until their next movement phase.',
  step: (scene, { to }) => stepWords(scene, to, false),
  creep: (scene, { to }) => stepWords(scene, to, true),
  stay: (scene, { units }) => ({
    label: `Leave ${pieceNames(scene, units)} here`,
    hint: 'The others go on first.',
  }),
  smoke: (scene, { unit, at }) => {
    const move = movingNow(scene);
    return {
      label: `${pieceName(scene, unit)}: smoke grenades into ${hexText(scene.world, at)}`,
      hint: 'One die, up to its smoke exponent. A 6 ends its movement.',
      grave: true,
      ...(move && { cost: expense('smoke grenades', '3.3.1.j', smokeCost(scene.view, move, at)) }),
    };
  },
  'pick-up': (scene, { unit, weapon }) => ({
    label: `${pieceName(scene, unit)} picks up the ${pieceName(scene, weapon)}`,
    hint: 'One die: less than 6.',
    grave: true,
    cost: expense('recovery', '3.3.1.l', PICK_UP_COST),
  }),
  drop: (scene, { weapon }) => ({
    label: `Drop the ${pieceName(scene, weapon)}`,
    hint: scene.view.phase === 'rout' ? 'It is too much to carry away.' : 'It costs nothing, and lies here.',
  }),
  'place-charge': (scene, { weapon, at }) => {
    const cost = entryTally(scene, standing(scene), at);
    return {
      label: `Place the ${pieceName(scene, weapon)} in ${hexText(scene.world, at)}`,
      hint: 'It lies if its placer comes through the fire, and goes off in the advancing fire phase.',
      ...(cost && { cost }),
    };
  },
  'place-charge-on':
    'Place the {weapon} on the {vehicle} — Men must first pass a check of their nerve. It goes off in the advancing fire phase.',
  exit: () => ({
    label: 'Leave the map',
    hint: 'They don’t come back.',
    grave: true,
    cost: expense('leaving the map', '3.3.e', EXIT_COST),
  }),
} satisfies Partial<Words>;
