/** What is printed on the counter of a gun, and where that is known from. */
import type { Source } from '../../../../engine/index.ts';
import type { Bore } from '../../charts/ordnance/bore.ts';
import type { TargetSize } from '../../charts/ordnance/to-hit-modifiers.ts';
import { FULL_GAME_COUNTERS, printed, published } from '../../charts/source.ts';
import type { GunType, Reach, SpecialAmmo } from '../card.ts';

export const GUN_COUNTERS = published(
  `${FULL_GAME_COUNTERS}; ammunition and quick set-up by the capability lists of vasl-templates`,
);
export const EXAMPLE = printed('the examples of guns, 3.2.4 and 6.5');
export const NOTES = printed('the ordnance notes, Chapter H');

export interface GunFigures {
  readonly name: string;
  readonly type: GunType;
  readonly gun: Bore;
  readonly rateOfFire?: number;
  /** M#. */
  readonly manhandling: number;
  /** Small guns have their M# on white, large ones in red (6.7). */
  readonly size: TargetSize;
  readonly quickSetUp?: true;
  readonly allRound?: true;
  /** The calibre is overscored or underscored, or there is only what the back of the counter names (6.0, 6.2). */
  readonly lacks?: 'AP' | 'HE';
  readonly special?: readonly SpecialAmmo[];
  readonly firepowerEquivalent?: number;
  readonly range?: Reach;
  readonly asMortar?: Reach;
  /** Where the whole card comes from, if not from public counters. */
  readonly source?: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}
