/** For tests: a declared attack in a position; the card it makes, and what its dice do. */
import type { HexId } from '../../../board/index.ts';
import type { Frozen } from '../../../engine/index.ts';
import { fireAttack } from '../fire/attack.ts';
import { type AttackLine, attackLines, declaredAttack } from '../fire/card.ts';
import { firingSide } from '../fire/shooters.ts';
import type { FireFrame, Frame, MoveFrame, ShooterId, UnitId } from '../state.ts';
import { type Dice, enact, type Position, skirmish, unitTold } from './bench.ts';

export interface Declared {
  readonly by: readonly ShooterId[];
  readonly at: HexId;
  readonly led?: readonly UnitId[];
}

/** A stack on the move that has just spent two movement factors to enter its hex. */
export function moving(units: readonly UnitId[], more: Partial<MoveFrame> = {}): MoveFrame {
  return {
    is: 'move',
    units,
    kind: 'normal',
    spent: 4,
    hexes: 1,
    road: false,
    here: 4,
    shots: {},
    smoked: [],
    tried: [],
    begun: true,
    ...more,
  };
}

function frameOf(
  side: string,
  { by, at, led = [] }: Declared,
): Frozen<FireFrame> & { readonly target: HexId } {
  return { is: 'fire', by: side, shooters: by, target: at, leaders: led };
}

const enclosing = (position: Position): readonly Frame[] => position.doing ?? [];

/** Resolves one attack and stops there. */
export function fire(position: Position, declared: Declared, dice: Dice) {
  const { match } = enact(position, dice, function* (game) {
    const frame = frameOf(firingSide(game.world, game.state), declared);
    game.own(game.state).doing = [...enclosing(position), frame];
    yield* fireAttack(game, frame);
  });
  return match;
}

/** What the attack comes to against each target, before any dice. */
export function linesOf(position: Position, declared: Declared): readonly AttackLine[] {
  const { value } = enact(position, [], function* (game) {
    const frame = frameOf(firingSide(game.world, game.state), declared);
    game.own(game.state).doing = [...enclosing(position), frame];
    return attackLines(game.world, game.state, declaredAttack(game.world, game.state, frame, declared.at));
  });
  return value ?? [];
}

/** The one line of an attack that is the same for all its targets. */
export function lineOf(position: Position, declared: Declared): AttackLine {
  const [line, ...others] = linesOf(position, declared);
  if (!line || others.length > 0) throw new Error('the attack differs from target to target');
  return line;
}

/** Modifiers as a player would read them out: `stone building +3`. */
export function modifiersOf({ drm }: AttackLine): readonly string[] {
  return drm.kept.map(({ id, n }) => `${id} ${n < 0 ? n : `+${n}`}`);
}

/** What the defender is offered after an expenditure by the stack. */
export function windowOn(position: Position, move: MoveFrame, dice: Dice = []) {
  const [defender] = position.units.map(unitTold).filter(each => !move.units.includes(each.id ?? 'u1'));
  const side = defender?.card.split(' ')[0] ?? 'german';
  return skirmish({ ...position, phase: 'movement', doing: [move, { is: 'window', side }] }, dice);
}
