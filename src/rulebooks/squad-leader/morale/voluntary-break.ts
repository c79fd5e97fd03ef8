/** Units may break of their own will (3.21.19). */
import { refusal, type Side } from '../../../engine/index.ts';
import { type View, verbsIn } from '../game.ts';
import { inMelee, isHero, ownUnits, unitById } from '../units.ts';
import { breakUnit } from './losses.ts';

interface Scene {
  readonly view: View;
  readonly side: Side;
}

/** Offered wherever its side is asked for fire: before each rout phase, that is (rulings). */
export const breakOfOwnWill = verbsIn<Scene>()('break', {
  cite: '3.21.19',
  who: ownUnits,
  unfit({ view }, unit) {
    if (unit.at === undefined) return refusal('3.21.19', 'it is not on the map');
    if (unit.broken) return refusal('3.21.19', 'it is broken');
    if (isHero(unit)) return refusal('3.8.2', 'a hero never breaks');
    if (unit.berserk) return refusal('3.25.2', 'a berserk unit doesn’t break');
    return inMelee(view, unit) ? refusal('6.3.2', 'who is in melee does nothing but fight') : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    breakUnit(game, unitById(game.state, unit), true);
    game.say('3.21.19', `{${unit}} breaks of its own will`);
  },
});
