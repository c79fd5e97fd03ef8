/** A shell has struck armor: its penetration and a die against the plate and a die (14.1). */
import {
  against,
  type Faces,
  lookedUp,
  moreThan,
  namedSum,
  type Reckoning,
  type Rule,
  roll,
  type Side,
  sumOf,
  term,
} from '../../../engine/index.ts';

export interface Strike {
  /** Who fired. */
  readonly by: Side;
  readonly why: string;
  readonly penetration: number;
  /** Where it struck (14.1.3). */
  readonly armor: number;
}

/** `short`: what the shell lacked to be level with the plate, which helps the crew to keep its nerve (14.1.1.d). */
export type Penetration =
  | { readonly is: 'destroyed' | 'dud' | 'level' }
  | { readonly is: 'stopped'; readonly short: number };

const DICE = { shell: 6, plate: 6 } as const;
type Thrown = Faces<typeof DICE>;

/** 1 against 6 is a dud, 6 against 1 a catastrophe, whatever the sums (14.1.h). */
const isOdd = ({ shell, plate }: Thrown): boolean => Math.abs(shell - plate) === 5;

function penetrationOf({ penetration, armor }: Strike, faces: Thrown): Penetration {
  const { shell, plate } = faces;
  if (isOdd(faces)) return { is: shell < plate ? 'dud' : 'destroyed' };
  const excess = penetration + shell - armor - plate;
  if (excess > 0) return { is: 'destroyed' };
  return excess === 0 ? { is: 'level' } : { is: 'stopped', short: -excess };
}

const VERDICTS = {
  destroyed: 'the vehicle is destroyed',
  dud: 'a dud',
  level: 'the shell just fails to go through',
  stopped: 'the armor holds',
} as const satisfies Record<Penetration['is'], string>;

/** Modified Penetration Value against Modified Armor Value (14.1.g). */
export function* penetrationRoll(strike: Strike): Rule<Penetration> {
  return yield* roll(DICE, strike.why, (faces: Thrown) => penetrationOf(strike, faces), {
    cite: '14.1.g',
    by: strike.by,
    tell: (faces, { is }) => told(strike, faces, is),
  });
}

/** Dice that are read by themselves leave nothing to compare. */
function told(strike: Strike, faces: Thrown, is: Penetration['is']): Reckoning {
  const { shell, plate } = faces;
  if (isOdd(faces)) return lookedUp(sumOf(faces), 'by itself', VERDICTS[is]);
  return against(
    namedSum('shell', sumOf({ shell }, term('penetration', strike.penetration, '14.1.g'))),
    moreThan(namedSum('plate', sumOf({ plate }, term('armor', strike.armor, '14.1.g')))),
    is === 'destroyed',
    VERDICTS[is],
  );
}
