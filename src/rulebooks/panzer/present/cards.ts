/** The numbers behind a shot: AP with what it hits by and goes through, GP with its column. */
import { type ActCard, type CardPart, figure } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { mayTakeFright } from '../assault/tank-fright.ts';
import { apNumber, breakPoint, burnsAt, gpNeeds } from '../charts/index.ts';
import type { Shot } from '../fire/a-shot.ts';
import { apNet, gpDefenceOf, gpModifiers } from '../fire/modifiers.ts';
import { bandAt, factorIn, weaponOf } from '../fire/weapon.ts';
import { isBurning, tinderIn } from '../fires/fires.ts';
import { isFielded, unitById } from '../game.ts';
import { breakRow, moraleModifiers } from '../morale/check.ts';
import type { Row, UnitId } from '../state.ts';
import { distance, isOn } from '../world.ts';
import { airCard } from './air-cards.ts';
import { goingCard } from './going-card.ts';
import { groundCard } from './ground-card.ts';
import { pieceName, ROW_NAMES, type Scene, spoken } from './names.ts';
import { pushCard } from './push-card.ts';
import { smokeCard } from './smoke-card.ts';

/** Whom an act fires at, and how. */
function shotOf(scene: Scene, act: BookAct): Shot | undefined {
  const frame = scene.view.doing.at(-1);
  if (act.verb === 'add' && frame?.is === 'volley') {
    const manner = scene.view.phase === 'overwatch' ? 'overwatch' : 'direct';
    return shot(scene, act.unit, act.row, frame.target, { manner });
  }
  if (act.verb === 'react' && frame?.is === 'overwatch')
    return shot(scene, act.unit, act.row, frame.mover, { manner: 'overwatch', targetMoves: true });
  if (act.verb === 'react' && frame?.is === 'quickdraw')
    return shot(scene, act.unit, act.row, frame.firer.unit, { manner: 'direct' });
  if (act.verb === 'answer' && frame?.is === 'answer')
    return shot(scene, frame.unit, act.row, act.target, { manner: 'defensive' });
  return undefined;
}

function shot(
  { view }: Scene,
  by: UnitId,
  row: Row,
  at: UnitId,
  more: Pick<Shot, 'manner'> & Partial<Shot>,
): Shot | undefined {
  const [firer, target] = [unitById(view, by), unitById(view, at)];
  if (!isFielded(firer) || !isFielded(target)) return undefined;
  const weapon = weaponOf(firer, row);
  return weapon && { firer, target, row, weapon, ...more };
}

export function actCard(scene: Scene, act: BookAct): ActCard | undefined {
  if (act.verb === 'join') return frightCard(scene, act.unit) ?? groundCard(scene, act);
  const found = shotOf(scene, act);
  if (!found)
    return (
      smokeCard(scene, act) ??
      airCard(scene, act) ??
      groundCard(scene, act) ??
      pushCard(scene, act) ??
      goingCard(scene, act)
    );
  const { firer, target, row } = found;
  const isArmourPiercing = row === 'ap' || row === 'ce' || row === 'second-ap';
  return {
    title: `${pieceName(scene, firer.id)} with ${ROW_NAMES[row]} at ${pieceName(scene, target.id)}`,
    targets: [{ of: target.id, otherwise: 'unhurt' }],
    by: { title: 'Who fires', of: [firer.id] },
    parts: isArmourPiercing ? apParts(scene, found) : gpParts(scene, found),
  };
}

/** What an assault on a vehicle asks of men who are not used to it (7.6). */
function frightCard(scene: Scene, id: UnitId): ActCard | undefined {
  const { world, view } = scene;
  const frame = view.doing.at(-1);
  const unit = unitById(view, id);
  const target = frame?.is === 'assault' ? unitById(view, frame.target) : undefined;
  if (!target || !isFielded(unit) || !isFielded(target) || !mayTakeFright(world, unit, target))
    return undefined;
  const { breaks, hesitates } = breakPoint(world.charts, breakRow(world, unit));
  const modifiers = moraleModifiers(world, view, unit, 'tank fright');
  const from = (net: number) => net + 1 - modifiers.value;
  return {
    title: `${pieceName(scene, id)} must dare to assault ${pieceName(scene, target.id)}`,
    targets: [{ of: id, otherwise: 'goes' }],
    by: { title: 'Who goes', of: [id] },
    parts: [
      {
        title: 'Morale',
        tally: spoken(scene, modifiers),
        reads: `goes at ${from(hesitates)} or more, is suppressed (OFF) from ${from(breaks)}`,
      },
    ],
  };
}

function apParts(scene: Scene, found: Shot): readonly CardPart[] {
  const { world, view } = scene;
  const { firer, target, weapon } = found;
  const band = bandAt(weapon, distance(world, firer.at, target.at)) ?? 'E';
  const net = apNet(world, view, found);
  const number = Math.min(99, apNumber(world.charts, band, net.value));
  return [
    { title: 'Net modifier', tally: spoken(scene, net), reads: `${number} or less hits in band ${band}` },
    { title: 'Penetration', tally: figure('penetration', 'B8.15', factorIn(weapon, band), firer.id) },
  ];
}

function gpParts(scene: Scene, found: Shot): readonly CardPart[] {
  const { world, view } = scene;
  const { firer, target, weapon, targetMoves } = found;
  const band = bandAt(weapon, distance(world, firer.at, target.at)) ?? 'E';
  const factor = factorIn(weapon, band);
  const excess = factor - gpDefenceOf(world, view, target, targetMoves);
  const modifiers = gpModifiers(world, view, found);
  const reads = (['Suppressed', 'Effective'] as const).flatMap(result => {
    const needs = gpNeeds(world.charts, result, excess);
    return needs === undefined ? [] : [`${result} at ${needs - modifiers.value} or more`];
  });
  const { limit } = weapon;
  return [
    ...(limit !== undefined && isOn(world, '7.38')
      ? [{ title: 'Ammo Limit', tally: figure('limit', '7.38.13', limit, firer.id), reads: '(10) at most' }]
      : []),
    { title: 'GP factor', tally: figure('factor', 'B9', factor, firer.id), reads: `column ${excess}` },
    { title: 'Modifiers', tally: spoken(scene, modifiers), reads: reads.join(', ') },
    ...fireParts(scene, found, factor),
  ];
}

/** Shells may set the target's hex on fire; whether they do shows at the end of the turn (7.35.1). */
function fireParts(scene: Scene, { row, target }: Shot, factor: number): readonly CardPart[] {
  const { world, view } = scene;
  const isShell = row === 'gp' || row === 'second-gp';
  const tinder = isOn(world, '7.35') && isShell && !isBurning(view, target.at) && tinderIn(world, target.at);
  if (!tinder) return [];
  const number = burnsAt(world.charts, tinder.fuel, factor) - tinder.added.value;
  return [
    {
      title: 'Fire',
      tally: spoken(scene, tinder.added),
      reads: `the hex burns with ${number} or less at the end of the turn`,
    },
  ];
}
