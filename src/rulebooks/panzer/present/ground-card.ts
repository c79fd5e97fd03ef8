/** The cards of acts against the ground: engineers at walls and mines (7.19), guns at houses (CES.TER). */
import { type ActCard, figure, orMore, type Tally } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { defenceOfWall, demolitionOdds } from '../assault/demolition.ts';
import { gpNeeds, mineDefence } from '../charts/index.ts';
import { shellOdds } from '../fire/shell.ts';
import { fieldedById } from '../game.ts';
import { pieceName, placeText, type Scene, spoken } from './names.ts';

export function groundCard(scene: Scene, act: BookAct): ActCard | undefined {
  const { world, view } = scene;
  if (act.verb === 'shell') {
    const firer = fieldedById(view, act.unit);
    const title = `${pieceName(scene, act.unit)} at the house in ${placeText(world, act.at)}`;
    return cardOf(scene, title, firer.id, { ...shellOdds(world, firer, act.row, act.at), times: 2 });
  }
  const frame = view.doing.at(-1);
  if (act.verb !== 'join' || frame?.is !== 'demolition') return undefined;
  const units = [...frame.attackers, act.unit].map(id => fieldedById(view, id));
  const mines = view.minefields.find(({ seen }) => seen.includes(frame.at));
  const defence =
    frame.wall !== undefined
      ? defenceOfWall(world, frame.at, frame.wall)
      : mines
        ? mineDefence(world.charts, mines.kind)
        : 0;
  const what = frame.wall === undefined ? 'the mines' : 'the wall';
  const title = `${pieceName(scene, act.unit)} goes at ${what} in ${placeText(world, frame.at)}`;
  const times = frame.wall === undefined ? 1 : 2;
  return cardOf(scene, title, act.unit, { ...demolitionOdds(world, view, units, defence), times });
}

function cardOf(
  scene: Scene,
  title: string,
  by: string,
  { excess, modifiers, times }: { readonly excess: number; readonly modifiers: Tally; readonly times: 1 | 2 },
): ActCard {
  const needs = gpNeeds(scene.world.charts, 'Effective', excess);
  const each = needs === undefined ? 'never effective' : `effective with ${orMore(needs - modifiers.value)}`;
  return {
    title,
    targets: [{ of: by, otherwise: 'it stands' }],
    parts: [
      { title: 'Column', tally: figure('factor less GP Defense', 'B9', excess, by) },
      { title: 'Modifiers', tally: spoken(scene, modifiers), reads: times === 2 ? `${each}, twice` : each },
    ],
  };
}
