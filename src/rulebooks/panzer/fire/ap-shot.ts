/** An AP shot (CES.AP.a): hit, number of hits, and for each of them location, armour, damage. */
import {
  against,
  atMost,
  lookedUp,
  PERCENTILE,
  percentileOf,
  percentOf,
  type Rule,
  roll,
  sumOf,
  term,
} from '../../../engine/index.ts';
import {
  type Angle,
  apNumber,
  type Band,
  basicDamage,
  type Damage,
  damageOf,
  damageRow,
  hitsOf,
  type Location,
  locate,
  penetrationChange,
} from '../charts/index.ts';
import { armourAt, type VehicleCard } from '../counters/index.ts';
import { cardOfUnit, type Fielded, type Game, isFielded, unitById } from '../game.ts';
import { distance } from '../world.ts';
import { elevationOf, hitAngle } from './angle.ts';
import { type Effect, suffer } from './effects.ts';
import { apNet } from './modifiers.ts';
import { bandAt, factorIn, type Weapon } from './weapon.ts';

export function* apShot(game: Game, firer: Fielded, target: Fielded, weapon: Weapon): Rule<void> {
  const { world } = game;
  const band = bandAt(weapon, distance(world, firer.at, target.at)) ?? 'E';
  const net = apNet(world, firer, target);
  const number = apNumber(world.charts, band, net.value);
  const hits = yield* roll(
    PERCENTILE,
    `{${firer.id}} at {${target.id}}`,
    faces => hitsOf(world.charts, weapon.rate, percentileOf(faces), number),
    {
      cite: 'B8.1',
      by: firer.side,
      tell: (dice, found) =>
        against(percentOf(dice), atMost(number), found > 0, hitWords(found), { of: [target.id] }),
    },
  );
  for (let hit = 0; hit < hits; hit++) {
    const still = unitById(game.state, target.id);
    if (!isFielded(still)) return;
    yield* oneHit(game, firer, still, weapon, band);
  }
}

const hitWords = (hits: number): string => (hits === 0 ? 'a miss' : hits === 1 ? 'a hit' : `${hits} hits`);

function* oneHit(game: Game, firer: Fielded, target: Fielded, weapon: Weapon, band: Band): Rule<void> {
  const { world } = game;
  const card = cardOfUnit(target) as VehicleCard;
  const listed = factorIn(weapon, band);
  const factor = world.options['7.12'] ? yield* varied(game, firer, target, listed) : listed;
  const angle = hitAngle(world, target.at, target.facing, firer.at);
  if (world.options['CES.BG']) return yield* basicHit(game, target, card, factor, angle);
  const elevation = elevationOf(world, firer.at, target.at);
  const location = yield* roll(
    PERCENTILE,
    `where {${target.id}} is hit`,
    (faces): Location => locate(world.charts, angle, elevation, percentileOf(faces)),
    {
      cite: 'B8.14',
      by: firer.side,
      tell: (dice, found) =>
        lookedUp(percentOf(dice), `from ${angle}, ${elevation}`, found, { of: [target.id] }),
    },
  );
  if (location === 'TK') return yield* trackHit(game, target, card, weapon);
  const armour = armourAt(card, angle, elevation, location);
  if (factor <= armour)
    return game.say('B8.15', `The shot at {${target.id}} does not go through: ${factor} against ${armour}.`);
  const damage = yield* damageRoll(game, firer, target, card, weapon);
  if (damage === 'none') return game.say('B8.16', `The shot goes through {${target.id}} and does no harm.`);
  yield* suffer(game, target, damage);
}

/** The Basic Game knows no locations: front or rear, and by how much (CES.BG). */
function* basicHit(game: Game, target: Fielded, card: VehicleCard, factor: number, angle: Angle): Rule<void> {
  const [front, rear] = card.basicArmour;
  const armour = angle === 'Front' || angle === 'Front/Side' ? front : rear;
  const damage = basicDamage(game.world.charts, factor - armour);
  if (damage === undefined || damage === 'none')
    return game.say('CES.BG', `The shot at {${target.id}} does not go through: ${factor} against ${armour}.`);
  yield* suffer(game, target, damage);
}

/** With 7.21 a track breaks only if twice the best GP factor reaches the target's GP Defense. */
function* trackHit(game: Game, target: Fielded, card: VehicleCard, weapon: Weapon): Rule<void> {
  if (game.world.options['7.21'] && 2 * weapon.effectiveness < card.gpDefence)
    return game.say('7.21.a', `The tracks of {${target.id}} hold.`);
  yield* suffer(game, target, 'TK');
}

function* varied(game: Game, firer: Fielded, target: Fielded, factor: number): Rule<number> {
  const change = yield* roll(
    { one: 10, other: 10 },
    `the penetration against {${target.id}}`,
    ({ one, other }) => penetrationChange(game.world.charts, factor, [one, other]),
    {
      cite: '7.12.a',
      by: firer.side,
      tell: (dice, found) =>
        lookedUp(sumOf(dice), `for ${factor}`, `${factor + found} in all`, { of: [target.id] }),
    },
  );
  return factor + change;
}

/** S-type vehicles take less (CES.AP.b); those that burn easily brew up where they would be knocked out (7.11). */
const SOFT = -2;
const BREWS_UP = 2;

function* damageRoll(
  game: Game,
  firer: Fielded,
  target: Fielded,
  card: VehicleCard,
  { calibre }: Weapon,
): Rule<Damage & (Effect | 'none')> {
  const { charts, options } = game.world;
  const soft = card.type === 'S' ? SOFT : 0;
  const read = (die: number): Damage => {
    const damage = damageOf(charts, damageRow(calibre), Math.max(1, die + soft));
    if (damage !== 'KO' || !options['7.11'] || !card.brewsUp) return damage;
    return damageOf(charts, damageRow(calibre), Math.min(10, die + soft + BREWS_UP));
  };
  return (yield* roll({ die: 10 }, `damage to {${target.id}}`, ({ die }) => read(die), {
    cite: 'B8.16',
    by: firer.side,
    tell: (dice, found) =>
      lookedUp(sumOf(dice, term('S-type', soft, 'CES.AP.b')), damageRow(calibre), found, { of: [target.id] }),
  })) as Damage & (Effect | 'none');
}
