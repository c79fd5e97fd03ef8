/**
 * A state that a side can't tell from the true one: what it doesn't see is somewhere that it can't rule out. Under each ?
 * there is somebody; all others are under one as well, or hidden in the area in which they set up.
 */
import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import { clone, type Frozen, type Random, type Side } from '../../../engine/index.ts';
import { isOpenGround } from '../charts/index.ts';
import { card } from '../counters/index.ts';
import type { View } from '../game.ts';
import { canEmplace, groundRefusal, isCrew, isGun } from '../guns/guns.ts';
import { SPINES } from '../ordnance/covered-arcs.ts';
import { orderOfBattle } from '../scenario/order-of-battle.ts';
import type { Frame, State, UnitId, Weapon } from '../state.ts';
import { terrainAt } from '../terrain/terrain.ts';
import { type AnyUnit, type AnyWeapon, fitsIn, hexesOf, isMmc } from '../units.ts';
import { enemyOf, groupOf, nationOf, type World } from '../world.ts';
import { isPlaceholder, usesConcealment } from './unseen.ts';

export function imagined(view: View, side: Side, world: World, random: Random): State {
  const enemy = enemyOf(world, side);
  const isSettingUp = view.doing.some(frame => frame.is === 'set-up' && frame.side === enemy);
  const isMissing = (unit: AnyUnit) => unit.side === enemy && unit.at === undefined;
  if (isSettingUp || !view.units.some(unit => isMissing(unit) || isPlaceholder(unit)))
    return clone<State>(view);
  const guess = new Guess(world, view, enemy, random);
  guess.fillPlaceholders();
  guess.placeOthers();
  return clone<State>(guess.state());
}

class Guess {
  readonly #world: World;
  readonly #view: View;
  readonly #side: Side;
  readonly #random: Random;
  readonly #units = new Map<UnitId, AnyUnit>();
  readonly #placeholders: readonly HexId[];
  /** Those of whom nobody knows where they are, in the order in which they are thought of. */
  readonly #missing: AnyUnit[];

  constructor(world: World, view: View, side: Side, random: Random) {
    this.#world = world;
    this.#view = view;
    this.#side = side;
    this.#random = random;
    this.#placeholders = view.units.filter(isPlaceholder).flatMap(({ at }) => at ?? []);
    const unplaced = view.units.filter(unit => unit.side === side && unit.at === undefined);
    this.#missing = random.shuffled(unplaced);
  }

  /** One unit under each ?, such as has come for certain first. */
  fillPlaceholders(): void {
    const { onMap, perhaps } = this.#candidates();
    const ready = [...onMap.filter(isMmc), ...onMap.filter(unit => !isMmc(unit)), ...perhaps];
    for (const at of this.#placeholders) {
      const unit = ready.shift();
      if (unit) this.#units.set(unit.id, { ...unit, at, concealed: true });
    }
  }

