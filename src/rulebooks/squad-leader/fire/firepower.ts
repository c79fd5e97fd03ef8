/** The firepower of an attack (5.4, 5.5): what each firer brings, and what they come to together. */
import { type Tally, type TallyEntry, type TallyPlan, tally } from '../../../engine/index.ts';
import { type FIREPOWER_FACTORS, modifier } from '../charts/index.ts';
import type { View } from '../game.ts';
import type { LocId } from '../state.ts';
import { isUnskilled } from '../support-weapons/captured.ts';
import { isMarshAt, levelAt } from '../terrain/terrain.ts';
import { isSmc, isUntried } from '../units.ts';
import { distance, type World } from '../world.ts';
import { isFlamethrower, machineGun, normalRange, printed, type Shooter } from './shooters.ts';

const EACH: TallyPlan = { stages: ['printed', 'multiply'] };
const TOTAL: TallyPlan = { stages: ['sum'] };

interface Aim {
  readonly world: World;
  readonly view: View;
  readonly target: LocId;
  /** So many hexes behind the target of the attack (8.9.2.3). */
  readonly beyond?: number;
}

type FactorName = keyof typeof FIREPOWER_FACTORS.cites;
type Factor = (shooter: Shooter, aim: Aim) => FactorName | false;

/** Whatever multiplies firepower, in the order of the book (5.4.7). */
const FACTORS: readonly Factor[] = [
  (shooter, aim) =>
    isPointBlank(shooter, aim) && (!isUntried(shooter.user) || shooter.firm === true) && 'point blank',
  (shooter, { world, target }) => distance(world, shooter.at, target) > normalRange(shooter) && 'long range',
  ({ user }, { view }) => view.phase === 'advancing-fire' && user.moved === true && 'moving fire',
  ({ user }) => user.pinned === true && 'pinned',
  ({ user }, { view }) => view.units.some(({ guard }) => guard === user.id) && 'guards prisoners',
  shooter =>
    machineGun(shooter) !== undefined &&
    isSmc(shooter.user) &&
    !shooter.helped &&
    !shooter.alone &&
    'machine gun fired by one leader',
  ({ sprays }) => sprays === true && 'spraying fire',
  ({ user, weapon }) => weapon !== undefined && isUnskilled(user, weapon) && 'captured weapon',
];

/** Flames burn as hot at any range and after any move (8.10.1, 8.10.8). */
const FLAME_FACTORS: readonly Factor[] = [
  ({ user, weapon }) => weapon !== undefined && isUnskilled(user, weapon) && 'captured weapon',
  ({ weapon }) => weapon?.gained === true && 'flamethrower picked up in this player turn',
  ({ at }, { world }) => isMarshAt(world, at) && 'flamethrower fired from a marsh',
];

/** Adjacent, and from no more than a level below; who looks down may be as high as he likes (5.4.1, 5.4.3, 3.21.4.b). */
export function isPointBlank({ at }: Shooter, { world, target }: Pick<Aim, 'world' | 'target'>): boolean {
  return distance(world, at, target) === 1 && levelAt(world, target) - levelAt(world, at) <= 1;
}

export function firepower(shooter: Shooter, aim: Aim): Tally {
  const flames = isFlamethrower(shooter);
  const factors = (flames ? FLAME_FACTORS : FACTORS)
    .flatMap(factor => factor(shooter, aim) || [])
    .map(
      (id): TallyEntry => ({
        id,
        ...modifier(aim.world.charts.firepowerFactors, id),
        op: 'x',
        stage: 'multiply',
      }),
    );
  const own: TallyEntry = {
    id: 'printed firepower',
    cite: shooter.weapon ? '1.1.2.5' : '1.1.2.1',
    op: '+',
    n: printed(shooter)?.firepower ?? 0,
    stage: 'printed',
  };
  const lost: readonly TallyEntry[] =
    aim.beyond && !flames
      ? [{ id: 'penetration', cite: '8.9.2.3', op: '+', n: -aim.beyond, stage: 'printed' }]
      : [];
  return tally(EACH, 0, [own, ...lost, ...factors]);
}

/** All of it together; the column is found from the total (5.5.1 to 5.5.3). */
export function totalFirepower(each: readonly { readonly id: string; readonly firepower: Tally }[]): Tally {
  return tally(
    TOTAL,
    0,
    each.map(({ id, firepower: { value } }) => ({
      id: `{${id}}`,
      cite: '5.5.1',
      op: '+',
      n: value,
      stage: 'sum',
    })),
  );
}
