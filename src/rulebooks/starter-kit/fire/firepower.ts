/** The firepower of an attack (3.2.2): what each firer brings, and what they come to together. */
import { type Tally, type TallyEntry, type TallyPlan, tally } from '../../../engine/index.ts';
import { type FIREPOWER_FACTORS, modifier } from '../charts/index.ts';
import { cardOf, isLeader, mmcCard } from '../units.ts';
import type { World } from '../world.ts';
import { firesAfterFirstFire } from './modes.ts';
import {
  equivalentOf,
  type Firer,
  firearmCard,
  isFlamethrower,
  isMachineGun,
  normalRange,
} from './shooters.ts';
import { isUnseenTarget, type Target } from './target.ts';
import { UNDIRECTED_RANGE } from './targets.ts';

/** Doubled and halved as often as it must be, then the bonus of assault fire; fractions live on into the total. */
const EACH: TallyPlan = { stages: ['printed', 'multiply', 'assault fire', 'round'] };
const TOTAL: TallyPlan = { stages: ['sum'] };

/** What bears on a firer's firepower besides himself. */
export interface Aim {
  readonly range: number;
  readonly target: Target;
  /** All who fire in the attack. */
  readonly group: readonly Firer[];
}

type Factor = (firer: Firer, aim: Aim, world: World) => false | Parameters<typeof modifier<FactorName>>[1];
type FactorName = keyof typeof FIREPOWER_FACTORS.cites;

/** Whatever multiplies firepower, in the order of the book. */
const FACTORS: readonly Factor[] = [
  // A flamethrower gains nothing by coming closer (4.2.a).
  (firer, { range }) => range === 1 && !isFlamethrower(firer) && 'adjacent target',
  (firer, { range }) => range === 0 && !isFlamethrower(firer) && 'same hex',
  (firer, { range }, world) => range > normalRange(world, firer) && 'long range',
  ({ user }) => user.pinned === true && 'pinned',
  firer => firer.mode === 'advancing' && !isFlamethrower(firer) && 'advancing fire',
  ({ mode }) => mode === 'subsequent' && 'subsequent first fire',
  ({ mode }) => mode === 'protective' && 'final protective fire',
  firer => firesAfterFirstFire(firer) && 'final fire after first fire',
  (firer, { group }) => isAloneWithMachineGun(firer, group) && 'machine gun fired by one leader',
  (firer, { range, target }) =>
    isMachineGun(firer) && range > UNDIRECTED_RANGE && !isBroken(target) && 'machine gun beyond 16 hexes',
  (_firer, { target }) => isUnseenTarget(target) && 'concealed target',
];

const isBroken = (target: Target): boolean => 'broken' in target && target.broken === true;

/** Two single men serve a machine gun as well as a squad does (4.1.a). */
function isAloneWithMachineGun(firer: Firer, group: readonly Firer[]): boolean {
  if (!isMachineGun(firer) || !isLeader(firer.user)) return false;
  return !group.some(({ weapon, user, at }) => !weapon && isLeader(user) && at === firer.at);
}

/** The firepower of one firer, with a citation for everything that changed it. */
export function firepower(world: World, firer: Firer, aim: Aim): Tally {
  // A second leader at a machine gun has none of his own: he makes the gun's whole.
  if (!firer.weapon && isLeader(firer.user)) return tally(EACH, 0, []);
  const factors = FACTORS.flatMap(factor => factor(firer, aim, world) || []).map((name): TallyEntry => {
    return {
      id: name,
      ...modifier(world.charts.firepowerFactors, name),
      op: 'x',
      stage: 'multiply',
      of: firer.id,
    };
  });
  return tally(EACH, 0, [printed(firer), ...factors, ...assaultFire(world, firer, aim)]);
}

function printed(firer: Firer): TallyEntry {
  const { id, user, weapon, equivalent } = firer;
  const own = weapon ? firearmCard(weapon)?.firepower : mmcCard(user).firepower;
  const n = (equivalent ? equivalentOf(firer) : own) ?? 0;
  return {
    id: 'printed firepower',
    cite: equivalent ? '6.8.a' : weapon ? '1.2.4.a' : '1.2.2.c',
    op: '+',
    n,
    stage: 'printed',
    of: id,
  };
}

/** Squads with underlined firepower get one factor more in the advancing fire phase, and fractions go up (3.5.b). */
function assaultFire(world: World, { id, user, weapon, mode }: Firer, { range }: Aim): readonly TallyEntry[] {
  const card = cardOf(user);
  if (weapon || mode !== 'advancing' || card.kind !== 'squad' || !card.assaultFire) return [];
  const bonus = modifier(world.charts.firepowerAdditions, 'assault fire');
  const beyond = range > card.range ? { waived: 'beyond normal range' } : {};
  return [
    { id: 'assault fire', ...bonus, op: '+', stage: 'assault fire', of: id, ...beyond },
    { id: 'fractions go up', cite: bonus.cite, op: 'round', n: 1, stage: 'round', of: id, ...beyond },
  ];
}

interface Part {
  readonly id: string;
  readonly firepower: Tally;
}
interface Given {
  readonly id: string;
  readonly cite: string;
  readonly n: number;
}

/** What nobody fires is halved as well against those who were not seen when it was laid (8.3.2.b). */
export const halved = (world: World, given: Given): Given => ({
  id: `${given.id}, at half strength`,
  cite: modifier(world.charts.firepowerFactors, 'concealed target').cite,
  n: given.n * modifier(world.charts.firepowerFactors, 'concealed target').n,
});

/** Fractions are not dropped before the total (3.2.2.d). */
export function totalFirepower(each: readonly Part[], given?: Given): Tally {
  const parts = each.map(({ id, firepower: { value } }): TallyEntry => {
    return { id: `{${id}}`, cite: '3.2.2.d', op: '+', n: value, stage: 'sum', of: id };
  });
  if (given) parts.push({ id: given.id, cite: given.cite, op: '+', n: given.n, stage: 'sum' });
  return tally(TOTAL, 0, parts);
}