  placeOthers(): void {
    for (const unit of this.#candidates().onMap) {
      if (this.#units.has(unit.id)) continue;
      const under = this.#placeholders.filter(hex =>
        fitsIn(this.#world, this.#now(), hex, unit.side, [unit]),
      );
      const at =
        this.#mayHide(unit) && (under.length === 0 || this.#random.below(2) === 0) ? undefined : under;
      this.#units.set(
        unit.id,
        at === undefined || at.length === 0
          ? { ...unit, at: this.#hidingPlace(unit), hidden: true }
          : { ...unit, at: this.#random.pick(at), concealed: true },
      );
    }
    if (!usesConcealment(this.#world)) return;
    for (const unit of this.#missing) {
      if (!this.#units.has(unit.id)) this.#units.set(unit.id, { ...unit, concealed: true });
    }
  }

  #candidates() {
    const onMap = this.#missing.filter(unit => mustBeOnMap(this.#world, this.#view, unit));
    const perhaps = this.#missing.filter(
      unit => !onMap.includes(unit) && mayHaveCome(this.#world, this.#view, unit),
    );
    return { onMap, perhaps };
  }

  /** Crews beside guns that nobody has seen, and Japanese. */
  #mayHide(unit: AnyUnit): boolean {
    if (nationOf(this.#world, this.#side) === 'japanese') return true;
    return isCrew(unit) && this.#view.weapons.some(weapon => isGun(weapon) && this.#isMissing(weapon));
  }

  /** Where nobody would have seen it: not in the open, and not beneath an enemy's feet. */
  #hidingPlace({ group }: AnyUnit): HexId {
    const { setUp } = groupOf(this.#world, group);
    const area = setUp ? hexesIn(this.#world.field, setUp) : this.#world.field.ids;
    const enemies = hexesOf(this.#view, enemyOf(this.#world, this.#side));
    const free = area.filter(hex => terrainAt(this.#world, hex) !== undefined && !enemies.has(hex));
    const covered = free.filter(hex => {
      const terrain = terrainAt(this.#world, hex);
      return terrain !== undefined && !isOpenGround(this.#world.charts, terrain);
    });
    const gun = this.#view.weapons.find(weapon => isGun(weapon) && this.#isMissing(weapon));
    const gunCard = gun && card(gun.card);
    const fits = covered.filter(hex => gunCard?.kind !== 'gun' || !groundRefusal(this.#world, gunCard, hex));
    return this.#random.pick([fits, covered, free, area].find(hexes => hexes.length > 0) ?? area);
  }

  #now(): View {
    return { ...this.#view, units: this.#view.units.map(unit => this.#units.get(unit.id) ?? unit) };
  }

  state(): View {
    const { doing, weapons, charges } = this.#view;
    const units = this.#now().units.filter(unit => !isPlaceholder(unit));
    const behind = (ids: readonly UnitId[]) => ids.flatMap(id => this.#behind(id, units));
    return {
      ...this.#view,
      doing: doing.map(frame => withUnits(frame, behind)),
      units,
      weapons: this.#armed(weapons, units),
      charges: charges.map(each => ({ ...each, ...(each.veiled && { veiled: behind(each.veiled) }) })),
    };
  }

  /** Whoever is there under the ? is meant. */
  #behind(id: UnitId, units: readonly AnyUnit[]): readonly UnitId[] {
    if (!id.startsWith('?')) return [id];
    const at = id.slice(1);
    const there = units.filter(unit => unit.side === this.#side && unit.concealed && (unit.at ?? '') === at);
    const coming =
      at === '' ? there.filter(unit => mayHaveCome(this.#world, this.#view, unit)).slice(0, 1) : there;
    return coming.map(each => each.id);
  }

  /** Weapons of which nobody knows where they are: with units of their group, guns with their crews. */
  #armed(weapons: readonly AnyWeapon[], units: readonly AnyUnit[]): readonly AnyWeapon[] {
    const { groupOfWeapon } = orderOfBattle(this.#world.scenario);
    const serving = new Set<UnitId>();
    return weapons.map((weapon): Weapon => {
      if (!this.#isMissing(weapon)) return weapon;
      const group = groupOfWeapon.get(weapon.id)?.id;
      const unseen = units.filter(unit => this.#units.has(unit.id));
      const own = unseen.filter(unit => unit.group === group);
      const holders = own.length > 0 ? own : unseen;
      if (holders.length === 0) return weapon;
      if (!isGun(weapon)) return { ...weapon, by: this.#random.pick(holders).id };
      const free = holders.filter(unit => isMmc(unit) && !serving.has(unit.id));
      const crews = free.filter(isCrew);
      const [crew] = [...crews.filter(unit => unit.hidden), ...crews, ...free];
      if (!crew) return weapon;
      serving.add(crew.id);
      return {
        ...weapon,
        by: crew.id,
        facing: this.#random.pick(SPINES),
        ...(crew.at !== undefined && canEmplace(this.#world, crew.at) && { emplaced: true }),
      };
    });
  }

  /** Nobody knows where it is: nor does it lie as a charge, nor wait for the other side to give it out. */
  #isMissing({ id, by, at }: AnyWeapon): boolean {
    if (by !== undefined || at !== undefined) return false;
    if (this.#view.charges.some(({ weapon }) => weapon === id)) return false;
    const isBeingGiven = this.#view.doing.some(({ is }) => is === 'set-up');
    const { groupOfWeapon } = orderOfBattle(this.#world.scenario);
    return !isBeingGiven || groupOfWeapon.get(id)?.side === this.#side;
  }
}

/** The frame with units for the names in it. */
function withUnits(
  frame: Frozen<Frame>,
  behind: (ids: readonly UnitId[]) => readonly UnitId[],
): Frozen<Frame> {
  if (frame.is === 'fire') return frame.at ? { ...frame, at: behind(frame.at) } : frame;
  if (frame.is !== 'move') return frame;
  return {
    ...frame,
    units: behind(frame.units),
    ...(frame.halted && { halted: behind(frame.halted) }),
    ...(frame.placing?.veiled && { placing: { ...frame.placing, veiled: behind(frame.placing.veiled) } }),
  };
}

/** A unit that has come or set up, as anybody can tell: who is not seen must be hidden or concealed. */
function mustBeOnMap(world: World, view: View, { group, side }: AnyUnit): boolean {
  const { enter } = groupOf(world, group);
  if (enter === undefined) return true;
  if (view.turn !== enter.turn) return view.turn > enter.turn;
  const hadItsTurn = view.attacker !== side && side === world.scenario.movesFirst;
  return hadItsTurn;
}

/** Whether it could be coming in this player turn: then it may have come, or not. */
function mayHaveCome(world: World, view: View, { group, side }: AnyUnit): boolean {
  return view.attacker === side && groupOf(world, group).enter?.turn === view.turn;
}
