/** What a shot does on the average. */
import {
  apNumber,
  type Band,
  type Cover,
  type Elevation,
  gpNeeds,
  hitsOf,
  modifier,
  NET_LIMITS,
} from '../../rulebooks/panzer/charts/index.ts';
import { cardOf } from '../../rulebooks/panzer/counters/index.ts';
import type { Shot } from '../../rulebooks/panzer/fire/a-shot.ts';
import { type Aspect, aspectOf } from '../../rulebooks/panzer/fire/ap-shot.ts';
import { apNet, gpDefence, gpDefenceOf, gpModifiers } from '../../rulebooks/panzer/fire/modifiers.ts';
import { bandAt, factorIn, type Weapon } from '../../rulebooks/panzer/fire/weapon.ts';
import { cardOfUnit, type Fielded, type View, vehicleCardOf } from '../../rulebooks/panzer/game.ts';
import type { Row } from '../../rulebooks/panzer/state.ts';
import { distance, type World } from '../../rulebooks/panzer/world.ts';
import { type Harm, hitBy, NONE } from './piercing.ts';

/** What being suppressed costs: it fires badly and hardly moves until it recovers. */
const SUPPRESSED = 0.18;
/** A squad that is reduced has lost half, and is suppressed. */
const REDUCED = 0.6;

export const isPiercing = (row: Row): boolean => row === 'ap' || row === 'ce' || row === 'second-ap';

/** As a share of what the target is worth. */
export const shareOf = ({ kill, hurt }: Harm): number => Math.min(1, kill + hurt);

/** A shot that could be fired now, with all that counts in it. */
export function harmOf(world: World, view: View, shot: Shot): Harm {
  const { firer, target, weapon, row } = shot;
  const band = bandAt(weapon, distance(world, firer.at, target.at));
  if (!band) return NONE;
  if (isPiercing(row)) {
    const number = apNumber(world.charts, band, apNet(world, view, shot).value);
    return piercing(world, weapon, band, target, aspectOf(world, shot), number);
  }
  const excess = factorIn(weapon, band) - gpDefenceOf(world, view, target, shot.targetMoves);
  return general(world, weapon, band, target, excess, gpModifiers(world, view, shot).value);
}

/** Hits of one roll: two and more if it is at most half of the number, as the rate of fire gives. */
function piercing(
  world: World,
  weapon: Weapon,
  band: Band,
  target: Fielded,
  aspect: Aspect,
  number: number,
): Harm {
  const card = vehicleCardOf(target);
  if (!card) return NONE;
  const { kill, hurt } = hitBy(world, weapon, factorIn(weapon, band), card, aspect);
  const chance = Math.min(number, 99) / 200;
  // A second Damage of a kind is the end: hits add up to more than their sum, which is left out.
  const after = (roll: number): Harm => {
    const hits = hitsOf(world.charts, weapon.rate, roll, number);
    return { kill: 1 - (1 - kill) ** hits, hurt: Math.min(1 - kill, hurt * hits) };
  };
  const [once, atHalf] = [after(Math.min(number, 99)), after(1)];
  return { kill: chance * (once.kill + atHalf.kill), hurt: chance * (once.hurt + atHalf.hurt) };
}

function general(
  { charts }: World,
  { calibre, effectiveness }: Pick<Weapon, 'calibre' | 'effectiveness'>,
  band: Band,
  target: Fielded,
  excess: number,
  modifiers: number,
): Harm {
  const chanceOf = (result: 'Suppressed' | 'Effective') => {
    const needs = gpNeeds(charts, result, excess);
    return needs === undefined ? 0 : Math.max(0, Math.min(1, (101 - (needs - modifiers)) / 100));
  };
  const [some, effective] = [chanceOf('Suppressed'), chanceOf('Effective')];
  const suppressed = SUPPRESSED * (some - effective);
  const card = cardOfUnit(target);
  if (card.is === 'leg' && card.half !== undefined)
    return { kill: 0, hurt: suppressed + REDUCED * effective };
  if (card.is !== 'vehicle') return { kill: effective, hurt: suppressed };
  const isSmall = calibre === 0;
  if (isSmall && card.type !== 'S' && band !== 'P' && band !== 'S') return NONE;
  const breaks = card.type === 'S' || (!isSmall && effectiveness >= card.gpDefence);
  return breaks
    ? { kill: 0.8 * effective, hurt: suppressed + 0.08 * effective }
    : { kill: 0, hurt: SUPPRESSED * some };
}

/** What falls on a unit from the air: a GP attack, with what hinders or helps it. */
export const blastOf = (
  world: World,
  target: Fielded,
  { factor, effectiveness }: { readonly factor: number; readonly effectiveness: number },
  modifiers: number,
): Harm => general(world, { calibre: 1, effectiveness }, 'S', target, factor - gpDefence(target), modifiers);

/** Guns of aircraft: shells at armour, otherwise small arms. */
export const strafingOf = (world: World, target: Fielded, factor: number, modifiers: number): Harm =>
  general(world, { calibre: 0, effectiveness: 1 }, 'S', target, factor - gpDefence(target), modifiers);

export const cannonade = (world: World, weapon: Weapon, target: Fielded, aspect: Aspect, net: number): Harm =>
  piercing(world, weapon, 'S', target, aspect, apNumber(world.charts, 'S', net));

/** A shot that is only thought of: from some hex at a unit in some other. */
export interface Sketch {
  readonly range: number;
  readonly hull: Aspect['hull'];
  readonly elevation: Elevation;
  readonly posture: Aspect['posture'];
  readonly cover: Cover;
  readonly moves: boolean;
}

export function sketched(world: World, weapon: Weapon, row: Row, target: Fielded, sketch: Sketch): Harm {
  const band = bandAt(weapon, sketch.range);
  if (!band) return NONE;
  const { cover, moves, hull, elevation, posture } = sketch;
  if (!isPiercing(row)) {
    const card = cardOf(target.card);
    const defence = card.gpDefence - (moves && card.is === 'leg' ? 2 : 0);
    const shelter = cover === 'no cover' ? 0 : modifier(world.charts.gpModifiers, cover).n;
    return general(world, weapon, band, target, factorIn(weapon, band) - defence, shelter);
  }
  const card = vehicleCardOf(target);
  if (!card) return NONE;
  const shelter = cover === 'no cover' ? 0 : modifier(world.charts.apModifiers, cover).n;
  const net = card.size + shelter + (moves ? modifier(world.charts.apModifiers, 'target moving').n : 0);
  const number = apNumber(world.charts, band, Math.max(NET_LIMITS.least, Math.min(NET_LIMITS.most, net)));
  return piercing(world, weapon, band, target, { hull, turret: hull, elevation, posture }, number);
}
