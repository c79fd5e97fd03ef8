/** What breaks in a vehicle that was shot through and is otherwise unhurt (7.23). */
import { lookedUp, type Rule, roll, sumOf } from '../../../engine/index.ts';
import type { Location } from '../charts/index.ts';
import { type Fielded, vehicleCardOf } from '../game.ts';
import type { Collateral } from '../state.ts';

/** What a 1 and a 2 break, by where the shot went through. */
const BREAKS: Readonly<Record<Location, readonly (Collateral | undefined)[]>> = {
  TF: ['optics', 'coax'],
  TS: ['ring', 'radio'],
  TR: ['ring', 'radio'],
  Dk: [],
  HF: ['running gear'],
  HS: ['fuel'],
  HR: ['fuel'],
  TK: [],
};
const RULES: Readonly<Record<Collateral, string>> = {
  optics: '7.23.1.a',
  coax: '7.23.1.b',
  ring: '7.23.2.a',
  radio: '7.23.2.b',
  'running gear': '7.23.3',
  fuel: '7.23.4',
};

export function* collateralOf(
  firer: Pick<Fielded, 'side'>,
  target: Fielded,
  struck: Location,
): Rule<Collateral | 'Suppressed' | undefined> {
  if (vehicleCardOf(target)?.type === 'S') return undefined;
  const part = yield* roll(
    { die: 10 },
    `what breaks in {${target.id}}`,
    ({ die }) => BREAKS[struck][die - 1],
    {
      cite: '7.23',
      by: firer.side,
      tell: (dice, found) => lookedUp(sumOf(dice), struck, found ?? 'nothing', { of: [target.id] }),
    },
  );
  if (part === undefined || target.collateral?.includes(part)) return undefined;
  return isThere(target, part) ? part : 'Suppressed';
}

/** Without a machine gun beside the gun, or a turret to jam, the crew is shaken instead (7.23.1.b, 7.23.2.a). */
function isThere(target: Fielded, part: Collateral): boolean {
  const card = vehicleCardOf(target);
  if (part === 'coax') return card?.machineGuns !== undefined;
  return part !== 'ring' || card?.gunIn === 'turret';
}

export const collateralRule = (part: Collateral): string => RULES[part];
