/** What the roll to hit tells: what each target took to be hit, and what the same dice did to gun and shells. */
import {
  type Account,
  against,
  atLeast,
  atMost,
  exactly,
  type Faces,
  lookedUp,
  moreThan,
  type Reckoning,
  type Sum,
  sumOf,
  type Tally,
  term,
} from '../../../../engine/index.ts';
import { resultWords, toldOfTargets, toldWeapons } from '../../fire/told.ts';
import type { DR, Game, View } from '../../game.ts';
import type { TargetId } from '../../state.ts';
import { isInexperienced } from '../../units.ts';
import { firing } from '../../vehicles/arms.ts';
import { handlingOf } from '../handling.ts';
import { depletionOf } from '../shells.ts';
import { isSmoke, type Shot, shellOf } from '../shot.ts';
import type { Aim, Fall } from './fall.ts';

type TwoDice = Faces<typeof DR>;

export function toldShot(game: Game, shot: Shot, aim: Aim, dice: TwoDice, fall: Fall): Account {
  const { world, state } = game;
  const { firer } = shot;
  if (fall.supply === 'none') {
    const depletion = depletionOf(world, firer, shellOf(shot)) ?? 0;
    return [against(sumOf(dice), moreThan(depletion), true, `there is no ${shellOf(shot)}`)];
  }
  if (fall.mishap) {
    const mishap = 'the Panzerfaust goes off in the hands of its firer';
    return [against(sumOf(dice), atLeast(mishapNumber(state, shot)), true, mishap)];
  }
  const handling = handlingOf(world, state, shot);
  const { wear } = fall;
  const worn = { id: firer.id, gone: wear === 'gone' };
  return [
    ...toldAim(game, shot, aim, dice, fall),
    ...(fall.supply === 'last' && wear === undefined ? [lastShell(game, shot, dice)] : []),
    ...(wear === 'short'
      ? [
          against(
            sumOf(dice),
            atLeast(handling.shortage ?? 0),
            true,
            `${firing(firer.id)} runs low on shells`,
          ),
        ]
      : toldWeapons(dice, [{ id: firer.id, ...handling }], fall.kept ? [firer.id] : [], wear ? [worn] : [])),
    ...(fall.blast
      ? [lookedUp(sumOf({ coloured: dice.coloured }), 'on column 1', `backblast, ${resultWords(fall.blast)}`)]
      : []),
  ];
}

function lastShell({ world }: Game, { firer, ...shot }: Shot, dice: TwoDice): Reckoning {
  const shell = shellOf({ firer, ...shot });
  return against(sumOf(dice), exactly(depletionOf(world, firer, shell) ?? 0), true, `the last ${shell}`);
}

/** Against the ground where smoke is laid, and against everybody who may be hit. */
function toldAim(game: Game, shot: Shot, aim: Aim, dice: TwoDice, fall: Fall): Account {
  const { number, hex, targets } = aim;
  const lower = term('lower die counts twice', unsteady(shot, dice), '2.0.MotionFire');
  const sum = (drm: Tally): Sum => sumOf(dice, lower, drm);
  if (number === 0 && targets.length === 0)
    return [lookedUp(sumOf(dice), undefined, 'the line of sight is blocked')];
  const ground = isSmoke(shot.shell)
    ? [against(sum(hex), atMost(number), fall.hexHit, fall.hexHit ? 'the hex is hit' : 'the hex is missed')]
    : [];
  const alike = new Map<string, { drm: Tally; targets: TargetId[] }>();
  for (const { target, drm } of targets) {
    const key = drm.kept.map(({ id, n }) => `${id} ${n}`).join();
    const known = alike.get(key) ?? { drm, targets: [] };
    alike.set(key, { drm, targets: [...known.targets, target.id] });
  }
  const struck = [...alike.values()].map(each => ({
    targets: each.targets,
    tell(of: readonly TargetId[]): Reckoning {
      const isHit = of.some(id => fall.hit.includes(id));
      return against(sum(each.drm), atMost(number), isHit, isHit ? hitWords(fall, of) : 'missed', { of });
    },
  }));
  return ground.length > 0 && struck.length === 0
    ? ground
    : [...ground, ...toldOfTargets(game, dice, struck)];
}

function hitWords({ critical, aspect }: Fall, of: readonly TargetId[]): string {
  const where = aspect === undefined ? '' : ` in the ${aspect}`;
  const [first] = critical.filter(id => of.includes(id));
  if (first === undefined) return `hit${where}`;
  return critical.length > 1 ? `hit${where}, one of them critically` : `hit critically${where}`;
}

/** From this original roll on a Panzerfaust goes off in the hands of who fires it (4.4.2.f). */
export function mishapNumber(view: View, { firer }: Shot): number {
  if (firer.weapon || firer.vehicle) return 13;
  return firer.user && isInexperienced(view, firer.user) ? 11 : 12;
}

/** Case 16: from a vehicle that has not stopped, the lower die counts twice (7.5). */
export function unsteady({ firer }: Shot, { coloured, white }: Faces<typeof DR>): number {
  return firer.vehicle?.motion ? Math.min(coloured, white) : 0;
}
