/** How things stand, in short sentences: whose turn, how near to victory, and what is under way. */
import { hexesIn } from '../../../board/areas.ts';
import type { Frozen, Status } from '../../../engine/index.ts';
import { purse } from '../movement/moving-stack.ts';
import type { Condition } from '../scenario/scenario.ts';
import { progress, required } from '../scenario/victory.ts';
import type { Frame } from '../state.ts';
import { spentBy } from '../trails/trails.ts';
import { sideName } from '../world.ts';
import { pieceName, pieceNames, placeText, type Scene } from './names.ts';
import { PHASE_NAMES } from './tracks.ts';

export const status = (scene: Scene): readonly Status[] => [...underWay(scene), ...victory(scene)];

function victory(scene: Scene): readonly Status[] {
  return scene.world.scenario.victory.conditions.map(condition => ({
    text: standing(scene, condition),
    side: condition.side,
    cite: 'SC1.VC',
  }));
}

function standing({ world, view }: Scene, condition: Condition): string {
  const name = sideName(world, condition.side);
  const reached = progress(world, view, condition);
  const needed = `${required(world, view, condition)} needed`;
  switch (condition.is) {
    case 'control-buildings':
      return `${name} control ${reached} of ${condition.buildings.length} buildings, ${needed}`;
    case 'gain-buildings':
      return `${name} have taken ${reached} buildings more than they have lost, ${needed}`;
    case 'control-hexes':
      return `${name} control ${reached} of ${hexesIn(world.field, condition.hexes).length} hexes, ${needed}`;
    case 'squad-ratio':
      return `${name} have ${reached} unbroken squads for each of the enemy’s, ${needed}`;
    case 'exit':
      return `${name} have ${reached} points of units off the map, ${needed}`;
    case 'casualties':
      return `${name} have ${reached} points of enemy losses, ${needed}`;
  }
}

function underWay(scene: Scene): readonly Status[] {
  const { view, world } = scene;
  const frame = view.doing.at(-1);
  if (frame?.is === 'done') return [{ text: 'The scenario is over', cite: 'SOP.end' }];
  if (frame?.is === 'set-up') {
    return [{ text: `${sideName(world, frame.side)} set up`, side: frame.side, cite: 'SC1.1' }];
  }
  if (frame?.is === 'sighting') {
    return [{ text: `${sideName(world, frame.side)} sight in guns`, side: frame.side, cite: '8.9.8.2' }];
  }
  const phase: Status = {
    text: `Turn ${view.turn} of ${world.scenario.turns}, ${sideName(world, view.attacker)}: ${PHASE_NAMES[view.phase].name.toLowerCase()}`,
    side: view.attacker,
    cite: '1.3.1',
  };
  return [phase, ...view.doing.flatMap(each => frameStatus(scene, each))];
}

function frameStatus(scene: Scene, frame: Frozen<Frame>): readonly Status[] {
  const { world, view } = scene;
  switch (frame.is) {
    case 'rally':
      return [{ text: `${sideName(world, frame.side)}: ${frame.step}`, side: frame.side, cite: 'SOP.1.4' }];
    case 'move': {
      // Who has fallen on the way is told of no more, though the move has yet to find it out.
      const units = frame.units.filter(id => view.units.some(unit => unit.id === id));
      const [first] = units;
      if (first === undefined) return [];
      const spent = spentBy(view, first) / 2;
      const left = Math.max(0, purse(world, view, { ...frame, units }) / 2);
      const text = `${pieceNames(scene, units)}: ${spent} MF spent, ${left} left`;
      return [{ text, side: view.attacker, cite: '4.1.2' }];
    }
    case 'watch':
      return [
        {
          text: `${pieceNames(scene, frame.units)} under fire in ${placeText(world, frame.at)}`,
          side: view.attacker,
          cite: '5.6.9.2',
        },
      ];
    case 'fire': {
      const where = frame.target === undefined ? '' : ` at ${placeText(world, frame.target)}`;
      return [
        { text: `Fire by ${pieceNames(scene, frame.shooters)}${where}`, side: frame.by, cite: '5.1.1' },
      ];
    }
    case 'rout':
      return [{ text: `${pieceName(scene, frame.unit)} routs: ${frame.spent / 2} MF spent`, cite: '3.21.5' }];
    default:
      return [];
  }
}
