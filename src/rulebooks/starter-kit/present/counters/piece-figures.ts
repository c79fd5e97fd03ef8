/** The figures that guns and the main armament of vehicles share: calibre, rate of fire, special ammunition (6.0, 7.2). */
import type { Figure } from '../../../../engine/index.ts';
import { print } from '../../../kit/present/faces.ts';
import type { When } from '../../charts/month.ts';
import { boreName } from '../../charts/ordnance/bore.ts';
import { SHELLS, type Shell } from '../../charts/ordnance/special-ammo.ts';
import { depletionNumber, type Nation, type Piece, type SpecialAmmo } from '../../counters/index.ts';
import type { World } from '../../world.ts';

/** `75L`; whatever else a counter says by lines and colours is told in words. */
export function pieceFigure(piece: Piece, traits: readonly string[]): readonly Figure[] {
  const lacks = (['AP', 'HE'] as const).filter(shell => !piece.unlimited.includes(shell));
  const more = [...lacks.map(shell => `no ${shell}`), ...rangeWords(piece), ...traits];
  return print(boreName(piece), ['calibre and barrel length', ...more].join(', '), 'bottom', '1.2.6.d');
}

function rangeWords({ range }: Piece): readonly string[] {
  if (!range) return [];
  return range.min > 0 ? [`range ${range.min} to ${range.max}`] : [`range ${range.max}`];
}

export const rateFigure = ({ rateOfFire }: { readonly rateOfFire?: number }): readonly Figure[] =>
  print(rateOfFire || undefined, 'rate of fire', 'right', '1.2.4.1.a', 'boxed');

const SHELL_LETTERS: Partial<Record<Shell, string>> = {
  smoke: 's',
  APCR: 'A',
  APDS: 'D',
  HEAT: 'H',
};

/** What it may have in this month, each kind with its depletion number. */
export function ammunitionFigures(
  world: World,
  special: readonly SpecialAmmo[] | undefined,
  nation: Nation,
  when: When,
): readonly Figure[] {
  return SHELLS.flatMap(shell => {
    const depletion = depletionNumber(world.charts, special, shell, nation, when);
    const letter = depletion && `${SHELL_LETTERS[shell] ?? shell}${depletion}`;
    return print(letter, `depletion number of ${shell}`, 'bottom-left', '6.2.b');
  });
}
