/** The cards of single rolls: spotting, rally, Medics, withdrawal, repair, smoke, Starshells. */
import {
  type ActCard,
  byDice,
  byDie,
  comes,
  type Fact,
  figure,
  NOTHING,
  needsAtLeast,
  needsAtMost,
  nothing,
} from '../../../../engine/index.ts';
import { jamRepair, smokeNumber } from '../../charts/index.ts';
import { enclosing } from '../../frames.ts';
import { checkModifiers, leaderBeside } from '../../morale/morale.ts';
import { rallyingLeader } from '../../morale/rally.ts';
import { spottingChance } from '../../sight/spotting.ts';
import { starshellChance } from '../../sight/starshells.ts';
import { type AnyUnit, cardOf, moraleOf, unitById } from '../../units.ts';
import { rallyModifiers, vehicleMorale } from '../../vehicles/nerve.ts';
import { type AnyVehicle, findVehicle } from '../../vehicles/vehicles.ts';
import { hasRule } from '../../world.ts';
import { type Cards, pieceName, placeText, type Scene } from '../names.ts';
import { part } from './parts.ts';

interface Stake {
  /** What becomes of whom if the check is passed. */
  readonly passed: Fact;
  readonly words: string;
  /** What he is called otherwise. */
  readonly failed: string;
}

/** Two dice against Morale (1.5.b). */
function moraleCard(
  scene: Scene,
  title: string,
  unit: AnyUnit,
  leader: AnyUnit | undefined,
  { passed, words, failed }: Stake,
): ActCard {
  const added = checkModifiers(scene.world, scene.view, unit, leader);
  const morale = moraleOf(scene.world, unit);
  const most = morale - added.value;
  return {
    title,
    targets: [{ of: passed.of, otherwise: failed }],
    parts: [
      part(scene, 'Morale', figure('Morale', '1.5.a', morale, unit.id)),
      part(scene, 'Modifiers', added, needsAtMost(passed, 'passes', most)),
    ],
    rolls: [byDice(passed.of, roll => (roll <= most ? comes(words, passed.is) : nothing(failed)))],
  };
}

/** A crew rallies by itself (15.0.d). */
function crewRallyCard(scene: Scene, vehicle: AnyVehicle): ActCard {
  const { id } = vehicle;
  const added = rallyModifiers(scene.world, scene.view, vehicle);
  const morale = vehicleMorale(vehicle);
  const most = morale - added.value;
  return {
    title: `Rally of ${pieceName(scene, id)}`,
    targets: [{ of: id, otherwise: 'stays Shaken' }],
    parts: [
      part(scene, 'Morale', figure('Morale', '15.0.d', morale, id)),
      part(scene, 'Modifiers', added, needsAtMost({ of: id, is: 'rallied' }, 'passes', most)),
    ],
    rolls: [byDice(id, roll => (roll <= most ? comes('rallies', 'rallied') : nothing('stays Shaken')))],
  };
}

function tendingCard(scene: Scene, medic: AnyUnit, stake: Omit<Stake, 'failed'>): ActCard {
  const title = `${pieceName(scene, medic.id)} tends ${pieceName(scene, stake.passed.of)}`;
  return moraleCard(scene, title, medic, undefined, { ...stake, failed: 'as before' });
}

const DIE = [1, 2, 3, 4, 5, 6] as const;

export const ROLL_CARDS = {
  spot: (scene, { unit, at }) => {
    const { roll, needed } = spottingChance(
      scene.world,
      scene.view,
      findVehicle(scene.view, unit) ?? unitById(scene.view, unit),
      at,
    );
    const most = needed - roll.value;
    return {
      title: `${pieceName(scene, unit)} tries to spot ${placeText(scene.world, at)}`,
      targets: [{ of: at, otherwise: 'not spotted' }],
      parts: [
        part(scene, 'Spotting number', figure('by terrain', '10.1.g', needed)),
        part(scene, 'Modifiers', roll, needsAtMost({ of: at, is: 'spotted' }, 'spots', most, 1)),
      ],
      rolls: [byDie(at, die => (die <= most ? comes('spotted') : nothing('not spotted')))],
    };
  },
  rally: (scene, { unit }) => {
    const vehicle = findVehicle(scene.view, unit);
    if (vehicle) return crewRallyCard(scene, vehicle);
    const who = unitById(scene.view, unit);
    const leader = rallyingLeader(scene.world, scene.view, who, enclosing(scene.view, 'rally')?.leading);
    const title = `Rally of ${pieceName(scene, unit)}`;
    return moraleCard(scene, title, who, leader, {
      passed: { of: unit, is: 'rallied' },
      words: 'rallies',
      failed: 'stays Shaken',
    });
  },
  heal: (scene, { medic, unit }) =>
    tendingCard(scene, unitById(scene.view, medic), { passed: { of: unit, is: 'healed' }, words: 'healed' }),
  steady: (scene, { medic, unit }) =>
    tendingCard(scene, unitById(scene.view, medic), {
      passed: { of: unit, is: 'rallied' },
      words: 'in Good Order',
    }),
  withdraw: (scene, { unit }) => {
    const who = unitById(scene.view, unit);
    const title = `${pieceName(scene, unit)} tries to withdraw`;
    return moraleCard(scene, title, who, leaderBeside(scene.world, scene.view, who), {
      passed: { of: unit, is: 'gets away' },
      words: 'gets away',
      failed: 'must fight',
    });
  },
  repair: (scene, { weapon }) => {
    const read = (die: number) => jamRepair(scene.world.charts, die, hasRule(scene.world, 'sand'));
    const least = DIE.find(die => read(die) !== 'broken') ?? DIE.length + 1;
    const need = needsAtLeast({ of: weapon, is: 'repaired' }, 'repaired', least, 1);
    return {
      title: `Repair of ${pieceName(scene, weapon)}`,
      targets: [{ of: weapon, otherwise: 'jammed' }],
      parts: [part(scene, 'One die', NOTHING, need)],
      rolls: [byDie(weapon, die => (read(die) === 'broken' ? comes('broken') : comes('repaired')))],
    };
  },
  smoke: (scene, { unit, at }) => {
    const needed = smokeNumber(scene.world.charts, cardOf(unitById(scene.view, unit)).nation);
    const need = needsAtMost({ of: at, is: 'smoke' }, 'smoke', needed, 1);
    return {
      title: `${pieceName(scene, unit)} lays smoke in ${placeText(scene.world, at)}`,
      targets: [{ of: at, otherwise: 'no smoke' }],
      parts: [part(scene, 'Smoke number', figure('of the nation', '7.0.b', needed), need)],
      rolls: [byDie(at, die => (die <= needed ? comes('smoke') : nothing('no smoke')))],
    };
  },
  starshell: (scene, { unit, at }) => {
    const chance = starshellChance(scene.world, unitById(scene.view, unit));
    const need = needsAtMost({ of: at, is: 'lit up' }, 'lights it up', chance.value, 1);
    return {
      title: `${pieceName(scene, unit)} fires a Starshell over ${placeText(scene.world, at)}`,
      targets: [{ of: at, otherwise: 'stays dark' }],
      parts: [part(scene, 'Starshell number', chance, need)],
      rolls: [byDie(at, die => (die <= chance.value ? comes('lit up') : nothing('stays dark')))],
    };
  },
} satisfies Cards;
