/** How things stand, in short sentences: whose impulse, how near to victory, and what is under way. */
import type { Status } from '../../../engine/index.ts';
import { victoryStatus } from '../../kit/present/status.ts';
import { aircraftCalled } from '../air/aircraft.ts';
import { missionsOf } from '../artillery/missions.ts';
import { modifier } from '../charts/index.ts';
import type { AnyFrame } from '../frames.ts';
import { strikingSide } from '../melee/attack.ts';
import { budget, stackOf } from '../movement/moving-stack.ts';
import { progress } from '../scenario/victory.ts';
import type { MoveKind } from '../state.ts';
import { pointsLeft } from '../vehicles/driving/points.ts';
import { findVehicle } from '../vehicles/vehicles.ts';
import { sideName, sidesOf } from '../world.ts';
import { pieceNames, placeText, type Scene } from './names.ts';
import { PHASE_NAMES } from './tracks.ts';

export function status(scene: Scene): readonly Status[] {
  return [...underWay(scene), ...victory(scene)];
}

const victory = ({ world, view }: Scene): readonly Status[] =>
  victoryStatus(
    world,
    condition => progress(view, condition),
    (condition, reached) => {
      if (condition.is === 'points') return `have ${reached} points from events`;
      return condition.is === 'control'
        ? `control ${reached} of ${condition.places.length} places`
        : undefined;
    },
    '22.0.d',
  );

function underWay(scene: Scene): readonly Status[] {
  const { view, world } = scene;
  const frame = view.doing.at(-1);
  if (frame?.is === 'done') return [{ text: 'The scenario is over', cite: '22.0.d' }];
  if (frame?.is === 'set-up')
    return [{ text: `${sideName(world, frame.side)} set up`, side: frame.side, cite: '1.3.a' }];
  const phase: Status = {
    text: `Turn ${view.turn} of ${world.scenario.turns}: ${PHASE_NAMES[view.phase].name}`,
    cite: '2.0.a',
  };
  const initiative: Status = {
    text: `${sideName(world, view.initiative)} have the initiative`,
    side: view.initiative,
    cite: '3.0.a',
  };
  return [
    phase,
    initiative,
    ...passes(scene),
    ...missions(scene),
    ...planes(scene),
    ...view.doing.flatMap(each => frameStatus(scene, each)),
  ];
}

/** So many in a row end the phase. */
function passes({ world, view }: Scene): readonly Status[] {
  if (view.phase !== 'operations' || view.passes === 0) return [];
  const { n, cite } = modifier(world.charts.limits, 'passes in a row');
  return [{ text: `${view.passes} of ${n} passes that end the phase`, cite }];
}

/** What is left of the artillery of each side. */
function missions({ world, view }: Scene): readonly Status[] {
  return sidesOf(world).flatMap(side => {
    const left = missionsOf(view, side).filter(({ fired }) => !fired).length;
    const text = `${sideName(world, side)} have ${left === 1 ? 'one Fire Mission' : `${left} Fire Missions`} left`;
    return left === 0 ? [] : [{ text, side, cite: '18.2.a' }];
  });
}

/** What waits in the air, or is about to come. */
function planes({ world, view: { air = [] } }: Scene): readonly Status[] {
  return air.map(({ side, card, due }) => {
    const { name } = aircraftCalled(card);
    const when = due ? 'comes in the next impulse' : 'waits for doubles';
    return { text: `The ${name} of the ${sideName(world, side)} ${when}`, side, cite: '19.1.a' };
  });
}

const MOVE_NAMES: Readonly<Record<MoveKind, string>> = {
  normal: 'moves',
  assault: 'moves by Assault Move',
  stealth: 'moves by Stealth',
  crawl: 'crawls',
};

function frameStatus(scene: Scene, frame: AnyFrame): readonly Status[] {
  const { world } = scene;
  switch (frame.is) {
    case 'rally': {
      const what = frame.step === 'leaders' ? 'Leaders rally first' : 'rallies and weapons';
      return [{ text: `${sideName(world, frame.side)}: ${what}`, side: frame.side, cite: '3.0.b' }];
    }
    case 'impulse': {
      const at = frame.groups.map(group => placeText(world, group.at)).join(', ');
      const where = at === '' ? '' : `: ${at}`;
      return [
        { text: `Impulse of the ${sideName(world, frame.side)}${where}`, side: frame.side, cite: '4.0.c' },
      ];
    }
    case 'move':
      return moveStatus(scene, frame);
    case 'drive':
      return driveStatus(scene, frame);
    case 'fire': {
      const where = frame.target === undefined ? '' : ` at ${placeText(world, frame.target)}`;
      return [{ text: `${pieceNames(scene, frame.shooters)} fires${where}`, side: frame.by, cite: '5.0.a' }];
    }
    case 'gunnery': {
      const where = frame.target === undefined ? '' : ` at ${placeText(world, frame.target)}`;
      return [{ text: `${pieceNames(scene, [frame.gunner])} fires${where}`, side: frame.by, cite: '15.0.g' }];
    }
    case 'mission':
      return [
        { text: `${pieceNames(scene, [frame.caller])} calls artillery`, side: frame.side, cite: '18.2.a' },
      ];
    case 'window': {
      const shots = frame.shots === 1 ? 'one attack' : `${Math.max(0, frame.shots)} attacks`;
      const text = `${sideName(world, frame.side)} may take Opportunity Fire: ${shots} left`;
      return [{ text, side: frame.side, cite: '5.3.c' }];
    }
    case 'retreat':
      return [{ text: `${pieceNames(scene, frame.units)} must retreat`, side: frame.side, cite: '1.6.3.b' }];
    case 'melee': {
      const side = strikingSide(world, frame);
      const text = `Melee in ${placeText(world, frame.at)}: ${sideName(world, side)} strike`;
      return [{ text, side, cite: '8.0.b' }];
    }
    case 'withdrawal': {
      const text = `${pieceNames(scene, frame.units)} will try to withdraw from ${placeText(world, frame.at)}`;
      return [{ text, side: frame.side, cite: '8.1.c' }];
    }
    case 'event':
      return [{ text: 'An event is carried out', side: frame.side, cite: '1.8.b' }];
    default:
      return [];
  }
}

function moveStatus(scene: Scene, frame: Extract<AnyFrame, { is: 'move' }>): readonly Status[] {
  const { view } = scene;
  const stack = stackOf(view, frame);
  if (stack.length === 0) return [];
  const left = Math.max(0, budget(scene.world, view, frame, stack) - frame.spent);
  const text = `${pieceNames(scene, frame.units)} ${MOVE_NAMES[frame.kind]}: ${frame.spent} MP spent, ${left} left`;
  return [{ text, side: frame.side, cite: '6.0.a' }];
}

function driveStatus(scene: Scene, frame: Extract<AnyFrame, { is: 'drive' }>): readonly Status[] {
  const { world, view } = scene;
  const vehicle = findVehicle(view, frame.vehicle);
  if (!vehicle) return [];
  const left = Math.max(0, pointsLeft(world, vehicle, frame));
  const how = frame.kind === 'assault' ? 'drives by Assault Move' : 'drives';
  const text = `${pieceNames(scene, [vehicle.id])} ${how}: ${frame.spent} MP spent, ${left} left`;
  return [{ text, side: frame.side, cite: '15.1.b' }];
}
