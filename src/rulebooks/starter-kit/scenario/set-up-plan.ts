/** A set-up being planned: the acts so far, and the view as it will be when they are done. */
import type { BookAct } from '../acts.ts';
import type { View } from '../game.ts';

type SetUpMove = Extract<
  BookAct,
  { verb: 'place' | 'give' | 'face' | 'hide' | 'conceal' | 'park' | 'heading' | 'turret' }
>;

export class SetUpPlan {
  readonly acts: SetUpMove[] = [];
  #view: View;

  constructor(view: View) {
    this.#view = view;
  }

  get view(): View {
    return this.#view;
  }

  take(act: SetUpMove): void {
    this.acts.push(act);
    this.#view = after(this.#view, act);
  }
}

function after(view: View, act: SetUpMove): View {
  switch (act.verb) {
    case 'place':
      return withUnits(view, ({ id }) => id === act.unit, { at: act.at });
    case 'hide':
      return withUnits(view, ({ id }) => id === act.unit, { hidden: true });
    case 'conceal':
      return withUnits(view, ({ at, hidden }) => at === act.at && !hidden, { concealed: true });
    case 'give':
      return withWeapon(view, act.weapon, { by: act.to });
    case 'face':
      return withWeapon(view, act.weapon, { facing: act.spine });
    case 'park': {
      const vehicles = view.vehicles ?? [];
      return {
        ...view,
        vehicles: vehicles.map(each => (each.id === act.vehicle ? { ...each, at: act.at } : each)),
      };
    }
    default:
      return view;
  }
}

type Units = View['units'];
type Weapons = View['weapons'];

function withUnits(
  view: View,
  isMeant: (unit: Units[number]) => boolean,
  change: Partial<Units[number]>,
): View {
  return { ...view, units: view.units.map(unit => (isMeant(unit) ? { ...unit, ...change } : unit)) };
}

function withWeapon(view: View, id: string, change: Partial<Weapons[number]>): View {
  return { ...view, weapons: view.weapons.map(each => (each.id === id ? { ...each, ...change } : each)) };
}
