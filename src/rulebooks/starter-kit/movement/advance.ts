/** The advance phase (3.7): every good order, unpinned unit of the attacker may go one hex, even upon enemies. */
import type { HexId } from '../../../board/index.ts';
import { anyOffer, asking, type Refusal, type Rule, refusal } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { daring } from '../close-combat/pre-afv-check.ts';
import { comeOut, loseInSight, seenInTheOpen } from '../concealment/loss.ts';
import { sayOf, tellOfDeed, tellOfParting } from '../concealment/telling.ts';
import { hasUnseen } from '../concealment/unseen.ts';
import { choose, decide, type Game, type View, verbsIn } from '../game.ts';
import { servingRefusal } from '../guns/guns.ts';
import { leaveGuns } from '../guns/leaving.ts';
import { desperationByEnemies } from '../morale/desperation.ts';
import { drop } from '../morale/losses.ts';
import { endPhase } from '../phases.ts';
import { takeControl } from '../scenario/control.ts';
import type { UnitId } from '../state.ts';
import { canCarryItsLoad } from '../support-weapons/portage.ts';
import {
  type AnyUnit,
  type AnyWeapon,
  fitsIn,
  hexesOf,
  isGoodOrder,
  isLeader,
  isMmc,
  possessorOf,
  unitById,
  unitsAt,
  weaponById,
  weaponsOf,
} from '../units.ts';
import { hatchRefusal } from '../vehicles/crew.ts';
import { hatchVerbs } from '../vehicles/hatches.ts';
import { idling, ownUnits, ownVehicles, type SideScene } from '../whose.ts';
import type { World } from '../world.ts';
import { allowance } from './allowance.ts';
import { entryCost } from './cost.ts';
import { canExit, exit, isEnemyHeld, isEntering, nextHexes } from './entry.ts';
import { exhaust } from './exhaustion.ts';

const verb = verbsIn<SideScene>();

/** Hexes with somebody of the side in them: only there room may be wanting. */
const taken = remembered(({ view, side }: SideScene) => hexesOf(view, side));

/** Against whatever a unit might do in the phase. */
function idleRefusal({ world, view }: SideScene, unit: AnyUnit): Refusal | undefined {
  if (unit.broken) return refusal('3.2.3.j', 'broken units may only rout and rally');
  if (unit.pinned) return refusal('3.7.a', 'pinned units don’t advance');
  if (unit.manhandled || unit.anchored) return refusal('6.5.d', 'it has pushed a gun in this player turn');
  if (isGoodOrder(view, unit) || isEntering(world, view, unit)) return undefined;
  return unit.at === undefined
    ? refusal('3.3.d', 'it is not on the map')
    : refusal('3.8.t', 'units in melee do nothing but fight in close combat');
}

/** Against any advance of it, wherever to. */
function advanceRefusal(scene: SideScene, unit: AnyUnit): Refusal | undefined {
  const { world, view } = scene;
  const against = idleRefusal(scene, unit);
  if (against) return against;
  if (unit.moved) return refusal('3.7.a', 'it has advanced in this phase');
  if (!canCarryItsLoad(world, view, unit)) return refusal('4.0.e', 'it can’t carry what it has');
  return isAmongEnemies(view, unit)
    ? refusal('8.1.8.6.g', 'who has charged into a hex with enemies stays there')
    : undefined;
}

const advanceVerb = verb('advance', {
  cite: '3.7.a',
  who: ownUnits,
  unfit: advanceRefusal,
  what: ({ world }, unit) => nextHexes(world, unit),
  whatElse: refusal('3.7.a', 'units advance into an adjacent hex'),
  refusal(scene, unit, to) {
    const { world, view, side } = scene;
    if (entryCost(world, view, { from: unit.at, to }, { smoke: false }) === undefined)
      return refusal('3.3.b', 'infantry can’t go there');
    if (unit.exhausted && needsAll(world, view, [unit], unit, to))
      return refusal('3.7.b', 'exhausted, it may not go where it would need all it has');
    return taken(scene).has(to) && !fitsIn(world, view, to, side, [unit])
      ? refusal('3.3.1.d', 'there is no room in the hex')
      : undefined;
  },
  args: (unit, to) => ({ unit: unit.id, to }),
  perform: (game, { unit, to }) => advance(game, unitById(game.state, unit), to),
});

