/** What is said before a stack begins to move: who goes along, and how (4.1.3, 4.5, 4.7). */
import { type Refusal, refusal } from '../../../engine/index.ts';
import { amend, top } from '../frames.ts';
import type { View } from '../game.ts';
import { cardOf, isLeader, isMmc, unitById } from '../units.ts';
import { type MoveScene, moveVerb } from './move-scene.ts';
import { type Move, moveRefusal, stackOf } from './moving-stack.ts';

const BEGUN = refusal('4.7.2', 'this is said before the move begins');
const unbegun = ({ move: { begun } }: MoveScene): Refusal | undefined => (begun ? BEGUN : undefined);
const unsaid = (scene: MoveScene): Refusal | undefined =>
  unbegun(scene) ??
  (scene.move.kind === 'normal' ? undefined : refusal('4.5.1', 'how it goes is said already'));

/** Berserk units charge among themselves: what one of the stack is all of it are (3.25.3). */
const isRaging = (view: View, move: Move): boolean => stackOf(view, move)[0]?.berserk ?? false;

/** Others who go along, from the same hex or the same place off the map. */
const joins = moveVerb('with', {
  cite: '4.1.3',
  bar: unbegun,
  who({ view, move: { units } }) {
    const [first] = units.map(id => unitById(view, id));
    return view.units.filter(
      unit =>
        unit.side === first?.side &&
        unit.at === first.at &&
        (unit.at !== undefined || unit.group === first.group) &&
        !units.includes(unit.id),
    );
  },
  whoElse: refusal('4.1.3', 'it is not in the same hex'),
  unfit({ world, view, move }, unit) {
    return isRaging(view, move) === (unit.berserk ?? false)
      ? moveRefusal(world, view, unit)
      : refusal('3.25.3', 'berserk units charge by themselves');
  },
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => amend(game, 'move', { units: [...top(game.state, 'move').units, unit] }),
});

/** A squad or crew takes a wounded leader on its shoulders (3.4.3). */
const bear = moveVerb('bear', {
  cite: '3.4.3',
  bar: unbegun,
  who: ({ view, move }) => stackOf(view, move),
  whoElse: refusal('3.4.3', 'he is not on his way with them'),
  unfit(_, unit) {
    if (!isLeader(unit) || unit.wounds === undefined)
      return refusal('3.4.3', 'only wounded leaders are carried');
    return unit.borne === undefined ? undefined : refusal('3.4.3', 'he is carried already');
  },
  what: ({ view, move }) => stackOf(view, move).filter(unit => isMmc(unit)),
  whatElse: refusal('3.4.3', 'it is no squad or crew on its way with him'),
  refusal: ({ view }, _, bearer) => {
    if (cardOf(bearer).kind === 'half-squad') return refusal('3.4.3', 'half-squads can’t carry him');
    return view.units.some(({ borne }) => borne === bearer.id)
      ? refusal('3.4.3', 'it carries somebody already')
      : undefined;
  },
  args: (leader, bearer) => ({ unit: leader.id, by: bearer.id }),
  perform(game, { unit, by }) {
    game.own(unitById(game.state, unit)).borne = by;
  },
});

/** Exactly one hex, with care (4.5.1); berserk units know no care (4.5.3). */
const assault = moveVerb('assault', {
  cite: '4.5.1',
  bar: scene =>
    isRaging(scene.view, scene.move) ? refusal('4.5.3', 'berserk units don’t move with care') : unsaid(scene),
  perform: game => amend(game, 'move', { kind: 'assault' }),
});

const doubleTime = moveVerb('double-time', {
  cite: '4.7.2',
  bar(scene) {
    const { world, view, move } = scene;
    if (!world.options.doubleTime) return refusal('4.7.1', 'the sides play without double time');
    const tired = stackOf(view, move).some(unit => unit.winded);
    return unsaid(scene) ?? (tired ? refusal('4.7.7', 'nobody runs in two phases running') : undefined);
  },
  perform: game => amend(game, 'move', { kind: 'double-time' }),
});

export const DECLARATIONS = [joins, bear, assault, doubleTime] as const;
