/** Trenches as places (7.2.1): those against tanks are like any other to men, and connected with them (7.2.4). */
import type { HexId } from '../../../board/index.ts';
import type { LocId, State } from '../state.ts';

export const trenchIn = ({ works }: Pick<State, 'works'>, hex: HexId): readonly LocId[] =>
  works.some(({ is, at }) => (is === 'trench' || is === 'anti-tank trench') && at === hex)
    ? [`${hex}#trench`]
    : [];