const advanceOff = verb('advance-off', {
  cite: '3.3.e',
  who: ownUnits,
  unfit: (scene, unit) =>
    advanceRefusal(scene, unit) ??
    (canExit(scene.world, scene.view, unit)
      ? undefined
      : refusal('3.3.e', 'nobody leaves the map from here')),
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => exit(game, unitById(game.state, unit)),
});

const held = ({ view, side }: SideScene): readonly AnyWeapon[] =>
  view.weapons.filter(weapon => {
    const possessor = possessorOf(view, weapon);
    return possessor?.side === side && possessor.at !== undefined;
  });
const possessor = (_: SideScene, { by }: AnyWeapon): string | undefined => by;

/** Against what its possessor might do with it. */
function possessorRefusal(scene: SideScene, weapon: AnyWeapon): Refusal | undefined {
  const unit = possessorOf(scene.view, weapon);
  return unit ? idleRefusal(scene, unit) : refusal('4.0.a', 'nobody possesses it');
}

/** Weapons change hands once in the phase, and not when they have been carried on already. */
const give = verb('give', {
  cite: '3.7.a',
  who: held,
  by: possessor,
  unfit(scene, weapon) {
    const against = possessorRefusal(scene, weapon);
    if (against) return against;
    if (weapon.recovered) return refusal('4.0.d', 'it has changed hands in this phase');
    return weapon.moved ? refusal('4.0.b', 'it has moved in this phase') : undefined;
  },
  what({ view }, weapon) {
    const giver = possessorOf(view, weapon);
    if (giver?.at === undefined) return [];
    return unitsAt(view, giver.at, giver.side).filter(({ id }) => id !== giver.id);
  },
  whatElse: refusal('3.7.a', 'weapons pass between units in one hex'),
  refusal({ world, view }, weapon, taker) {
    if (taker.pinned) return refusal('3.7.a', 'pinned units exchange nothing');
    if (!isGoodOrder(view, taker)) return refusal('4.0.a', 'only units in good order exchange weapons');
    return servingRefusal(world, view, taker, weapon);
  },
  args: (weapon, taker) => ({ weapon: weapon.id, to: taker.id }),
  perform(game, { weapon, to }) {
    const giver = possessorOf(game.state, weaponById(game.state, weapon));
    loseInSight(game, [...(giver ? [giver] : []), unitById(game.state, to)], '8.3.d3');
    const mine = game.own(weaponById(game.state, weapon));
    mine.by = to;
    mine.recovered = true;
    game.say('3.7.a', `{${to}} takes {${weapon}}`);
  },
});

const dropVerb = verb('drop', {
  cite: '4.0.b',
  who: held,
  by: possessor,
  unfit: possessorRefusal,
  args: ({ id }) => ({ weapon: id }),
  perform(game, { weapon: id }) {
    const weapon = weaponById(game.state, id);
    const unit = possessorOf(game.state, weapon);
    if (unit) drop(game, weapon, unit);
    game.say('4.0.b', `{${id}} is dropped`);
  },
});

const hatches = hatchVerbs('3.7.f', ownVehicles, ({ world, view }: SideScene, vehicle) =>
  hatchRefusal(world, view, vehicle),
);

const done = verb('done', { cite: '3.7.a', perform: game => endPhase(game) });

const DEEDS = [advanceVerb, advanceOff, give, dropVerb, ...hatches] as const;
const ADVANCE_VERBS = [...DEEDS, done] as const;

/** One unit advances, one weapon changes hands or is dropped, or the phase ends. */
export function* advancePhase(game: Game): Rule<void> {
  const { attacker: side } = game.state;
  const sceneOf = remembered((view: View): SideScene => ({ world: game.world, view, side }));
  if (!anyOffer(DEEDS, sceneOf(game.state)) && !hasUnseen(game.state, side)) return endPhase(game);
  yield* decide(game, ADVANCE_VERBS, sceneOf, idle, {
    by: side,
    id: 'advance',
    cite: '3.7.a',
    prompt: 'Advance',
  });
}

const idle = idling(
  refusal('3.7.a', 'nobody can advance there'),
  refusal('3.7.a', 'it has nothing to do in the advance phase'),
);

