/** Guns and main armaments as ordnance (6.0, 6.2, 6.9): what they fire, how far, and what a hit is worth. */
import { type Refusal, refusal } from '../../../engine/index.ts';
import {
  areaToHit,
  boreName,
  HEAVY_MORTARS,
  type Killer,
  type MortarBore,
  type Shell,
  shellColumn,
  toHitNumber,
  toKillWithAp,
  toKillWithHe,
  toKillWithHeat,
  toKillWithSubcalibre,
} from '../charts/index.ts';
import type { GunCard, Nation, Piece, VehicleCard } from '../counters/card.ts';
import type { View } from '../game.ts';
import { rememberedByCharts } from '../remembered.ts';
import { isIndoors, terrainAt } from '../terrain/terrain.ts';
import { weaponCardOf } from '../units.ts';
import { distance, type World } from '../world.ts';
import { underJungle } from './mortars.ts';
import type { Aim, Marksman, Ordnance } from './shot.ts';

const ordnances = rememberedByCharts(readGun);

/** Undefined for a vehicle that has nothing but machine guns. */
export function gunOrdnance(world: World, card: GunCard | VehicleCard): Ordnance | undefined {
  return ordnances(world, card);
}

function readGun(world: World, card: GunCard | VehicleCard): Ordnance | undefined {
  if (card.kind === 'vehicle') return card.main && directFire(world, card.main, card.nation, 'vehicle');
  return card.type === 'MTR'
    ? heavyMortar(world, card.piece)
    : directFire(world, card.piece, card.nation, 'gun');
}

const USUAL: Aim = { type: 'infantry', shell: 'HE', colour: 'black' };

/** All three target types (3.2.4); what each of them needs in shells is looked at when one is picked. */
function directFire(world: World, piece: Piece, nation: Nation, kind: 'gun' | 'vehicle'): Ordnance {
  return {
    types: ['infantry', 'area', 'vehicle'],
    toHit: (range, { type, shell, colour } = USUAL) =>
      isWithin(piece, range) && type !== 'own'
        ? toHitNumber(world.charts, {
            target: type,
            gun: boreName(piece),
            range,
            colour,
            subcalibre: isSubcalibre(shell),
          })
        : undefined,
    column: shell => shellColumn(world.charts, shell, piece.calibre),
    toKill: (shell, range) => toKill(world, piece, nation, shell, range),
    killer: killerOf,
    refusal: kind === 'gun' ? gunRefusal : () => undefined,
    backblast: false,
    airBursts: false,
  };
}

/** Mortars of more than 60mm are guns; like the light ones they use the area target type alone (6.9). */
function heavyMortar(world: World, piece: Piece): Ordnance {
  const bore = boreName(piece);
  const row = HEAVY_MORTARS.find(each => each === bore);
  if (!row) throw new Error(`the to hit chart has no mortar ${bore}`);
  return {
    types: ['area'],
    toHit: range => (isWithin(piece, range) ? areaToHit(world.charts, row as MortarBore, range) : undefined),
    column: shell => shellColumn(world.charts, shell, piece.calibre),
    toKill: () => undefined,
    killer: killerOf,
    refusal: lobRefusal,
    backblast: false,
    airBursts: true,
  };
}

/** As it is fired like a mortar, if it can be (Chapter H). */
export function lobbedOrdnance(world: World, { piece, asMortar }: GunCard): Ordnance | undefined {
  return asMortar && heavyMortar(world, { ...piece, range: asMortar });
}

const isWithin = ({ range: limits }: Piece, range: number): boolean =>
  !limits || (range >= limits.min && range <= limits.max);

const isSubcalibre = (shell: Shell): boolean => shell === 'APCR' || shell === 'APDS';

/** Fired like a mortar once in this phase, it goes on like that, and no nearer than that allows (Chapter H). */
const gunRefusal: Ordnance['refusal'] = (world, view, firer, target) => {
  const card = firer.weapon && weaponCardOf(firer.weapon);
  const reach = card?.kind === 'gun' && firer.weapon?.manner === 'lobbed' ? card.asMortar : undefined;
  const range = distance(world, firer.at, target);
  return reach && (range < reach.min || range > reach.max)
    ? refusal('H.ja.type92', 'it has been fired like a mortar in this phase')
    : movedGun(world, view, firer, target);
};

/** Pieces that moved are not ready again before the next player turn (3.5), nor such as were turned in bamboo (8.2.1). */
const movedGun: Ordnance['refusal'] = (world, _view, { weapon, mode, user, at }) => {
  if (mode === 'advancing' && weapon?.moved) return refusal('3.5.c', 'a gun that moved may not fire');
  return user?.anchored && terrainAt(world, at) === 'bamboo'
    ? refusal('8.2.1.bamboo.d', 'in bamboo a gun is not turned and fired in one player turn')
    : undefined;
};

const lobRefusal: Ordnance['refusal'] = (world, view, firer, target) =>
  movedGun(world, view, firer, target) ?? inBuilding(world, view, firer) ?? underJungle(world, firer.at);

function inBuilding(world: World, view: View, { at }: Marksman): Refusal | undefined {
  return isIndoors(world, view, at) ? refusal('6.9.a', 'a mortar may not be fired in a building') : undefined;
}

function toKill(world: World, piece: Piece, nation: Nation, shell: Shell, range: number): number | undefined {
  const penetrator = { calibre: piece.calibre, length: piece.length, nation, range };
  switch (shell) {
    case 'AP':
      return toKillWithAp(world.charts, penetrator);
    case 'APCR':
    case 'APDS':
      return toKillWithSubcalibre(world.charts, shell, penetrator);
    case 'HEAT':
      return toKillWithHeat(world.charts, piece.calibre);
    case 'HE':
      return toKillWithHe(world.charts, piece.calibre);
    default:
      return undefined;
  }
}

const killerOf = (shell: Shell): Killer => (shell === 'HE' ? 'HE or DC' : 'AP, APCR, APDS or HEAT');
