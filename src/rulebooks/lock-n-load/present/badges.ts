/** The markers on counters by their familiar words, each with its meaning and its rule. */
import type { Badge } from '../../../engine/index.ts';
import { badge, badgesBy, badgeTable } from '../../kit/present/badges.ts';
import { skill } from '../charts/index.ts';
import { enclosing } from '../frames.ts';
import type { Acquisition, MoveKind } from '../state.ts';
import { placeOf } from '../terrain/places.ts';
import { type AnyUnit, type AnyWeapon, findUnit, isCaptured, isLocked } from '../units.ts';
import { placeText, type Scene } from './names.ts';

export const BADGES = badgeTable(`
  name           | word          | tone    | cite    | means
  Shaken         |               | bad     | 5.1.a   | It neither fires nor goes towards enemies it sees, until it rallies.
  Wounded        |               | bad     | 5.1.k   | His Morale and leadership are one less; another wound is his end.
  Melee          |               | bad     | 8.1.a   | It is locked in hand-to-hand fighting: it fights, or tries to withdraw.
  Moving         |               | neutral | 5.3.a   | It is on the move, and each point it spends may draw fire.
  Assault moving |               | neutral | 6.1.b   | It spends half its points at most, and may fire then.
  Stealing       |               | good    | 6.4.a   | It moves without being seen, even beside enemies.
  Crawling       |               | neutral | 6.3.a   | It crawls one hex, and the fire at it gets nothing for that.
  Moved          |               | neutral | 4.0.n   | It is done for this turn. Fire at it gets one more.
  Assault Move   |               | neutral | 6.1.b   | It may still fire in this turn, with two less for the whole attack. Fire at it gets one more.
  Stealth        |               | good    | 6.4.d   | Nobody has seen it go. It may still fire in this turn, with two less for the whole attack.
  Full Stealth   | Stealth, done | good    | 6.4.a   | Nobody has seen it go, and it has gone too far to fire in this turn.
  Low Crawl      |               | neutral | 6.3.b   | It has crawled one hex, is done for this turn, and not spotted by that.
  Fired          |               | neutral | 4.0.n   | It has fired and is done for this turn; its hex is spotted.
  Ops Complete   |               | neutral | 4.1.a   | It is done for this turn, but for Opportunity Fire with less firepower.
  Active         |               | good    | 4.0.c   | It is activated in this impulse.
  Called         |               | neutral | 18.1.h  | He has called mortar fire, and aids no other fire in this turn.
  Upstairs       |               | neutral | 10.2.b  | It is on the upper floor, which is a place of its own.
  In Bunker      |               | good    | 21.1.b  | It is inside the Bunker, which is a place of its own.
  Abandoned      |               | bad     | 14.1.1.b | Its crew has left it, and nobody uses it any more.
  Shaken crew    | Shaken        | bad     | 5.1.f   | It is buttoned, fires nothing, and moves half as far, until its crew rallies.
  Buttoned       |               | neutral | 15.0.a  | Its hatches are closed: if it is armored small arms can’t hurt it, and it spots nothing.
  Driving        |               | neutral | 15.1.b  | It is on the move, and each point it spends may draw fire.
  Keeps moving   |               | neutral | 15.5    | It goes on moving in this turn before it does anything else, and is hit less well meanwhile.
  Led            |               | good    | 11.5.a  | An Armor Leader commands it: his Morale and his modifier are its own.
  Tried          |               | neutral | 3.0.i   | It has had its one attempt to rally in this phase.
  Tended         |               | neutral | 11.3.b  | He has had his one attempt to heal in this phase.
  Broken         |               | bad     | 1.6.2.c | It is jammed for the rest of the game.
  Jammed         |               | bad     | 1.6.2.b | It must be cleared in a Rally Phase before it fires again.
  Captured       |               | bad     | 1.6.p   | It is removed after the first attack that comes to nothing.
  Doomed         |               | bad     | 8.0.o   | It won no Melee, and is removed at the end of the turn.
  Swapped        |               | neutral | 1.6.n   | It has changed hands in this phase.
  Flipped        |               | neutral | 1.6.1.b | It has been put on its tripod or taken off in this phase.`);

const isGoing =
  (kind: MoveKind) =>
  ({ id }: AnyUnit, { view }: Scene): boolean => {
    const move = enclosing(view, 'move');
    return move?.kind === kind && move.units.includes(id);
  };

function skilled(unit: AnyUnit, { world }: Scene): Badge | undefined {
  if (unit.skill === undefined) return undefined;
  const { affects, by, once } = skill(world.charts, unit.skill);
  const often = once ? ', once' : '';
  return badge(unit.skill, 'good', '12.0.a', `A Skill: ${affects}${by === 1 ? '' : ` ${by}`}${often}.`);
}

export function acquired(
  { acquired: on }: { readonly acquired?: Acquisition },
  { world }: Scene,
): Badge | undefined {
  if (!on) return undefined;
  const means = `It has ranged in on ${placeText(world, on.at)}: its next roll to hit there is ${on.times} better.`;
  return badge(`Acq ${on.times}`, 'good', '14.3.a', means);
}

type MayJam = { readonly jammed?: true; readonly broken?: true };
const JAM = {
  Broken: (piece: MayJam) => piece.broken,
  Jammed: (piece: MayJam) => piece.jammed && !piece.broken,
};

export const unitBadges = badgesBy<Scene, AnyUnit>(BADGES, {
  Shaken: unit => unit.shaken,
  Wounded: unit => unit.wounded,
  Melee: (unit, { view }) => isLocked(view, unit),
  Moving: isGoing('normal'),
  'Assault moving': isGoing('assault'),
  Stealing: isGoing('stealth'),
  Crawling: isGoing('crawl'),
  Moved: unit => unit.moved === 'Moved',
  'Assault Move': unit => unit.moved === 'Assault Move',
  Stealth: unit => unit.moved === 'Stealth',
  'Full Stealth': unit => unit.moved === 'Full Stealth',
  'Low Crawl': unit => unit.moved === 'Low Crawl',
  Fired: unit => unit.fired,
  'Ops Complete': unit => unit.opsComplete,
  Active: ({ id }, { view }) => enclosing(view, 'impulse')?.groups.some(({ units }) => units.includes(id)),
  Called: unit => unit.called,
  Skilled: skilled,
  Acquired: acquired,
  ...JAM,
  Upstairs: (unit, { world }) => unit.at !== undefined && placeOf(world, unit.at).upstairs,
  'In Bunker': (unit, { world }) => unit.at !== undefined && placeOf(world, unit.at).inBunker,
  Tried: (unit, { view }) => unit.tried && view.phase === 'rally',
  Tended: (unit, { view }) => unit.tended && view.phase === 'rally',
});

function isTaken(weapon: AnyWeapon, { view }: Scene): boolean {
  const bearer = weapon.possessedBy && findUnit(view, weapon.possessedBy);
  return bearer !== undefined && isCaptured(weapon, bearer);
}

export const weaponBadges = badgesBy<Scene, AnyWeapon>(BADGES, {
  ...JAM,
  Captured: isTaken,
  Doomed: weapon => weapon.doomed,
  Acquired: acquired,
  Swapped: ({ passed }, { view }) => passed && view.phase === 'rally',
  Flipped: ({ turned }, { view }) => turned && view.phase === 'rally',
});
