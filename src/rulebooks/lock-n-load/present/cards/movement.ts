/** The cards of movement: what there is to spend, and what the step costs (6.0). */
import type { ActCard, CardPart } from '../../../../engine/index.ts';
import { enclosing } from '../../frames.ts';
import { allowance } from '../../movement/allowance.ts';
import { budget, loadOf, type Move, stackOf } from '../../movement/moving-stack.ts';
import { unitById } from '../../units.ts';
import { type Cards, pieceName, pieceNames, placeText, type Scene } from '../names.ts';
import { nextStepCost } from '../words/movement.ts';
import { part } from './parts.ts';

/** What every unit of the stack has in all, if it goes like this. */
function allowances(scene: Scene, move: Move): readonly CardPart[] {
  const { view } = scene;
  const leader = move.doubleTime && unitById(view, move.doubleTime);
  return stackOf(view, move).map(unit => {
    const weapons = loadOf(view, move, unit).length;
    const all = allowance(scene.world, unit, { kind: move.kind, weapons, ...(leader && { leader }) });
    return part(scene, `Movement points of ${pieceName(scene, unit.id)}`, all, `${all.value} MP`);
  });
}

function kindCard({ view, world }: Scene, title: string, change: Partial<Move>): ActCard | undefined {
  const move = enclosing(view, 'move');
  return move && { title, parts: allowances({ view, world }, { ...move, ...change }) };
}

const MOVE: Move = { is: 'move', side: '', units: [], kind: 'normal', spent: 0, steps: 0 };

export const MOVEMENT_CARDS = {
  move: (scene, { unit }) => ({
    title: pieceName(scene, unit),
    parts: allowances(scene, { ...MOVE, units: [unit] }),
  }),
  with: (scene, { unit }) => {
    const units = [...(enclosing(scene.view, 'move')?.units ?? []), unit];
    return kindCard(scene, pieceNames(scene, units), { units });
  },
  assault: scene => kindCard(scene, 'Assault Move', { kind: 'assault' }),
  stealth: scene => kindCard(scene, 'Stealth Move', { kind: 'stealth' }),
  crawl: scene => kindCard(scene, 'Low Crawl', { kind: 'crawl' }),
  'double-time': (scene, { leader }) => kindCard(scene, 'Double-Time', { doubleTime: leader }),
  step: (scene, { to }) => {
    const move = enclosing(scene.view, 'move');
    const cost = nextStepCost(scene, to);
    if (!move || !cost) return undefined;
    const left = budget(scene.world, scene.view, move, stackOf(scene.view, move)) - move.spent - cost.value;
    return {
      title: `To ${placeText(scene.world, to)}`,
      parts: [part(scene, 'Cost', cost, `${Math.max(0, left)} MP left after it`), ...allowances(scene, move)],
    };
  },
} satisfies Cards;