/** Who has charged into a hex with enemies stays there (8.1.8.6.g). */
const isAmongEnemies = (view: View, { banzai, at, side }: AnyUnit): boolean =>
  banzai !== undefined && at !== undefined && isEnemyHeld(view, at, side);

/** Whether entering the hex takes all the movement factors that the unit has as one of those who go together. */
function needsAll(world: World, view: View, group: readonly AnyUnit[], unit: AnyUnit, to: HexId): boolean {
  const cost = entryCost(world, view, { from: unit.at, to }, { smoke: false });
  if (!cost) return false;
  return cost.value >= (allowance(world, view, unit, { stack: group })?.value ?? 0);
}

/** The unit goes; a leader may take those along who are better off in his company. */
function* advance(game: Game, unit: AnyUnit, to: HexId): Rule<void> {
  const { world } = game;
  const { at: from } = unit;
  const together = isLeader(unit) ? yield* accompanied(game, unit, to) : [unit];
  const group = yield* daring(game, together, to);
  const strained = group.filter(each => needsAll(world, game.state, group, each, to));
  const fights = isEnemyHeld(game.state, to, unit.side);
  for (const each of group) {
    const mine = game.own(each);
    comeOut(game, each, '6.4.c');
    leaveGuns(game, each);
    mine.at = to;
    mine.moved = true;
    if (fights) mine.advanced = true;
    for (const weapon of weaponsOf(game.state, each)) game.own(weapon).moved = true;
    seenInTheOpen(game, [each]);
    sayOf(game, '3.7.a', [each.id], name => `${name} advances to ${to}`);
  }
  tellOfParting(game, from, group);
  for (const each of strained) exhaust(game, each, '3.7.b');
  desperationByEnemies(game);
  takeControl(game);
}

/** A leader goes, and may take others along. */
interface CompanyScene extends SideScene {
  /** Those who go so far, the leader first. */
  readonly group: readonly AnyUnit[];
  readonly to: HexId;
}

const companyVerb = verbsIn<CompanyScene>();

/** What is picked is kept by who asks: it is done when the group is complete. */
const picked = (): void => {};

/** For whom the way takes all they have, unless he goes with them. */
const withLeader = companyVerb('with', {
  cite: '3.7.b',
  who: ({ view, side, group }) => {
    const at = group[0]?.at;
    return at === undefined ? [] : unitsAt(view, at, side).filter(unit => !group.includes(unit));
  },
  whoElse: refusal('3.7.b', 'it is not with the leader, or goes along'),
  unfit(scene, unit) {
    const { world, view, side, group, to } = scene;
    if (!isMmc(unit)) return refusal('3.7.b', 'leaders need no help');
    if (unit.moved) return refusal('3.7.a', 'it has advanced in this phase');
    const against = idleRefusal(scene, unit);
    if (against) return against;
    if (!needsAll(world, view, [unit], unit, to)) return refusal('3.7.b', 'it can go there without him');
    const together = [...group, unit];
    if (together.some(each => isMmc(each) && needsAll(world, view, together, each, to)))
      return refusal('3.7.b', 'it would need all it has even with him');
    return fitsIn(world, view, to, side, together)
      ? undefined
      : refusal('3.3.1.d', 'there is no room in the hex');
  },
  args: ({ id }) => ({ unit: id }),
  perform: picked,
});

const COMPANY_VERBS = [withLeader, companyVerb('done', { cite: '3.7.b', perform: picked })] as const;

/** With a leader's help, a heavily laden unit need not exhaust itself, or can go where it could not alone (3.7.b). */
function* accompanied(game: Game, leader: AnyUnit, to: HexId): Rule<readonly AnyUnit[]> {
  const { world } = game;
  const { side } = leader;
  const chosen: UnitId[] = [leader.id];
  const groupIn = (view: View) => chosen.map(id => unitById(view, id));
  const sceneOf = (view: View): CompanyScene => ({ world, view, side, group: groupIn(view), to });
  while (anyOffer([withLeader], sceneOf(game.state))) {
    tellOfDeed(game, leader, '3.7.b', 'takes others along');
    const act = yield* choose({
      by: side,
      id: 'advance-with',
      cite: '3.7.b',
      prompt: 'Who advances with the leader?',
      ...asking(COMPANY_VERBS, sceneOf, idle),
    });
    if (act.verb === 'done') break;
    chosen.push(act.unit);
  }
  return groupIn(game.state);
}
