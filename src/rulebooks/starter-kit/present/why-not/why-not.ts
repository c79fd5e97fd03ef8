/** Why something can't be done, in a sentence each and with the rule. */
import { type Refusal, refusal, type Side } from '../../../../engine/index.ts';
import type { BookAct } from '../../acts.ts';
import { inWords, type Scene } from '../names.ts';
import { actReasons } from './act.ts';
import { pieceReasons } from './piece.ts';

/** Asked of pieces that no offered act names, and of acts that are not offered: there is always a reason. */
export function whyNot(
  scene: Scene,
  side: Side,
  { piece, act }: { readonly piece?: string; readonly act?: BookAct },
): readonly Refusal[] {
  const reasons = [
    ...(act ? actReasons(scene, side, act) : []),
    ...(piece === undefined ? [] : pieceReasons(scene, side, piece)),
  ];
  const said = new Map(
    reasons.map(({ why, cite }) => [`${cite} ${why}`, refusal(cite, inWords(scene, why))]),
  );
  return [...said.values()];
}
