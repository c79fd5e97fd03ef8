/** The firepower of an attack on the Direct Fire Table (5.2): what each brings, and what they come to together. */
import { type Tally, type TallyEntry, type TallyPlan, tally } from '../../../engine/index.ts';
import type { Charts } from '../charts/index.ts';
import { type FIREPOWER_FACTORS, modifier } from '../charts/index.ts';
import { isHero, isSmc, skillBonus, weaponCardOf } from '../units.ts';
import type { World } from '../world.ts';
import { printedFire, type Shooter } from './shooters.ts';

/** Halved and rounded before anything is taken off (5.4, 4.1.c); halves as a share live on into the total (5.2.a). */
const EACH: TallyPlan = { stages: ['printed', 'halved', 'rounded', 'modified', 'share'] };
const TOTAL: TallyPlan = { stages: ['sum', 'rounded'] };

/** Who fires together, how far, and in whose impulse. */
export interface Volley {
  readonly shooters: readonly Shooter[];
  readonly range: number;
  readonly opportunity: boolean;
  /** Two single men serve a weapon without loss (1.6.f). */
  readonly hasMate: boolean;
}

export interface Part {
  readonly id: Shooter['id'];
  readonly firepower: Tally;
}

export function firepowerOf(world: World, shooter: Shooter, volley: Volley): Tally {
  const printed = printedFire(shooter);
  if (!printed) return tally(EACH, 0, []);
  const base: TallyEntry = {
    id: 'printed firepower',
    cite: '5.2.a',
    op: '+',
    n: printed.firepower,
    stage: 'printed',
    of: shooter.id,
  };
  return tally(EACH, 0, [
    base,
    ...(shooter.weapon ? ofWeapon(world, shooter, volley) : ofUnit(world, shooter, volley)),
  ]);
}

type Factor = keyof typeof FIREPOWER_FACTORS.cites;

function halved(world: World, name: Factor, of: string): readonly TallyEntry[] {
  const { n, cite } = modifier(world.charts.firepowerFactors, name);
  return [
    { id: name, cite, op: 'x', n, stage: 'halved', of },
    { id: 'fractions go up', cite, op: 'round', n: 1, stage: 'rounded', of },
  ];
}

/** The first unit leads the fire at its full strength, others add half of theirs, Heroes always all (5.2.a, 11.2.d). */
function ofUnit(
  world: World,
  shooter: Shooter,
  { shooters, range, opportunity }: Volley,
): readonly TallyEntry[] {
  const { id, user } = shooter;
  const entries: TallyEntry[] = [];
  const skilled = skillBonus(world, user, 'firepower');
  if (skilled !== 0)
    entries.push({ id: `${user.skill}`, cite: '12.0.a', op: '+', n: skilled, stage: 'printed', of: id });
  if (range > (printedFire(shooter)?.range ?? 0)) entries.push(...halved(world, 'extended range', id));
  if (user.opsComplete && opportunity) {
    const { n, cite } = modifier(world.charts.unitFirepowerModifiers, 'Ops Complete');
    entries.push({ id: 'Ops Complete', cite, op: '+', n, stage: 'modified', of: id });
  }
  const leads = shooters.find(each => !each.weapon && !isHero(each.user));
  return [
    ...entries,
    ...share(world, isHero(user) ? 'Hero' : leads?.id === id ? 'leading unit' : 'other MMC', id),
  ];
}

/** What of its firepower it adds: nothing is said of who adds all. */
function share(
  world: World,
  name: keyof Charts['firepowerShares']['cites'],
  of: string,
): readonly TallyEntry[] {
  const { n, cite } = modifier(world.charts.firepowerShares, name);
  return n === 1 ? [] : [{ id: 'supports', cite, op: 'x', n, stage: 'share', of }];
}

/** Weapons add all of theirs, unless a single man serves them or their unit is Ops Complete (1.6.e, 4.1.c). */
function ofWeapon(
  world: World,
  { id, user, weapon }: Shooter,
  { opportunity, hasMate }: Volley,
): readonly TallyEntry[] {
  const whole = share(world, 'support weapon on the Direct Fire Table', id);
  if (isSmc(user))
    return hasMate ? whole : [...halved(world, 'support weapon fired by a single SMC', id), ...whole];
  const kind = weapon && weaponCardOf(weapon).kind;
  const suffers = user.opsComplete && opportunity && (kind === 'machine-gun' || kind === 'flamethrower');
  return suffers ? [...halved(world, 'support weapon of an Ops Complete unit', id), ...whole] : whole;
}

/** The sum is rounded up once (5.2.a). */
export function totalFirepower(parts: readonly Part[]): Tally {
  const entries = parts.map(({ id, firepower: { value } }): TallyEntry => {
    return { id: `{${id}}`, cite: '5.2.a', op: '+', n: value, stage: 'sum', of: id };
  });
  const round: TallyEntry = { id: 'fractions go up', cite: '5.2.a', op: 'round', n: 1, stage: 'rounded' };
  const isWhole = parts.every(({ firepower: { value } }) => Number.isInteger(value));
  return tally(TOTAL, 0, isWhole ? entries : [...entries, round]);
}
