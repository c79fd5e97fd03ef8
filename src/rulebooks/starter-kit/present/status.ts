/** How things stand, in short sentences: whose turn, how near to victory, and what is under way. */
import { hexesIn } from '../../../board/areas.ts';
import { type Frozen, isRefusal, type Status } from '../../../engine/index.ts';
import { victoryStatus } from '../../kit/present/status.ts';
import { purse } from '../movement/moving-stack.ts';
import { progress } from '../scenario/victory.ts';
import type { FireMode, Frame, RallyStep } from '../state.ts';
import { left } from '../vehicles/driving/driving.ts';
import { sideName } from '../world.ts';
import { modeOfShooter } from './modes.ts';
import { hexText, pieceName, pieceNames, type Scene } from './names.ts';
import { PHASE_NAMES } from './tracks.ts';

export function status(scene: Scene): readonly Status[] {
  return [...underWay(scene), ...victory(scene)];
}

const victory = ({ world, view }: Scene): readonly Status[] =>
  victoryStatus(
    world,
    condition => progress(world, view, condition),
    (condition, reached) => {
      if (condition.is === 'control-buildings')
        return `control ${reached} of ${condition.buildings.length} buildings`;
      return condition.is === 'control-hexes'
        ? `control ${reached} of ${hexesIn(world.field, condition.hexes).length} hexes`
        : undefined;
    },
    '1.3.a',
  );

function underWay(scene: Scene): readonly Status[] {
  const { view, world } = scene;
  const frame = view.doing.at(-1);
  if (frame?.is === 'done') return [{ text: 'The scenario is over', cite: '3.9.a' }];
  if (frame?.is === 'set-up') {
    return [{ text: `${sideName(world, frame.side)} set up`, side: frame.side, cite: '1.3.a' }];
  }
  const turn = `Turn ${view.turn} of ${world.scenario.turns}`;
  const attacker = sideName(world, view.attacker);
  const phase: Status = {
    text: `${turn}, ${attacker}: ${PHASE_NAMES[view.phase].name.toLowerCase()}`,
    side: view.attacker,
    cite: '3.0.a',
  };
  return [phase, ...view.doing.flatMap(each => frameStatus(scene, each))];
}

const RALLY_STEP_NAMES: Readonly<Record<RallyStep, { readonly text: string; readonly cite: string }>> = {
  reinforce: { text: 'reinforcements', cite: '3.1.b' },
  muster: { text: 'half-squads recombine', cite: '8.4.1' },
  recover: { text: 'recovery of weapons', cite: '3.1.c' },
  deploy: { text: 'squads deploy', cite: '8.4.a' },
  repair: { text: 'repair of weapons', cite: '3.1.d' },
  transfer: { text: 'transfer of weapons', cite: '3.1.f' },
  'self-rally': { text: 'self-rally', cite: '3.1.g' },
  rally: { text: 'rally by leaders', cite: '3.1.i' },
  recuperate: { text: 'recuperation of crews in shock', cite: '3.1.n' },
  clear: { text: 'removal of desperation', cite: '3.1.o' },
};

function frameStatus(scene: Scene, frame: Frozen<Frame>): readonly Status[] {
  const { world, view } = scene;
  switch (frame.is) {
    case 'rally': {
      const { text, cite } = RALLY_STEP_NAMES[frame.step];
      return [{ text: `${sideName(world, frame.side)}: ${text}`, side: frame.side, cite }];
    }
    case 'move': {
      const standing = view.units.filter(unit => frame.units.includes(unit.id));
      if (standing.length === 0) return [];
      const remains = Math.max(0, purse(world, view, frame) / 2);
      const names = pieceNames(
        scene,
        standing.map(({ id }) => id),
      );
      const text = `${names}: ${frame.spent / 2} MF spent, ${remains} left`;
      return [{ text, side: view.attacker, cite: '3.3.1.c' }];
    }
    case 'banzai': {
      const where = frame.target === undefined ? '' : ` at ${hexText(world, frame.target)}`;
      const text = `Banzai charge${where}: ${frame.spent / 2} MF spent`;
      return [{ text, side: view.attacker, cite: '8.1.8.6.d' }];
    }
    case 'drive': {
      const vehicle = view.vehicles?.find(each => each.id === frame.vehicle);
      if (!vehicle) return [];
      const remains = left(vehicle, frame) / 2;
      const text = `${pieceName(scene, vehicle.id)}: ${frame.spent / 2} MP spent, ${remains} left`;
      return [{ text, side: vehicle.side, cite: '3.3.2.a' }];
    }
    case 'fire': {
      const where = frame.target === undefined ? '' : ` at ${hexText(world, frame.target)}`;
      const text = `${modeOf(scene, frame)} by ${pieceNames(scene, frame.shooters)}${where}`;
      return [{ text, side: frame.by, cite: '3.2.2.i' }];
    }
    case 'window':
      return [{ text: `${sideName(world, frame.side)} may fire`, side: frame.side, cite: '3.3.3.b' }];
    case 'rout':
      return [{ text: `${pieceName(scene, frame.unit)} routs: ${frame.spent / 2} MF spent`, cite: '3.6.c' }];
    case 'combat':
    case 'combat-in-turn': {
      const where = `Close combat in ${hexText(world, frame.at)}`;
      const { ambusher } = frame;
      return ambusher === undefined
        ? [{ text: where, cite: '3.8.b' }]
        : [{ text: `${where}: ${sideName(world, ambusher)} have ambushed`, side: ambusher, cite: '3.8.j' }];
    }
    default:
      return [];
  }
}

const MODE_NAMES: Readonly<Record<FireMode, string>> = {
  prep: 'Prep fire',
  bounding: 'Bounding first fire',
  first: 'First fire',
  subsequent: 'Subsequent first fire',
  protective: 'Final protective fire',
  final: 'Final fire',
  advancing: 'Advancing fire',
};

function modeOf({ world, view }: Scene, frame: Frozen<Extract<Frame, { is: 'fire' }>>): string {
  const [first] = frame.shooters;
  const mode = first === undefined || frame.faust ? undefined : modeOfShooter(world, view, first);
  return mode === undefined || isRefusal(mode) ? 'Fire' : MODE_NAMES[mode];
}
