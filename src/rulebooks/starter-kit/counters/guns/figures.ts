/** What the guns were like, and where that is known from. */
import type { Source } from '../../../../engine/index.ts';
import type { Bore } from '../../charts/bore.ts';
import { doubtful, PLAY_AID, printed, published } from '../../charts/source.ts';
import type { GunCard, GunType, Piece, Reach, SpecialAmmo } from '../card.ts';

export const KIT_GUNS = doubtful(published(`${PLAY_AID}; nobody else has published these counters`));
export const EXAMPLE = printed('the examples of guns, 3.2.4 and 6.5');
export const NOTES = printed('the ordnance notes, Chapter H');

export interface GunFigures {
  readonly name: string;
  readonly type: GunType;
  readonly gun: Bore;
  /** Weight in action, kg. */
  readonly weight: number;
  /** Height in cm. */
  readonly height: number;
  /** Its breech is worked by hand. */
  readonly slowBreech?: true;
  readonly lacks?: 'AP' | 'HE';
  readonly special?: readonly SpecialAmmo[];
  readonly firepowerEquivalent?: number;
  readonly range?: Reach;
  readonly asMortar?: Reach;
  /** As read from its counter, where that says something else than its history. */
  readonly read?: Partial<Pick<GunCard, 'manhandling' | 'size'> & Pick<Piece, 'rateOfFire' | 'breakdown'>>;
  /** Where the whole card comes from; its history if nothing is said. */
  readonly source?: Source;
  readonly exceptions?: Readonly<Record<string, Source>>;
}
