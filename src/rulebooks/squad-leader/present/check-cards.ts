/** The numbers behind a check: rallies, repairs, and whatever else one unit does by the dice. */
import {
  type ActCard,
  byDice,
  byDie,
  comes,
  figure,
  needsAtLeast,
  needsAtMost,
  nothing,
  orLess,
  type Tally,
} from '../../../engine/index.ts';
import { calmingModifiers } from '../morale/calming.ts';
import { deploymentModifiers } from '../morale/deployment.ts';
import { HERO_AT, heroModifiers } from '../morale/heroes.ts';
import { promotionFate } from '../morale/promotion.ts';
import { rallyModifiers } from '../morale/rally.ts';
import { repairFate } from '../morale/repair.ts';
import { steadfastness } from '../prisoners/interrogation.ts';
import { SCROUNGED_AT } from '../prisoners/scrounging.ts';
import { type AnyUnit, type AnyWeapon, isLeader, moraleOf, unbrokenMorale, unitById } from '../units.ts';
import { part } from './card-part.ts';
import { pieceName, type Scene, spoken } from './names.ts';

export function rallyCard(scene: Scene, unit: AnyUnit, leader: AnyUnit | undefined): ActCard {
  const drm = rallyModifiers(scene.world, unit, leader);
  const { id } = unit;
  const morale = moraleOf(unit);
  const most = Math.min(morale - drm.value, 11);
  return {
    title: `Rally of ${pieceName(scene, id)}`,
    targets: [{ of: id, otherwise: 'stays broken' }],
    parts: [
      part(scene, 'Broken morale', figure('broken morale', '3.20.5', morale, id)),
      {
        title: 'Modifiers',
        tally: spoken(scene, drm),
        // A leader whom a 12 wounds may be in good order all the same (3.4.1): no single number decides it.
        ...(isLeader(unit)
          ? { reads: `rallies with ${orLess(most)}` }
          : { need: needsAtMost({ of: id, is: 'rallied' }, 'rallies', most) }),
      },
    ],
    rolls: [
      byDice(id, roll => {
        if (roll === 12) return 'casualties';
        if (roll > most) return nothing('stays broken');
        return isLeader(unit) ? 'rallies' : comes('rallies', 'rallied');
      }),
    ],
  };
}

export function heroCard(scene: Scene, unit: AnyUnit): ActCard {
  const drm = heroModifiers(scene.world, unit);
  const { id } = unit;
  const most = HERO_AT - drm.value;
  return {
    title: `A hero in ${pieceName(scene, id)}`,
    targets: [{ of: id, otherwise: 'no hero' }],
    parts: [
      {
        title: 'Modifiers',
        tally: spoken(scene, drm),
        need: needsAtMost({ of: id, is: 'hero' }, 'a hero', most, 1),
      },
    ],
    rolls: [byDie(id, die => (die <= most ? comes('a hero', 'hero') : nothing('no hero')))],
  };
}

/** A check of morale of which nothing comes but a yes or no. */
interface PlainCheck {
  readonly title: string;
  readonly morale: Tally;
  readonly drm: Tally;
  readonly fact: string;
  readonly passed: string;
  readonly failed: string;
}

function checkCard(
  scene: Scene,
  id: string,
  { title, morale, drm, fact, passed, failed }: PlainCheck,
): ActCard {
  const most = morale.value - drm.value;
  return {
    title,
    targets: [{ of: id, otherwise: failed }],
    parts: [
      part(scene, 'Morale', morale),
      {
        title: 'Modifiers',
        tally: spoken(scene, drm),
        need: needsAtMost({ of: id, is: fact }, passed, most),
      },
    ],
    rolls: [byDice(id, roll => (roll <= most ? comes(passed, fact) : nothing(failed)))],
  };
}

export const deployCard = (scene: Scene, unit: AnyUnit, leader: AnyUnit): ActCard =>
  checkCard(scene, unit.id, {
    title: `Deployment of ${pieceName(scene, unit.id)}`,
    morale: figure('morale', '3.20.1', moraleOf(unit), unit.id),
    drm: deploymentModifiers(leader),
    fact: 'deployed',
    passed: 'deploys',
    failed: 'stays together',
  });

export const calmingCard = (scene: Scene, unit: AnyUnit, leader: AnyUnit): ActCard =>
  checkCard(scene, unit.id, {
    title: `${pieceName(scene, unit.id)} comes to its senses`,
    morale: figure('morale', '3.25.10', unbrokenMorale(unit), unit.id),
    drm: calmingModifiers(leader),
    fact: 'calmed',
    passed: 'comes to its senses',
    failed: 'rages on',
  });

/** Who rolls above his morale talks. */
export function interrogationCard(scene: Scene, { id }: AnyUnit): ActCard {
  const morale = steadfastness(scene.view, unitById(scene.view, id));
  const least = morale.value + 1;
  return {
    title: `Interrogation of ${pieceName(scene, id)}`,
    targets: [{ of: id, otherwise: 'says nothing' }],
    parts: [
      {
        title: 'Broken morale, and the example of leaders',
        tally: spoken(scene, morale),
        need: needsAtLeast({ of: id, is: 'talked' }, 'talks', least),
      },
    ],
    rolls: [byDice(id, roll => (roll >= least ? comes('talks', 'talked') : nothing('says nothing')))],
  };
}

export const scroungingCard = (scene: Scene, { id }: AnyUnit): ActCard => ({
  title: `Arms for ${pieceName(scene, id)}`,
  targets: [{ of: id, otherwise: 'nothing' }],
  parts: [
    {
      title: 'Scrounging',
      tally: figure('up to', '5.8.7', SCROUNGED_AT, id),
      need: needsAtMost({ of: id, is: 'armed' }, 'arms', SCROUNGED_AT),
    },
  ],
  rolls: [byDice(id, roll => (roll <= SCROUNGED_AT ? comes('arms', 'armed') : nothing('nothing')))],
});

/** Two dice, as they fall. */
export const promotionCard = (scene: Scene, { id }: AnyUnit): ActCard => ({
  title: `A leader from ${pieceName(scene, id)}`,
  targets: [{ of: id, otherwise: 'nobody' }],
  parts: [
    {
      title: 'Field promotion',
      tally: figure('up to', '3.6.1.1', 3, id),
      need: needsAtMost({ of: id, is: 'leader' }, 'a leader', 3),
    },
  ],
  rolls: [
    byDice(id, roll => {
      const fate = promotionFate(roll);
      if (fate === 'nobody') return nothing(fate);
      return fate === 'a leader' ? comes(fate, 'leader') : comes(fate);
    }),
  ],
});

export function repairCard(scene: Scene, weapon: AnyWeapon): ActCard {
  const { id } = weapon;
  const most = [1, 2, 3, 4, 5].filter(die => repairFate(weapon, die) === 'repaired').length;
  return {
    title: `Repair of the ${pieceName(scene, id)}`,
    targets: [{ of: id, otherwise: 'stays as it is' }],
    parts: [
      {
        title: 'Repair number',
        tally: figure('repair number', 'CTR.REP', most, id),
        need: needsAtMost({ of: id, is: 'repaired' }, 'repaired', most, 1),
      },
    ],
    rolls: [
      byDie(id, die => {
        const fate = repairFate(weapon, die);
        return fate === 'no change' ? nothing(fate) : comes(fate, fate === 'lost' ? 'removed' : fate);
      }),
    ],
  };
}
