/** The cards of single rolls: spotting, rally, Medics, withdrawal, repair, smoke, Starshells. */
import { type ActCard, byDice, byDie, figure, NOTHING, orLess, signed } from '../../../engine/index.ts';
import { jamRepair, smokeNumber } from '../charts/index.ts';
import { enclosing } from '../frames.ts';
import { checkModifiers, leaderBeside } from '../morale.ts';
import { rallyingLeader } from '../rally.ts';
import { spottingChance } from '../spotting.ts';
import { starshellChance } from '../starshells.ts';
import { type AnyUnit, cardOf, moraleOf, unitById } from '../units.ts';
import { hasRule } from '../world.ts';
import { part } from './card-parts.ts';
import { pieceName, placeText, type Said, type Scene } from './names.ts';

/** Two dice against Morale (1.5.b). */
function moraleCard(
  scene: Scene,
  title: string,
  unit: AnyUnit,
  leader: AnyUnit | undefined,
  [passed, failed]: readonly [string, string],
): ActCard {
  const added = checkModifiers(scene.world, scene.view, unit, leader);
  const morale = moraleOf(unit);
  return {
    title,
    parts: [
      part(scene, 'Morale', figure('Morale', '1.5.a', morale, unit.id)),
      part(scene, 'Modifiers', added, `${signed(added.value)}: passes with ${orLess(morale - added.value)}`),
    ],
    results: [byDice(unit.id, roll => (roll + added.value <= morale ? passed : failed))],
  };
}

function tendingCard(scene: Scene, medic: AnyUnit, patient: string, healed: string): ActCard {
  const title = `${pieceName(scene, medic.id)} tends ${pieceName(scene, patient)}`;
  return moraleCard(scene, title, medic, undefined, [healed, 'nothing']);
}

export const ROLL_CARDS: Said<
  'spot' | 'rally' | 'heal' | 'steady' | 'withdraw' | 'repair' | 'smoke' | 'starshell',
  ActCard | undefined
> = {
  spot: (scene, { unit, at }) => {
    const { roll, needed } = spottingChance(scene.world, scene.view, unitById(scene.view, unit), at);
    return {
      title: `${pieceName(scene, unit)} tries to spot ${placeText(scene.world, at)}`,
      parts: [
        part(scene, 'Spotting number', figure('by terrain', '10.1.g', needed)),
        part(scene, 'Modifiers', roll, `${signed(roll.value)}: spots with ${orLess(needed - roll.value)}`),
      ],
      results: [byDie(at, die => (die + roll.value <= needed ? 'spotted' : 'not spotted'))],
    };
  },
  rally: (scene, { unit }) => {
    const who = unitById(scene.view, unit);
    const leader = rallyingLeader(scene.world, scene.view, who, enclosing(scene.view, 'rally')?.leading);
    const title = `Rally of ${pieceName(scene, unit)}`;
    return moraleCard(scene, title, who, leader, ['rallies', 'stays Shaken']);
  },
  heal: (scene, { medic, unit }) => tendingCard(scene, unitById(scene.view, medic), unit, 'healed'),
  steady: (scene, { medic, unit }) => tendingCard(scene, unitById(scene.view, medic), unit, 'in Good Order'),
  withdraw: (scene, { unit }) => {
    const who = unitById(scene.view, unit);
    const title = `${pieceName(scene, unit)} tries to withdraw`;
    return moraleCard(scene, title, who, leaderBeside(scene.view, who), ['gets away', 'must fight']);
  },
  repair: (scene, { weapon }) => ({
    title: `Repair of ${pieceName(scene, weapon)}`,
    parts: [part(scene, 'One die', NOTHING, 'a low one breaks it')],
    results: [byDie(weapon, die => jamRepair(die, hasRule(scene.world, 'sand')))],
  }),
  smoke: (scene, { unit, at }) => {
    const needed = smokeNumber(cardOf(unitById(scene.view, unit)).nation);
    return {
      title: `${pieceName(scene, unit)} lays smoke in ${placeText(scene.world, at)}`,
      parts: [part(scene, 'Smoke number', figure('of the nation', '7.0.b', needed), orLess(needed))],
      results: [byDie(unit, die => (die <= needed ? 'smoke' : 'no smoke'))],
    };
  },
  starshell: (scene, { unit, at }) => {
    const chance = starshellChance(scene.world, unitById(scene.view, unit));
    return {
      title: `${pieceName(scene, unit)} fires a Starshell over ${placeText(scene.world, at)}`,
      parts: [part(scene, 'Starshell number', chance, orLess(chance.value))],
      results: [byDie(unit, die => (die <= chance.value ? 'light' : 'darkness'))],
    };
  },
};
