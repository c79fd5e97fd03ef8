/** The numbers behind an attack in Close Combat (14.2): both values, the odds, and what the d100 brings. */
import { type ActCard, added, figure } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { closeCombatResult, listed } from '../charts/index.ts';
import { combatValue, foesOf, oddsOf } from '../close-combat/value.ts';
import { isFielded, unitById } from '../game.ts';
import type { LocId, UnitId } from '../state.ts';
import { fallsOf } from './falls.ts';
import { placeText, type Scene, spoken } from './names.ts';

interface Melee {
  readonly at: LocId;
  readonly units: readonly UnitId[];
  readonly director?: UnitId | undefined;
  readonly charging?: readonly UnitId[];
  readonly desperate?: readonly UnitId[];
}

/** What the attack would be with this act. */
function meleeBy({ view }: Scene, act: BookAct): Melee | undefined {
  const frame = view.doing.at(-1);
  if (act.verb === 'assail' || (act.verb === 'grapple' && frame?.is !== 'close-combat')) {
    const { at } = unitById(view, act.unit);
    if (at === undefined) return undefined;
    return { at, units: [act.unit], ...(act.verb === 'grapple' && { desperate: [act.unit] }) };
  }
  if (frame?.is !== 'close-combat') return undefined;
  const { at, charging = [], desperate = [], declared } = frame;
  const units = declared ? frame.defenders : frame.attackers;
  const director = declared ? frame.answerDirector : frame.director;
  const now = { at, units, director, charging, desperate };
  switch (act.verb) {
    case 'add':
      return { ...now, units: [...units, act.unit] };
    case 'grapple':
      return { ...now, units: [...units, act.unit], desperate: [...desperate, act.unit] };
    case 'direct':
      return { ...now, director: act.unit };
    default:
      return act.verb === 'strike' ? now : undefined;
  }
}

export function meleeCard(scene: Scene, act: BookAct): ActCard | undefined {
  const melee = meleeBy(scene, act);
  const { world, view } = scene;
  const fighters = (melee?.units ?? []).map(id => unitById(view, id)).filter(isFielded);
  const [first] = fighters;
  if (!melee || !first) return undefined;
  const foes = foesOf(view, first.side, melee.at);
  const odds = oddsOf(world, view, first.side, melee.at, fighters, melee);
  const led = melee.director !== undefined && listed(world.charts.closeCombatModifiers, 'leader directs');
  const modifiers = added([led]);
  return {
    title: `Close Combat in ${placeText(world, melee.at)}`,
    targets: foes.map(({ id }) => ({ of: id, otherwise: 'unhurt' })),
    by: { title: 'Who strikes', of: melee.units },
    parts: [
      { title: 'Attack', tally: spoken(scene, combatValue(world, fighters, true, melee)) },
      { title: 'Defence', tally: spoken(scene, combatValue(world, foes, false)) },
      {
        title: 'Odds',
        tally: odds === undefined ? figure('hopeless', '14.2.3.2', 0) : spoken(scene, modifiers),
        reads: odds === undefined ? 'too few to attack' : `at ${odds}`,
      },
    ],
    // One of them is struck, by lot.
    ...(odds !== undefined && {
      rolls: foes.map(({ id }) => ({
        of: id,
        falls: fallsOf(roll => closeCombatResult(world.charts, odds, roll + modifiers.value)),
      })),
    }),
  };
}
