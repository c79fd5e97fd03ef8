/** Wire (7.4): men get into it by crawling alone; connected trenches run beneath it (7.2.1.c). */
import type { View } from '../game.ts';
import type { LocId } from '../state.ts';
import { hexOf, isTrench } from '../world.ts';

export const isWired = ({ works }: View, from: LocId, to: LocId): boolean =>
  hexOf(from) !== hexOf(to) &&
  !(isTrench(from) && isTrench(to)) &&
  works.some(({ is, at }) => is === 'wire' && at === hexOf(to));
