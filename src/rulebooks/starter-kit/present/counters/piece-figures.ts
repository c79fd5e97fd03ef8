/** The figures that guns and the main armament of vehicles share: calibre, rate of fire, special ammunition (6.0, 7.2). */
import type { Figure } from '../../../../engine/index.ts';
import type { When } from '../../charts/month.ts';
import { SHELLS, type Shell } from '../../charts/ordnance/special-ammo.ts';
import { depletionNumber, type Nation, type Piece, type SpecialAmmo } from '../../counters/index.ts';
import type { World } from '../../world.ts';

/** `75L`; whatever else a counter says by lines and colours is told in words. */
export function pieceFigure(piece: Piece, traits: readonly string[]): Figure {
  const lacks = (['AP', 'HE'] as const).filter(shell => !piece.unlimited.includes(shell));
  const more = [...lacks.map(shell => `no ${shell}`), ...rangeWords(piece), ...traits];
  return {
    text: `${piece.calibre}${piece.length}`,
    name: ['calibre and barrel length', ...more].join(', '),
    at: 'bottom',
    cite: '1.2.6.d',
  };
}

function rangeWords({ range }: Piece): readonly string[] {
  if (!range) return [];
  return range.min > 0 ? [`range ${range.min} to ${range.max}`] : [`range ${range.max}`];
}

export function rateFigure({ rateOfFire }: Piece): readonly Figure[] {
  if (!rateOfFire) return [];
  return [{ text: `${rateOfFire}`, name: 'rate of fire', at: 'right', style: 'boxed', cite: '1.2.4.1.a' }];
}

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
    if (depletion === undefined) return [];
    return [
      {
        text: `${SHELL_LETTERS[shell] ?? shell}${depletion}`,
        name: `depletion number of ${shell}`,
        at: 'bottom-left',
        cite: '6.2.b',
      },
    ];
  });
}
