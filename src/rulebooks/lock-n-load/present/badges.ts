/** The markers on counters by their familiar words, each with its meaning and its rule. */
import type { Badge } from '../../../engine/index.ts';
import { skill } from '../charts/index.ts';
import { enclosing } from '../frames.ts';
import type { Acquisition, MoveKind, MoveMarker } from '../state.ts';
import { placeOf } from '../terrain/places.ts';
import { type AnyUnit, type AnyWeapon, findUnit, isCaptured, isLocked } from '../units.ts';
import { placeText, type Scene } from './names.ts';

type Tone = Badge['tone'];
type Marker<Piece> = (scene: Scene, piece: Piece) => Badge | undefined;

const badge = (text: string, tone: Tone, cite: string, means: string): Badge => ({ text, tone, cite, means });

/** A marker that says the same wherever it lies. */
function plain<Piece>(isOn: (piece: Piece, scene: Scene) => boolean, of: Badge): Marker<Piece> {
  return (scene, piece) => (isOn(piece, scene) ? of : undefined);
}

const MOVED: Readonly<Record<MoveMarker, Badge>> = {
  Moved: badge('Moved', 'neutral', '4.0.n', 'It is done for this turn. Fire at it gets one more.'),
  'Assault Move': badge(
    'Assault Move',
    'neutral',
    '6.1.b',
    'It may still fire in this turn, with two less for the whole attack. Fire at it gets one more.',
  ),
  Stealth: badge(
    'Stealth',
    'good',
    '6.4.d',
    'Nobody has seen it go. It may still fire in this turn, with two less for the whole attack.',
  ),
  'Full Stealth': badge(
    'Stealth, done',
    'good',
    '6.4.a',
    'Nobody has seen it go, and it has gone too far to fire in this turn.',
  ),
  'Low Crawl': badge(
    'Low Crawl',
    'neutral',
    '6.3.b',
    'It has crawled one hex, is done for this turn, and not spotted by that.',
  ),
};

const moved: Marker<AnyUnit> = (_, { moved: marker }) => marker && MOVED[marker];

const GOING: Readonly<Record<MoveKind, Badge>> = {
  normal: badge('Moving', 'neutral', '5.3.a', 'It is on the move, and each point it spends may draw fire.'),
  assault: badge(
    'Assault moving',
    'neutral',
    '6.1.b',
    'It spends half its points at most, and may fire then.',
  ),
  stealth: badge('Stealing', 'good', '6.4.a', 'It moves without being seen, even beside enemies.'),
  crawl: badge(
    'Crawling',
    'neutral',
    '6.3.a',
    'It crawls one hex, and the fire at it gets nothing for that.',
  ),
};

const going: Marker<AnyUnit> = ({ view }, { id }) => {
  const move = enclosing(view, 'move');
  return move?.units.includes(id) ? GOING[move.kind] : undefined;
};

const skilled: Marker<AnyUnit> = ({ world }, unit) => {
  if (unit.skill === undefined) return undefined;
  const { affects, by, once } = skill(world.charts, unit.skill);
  const often = once ? ', once' : '';
  return badge(unit.skill, 'good', '12.0.a', `A Skill: ${affects}${by === 1 ? '' : ` ${by}`}${often}.`);
};

const acquired: Marker<{ readonly acquired?: Acquisition }> = ({ world }, { acquired: on }) =>
  on &&
  badge(
    `Acq ${on.times}`,
    'good',
    '14.3.a',
    `It has ranged in on ${placeText(world, on.at)}: its next roll to hit there is ${on.times} better.`,
  );

const JAMMED = badge(
  'Jammed',
  'bad',
  '1.6.2.b',
  'It must be cleared in a Rally Phase before it fires again.',
);
const BROKEN = badge('Broken', 'bad', '1.6.2.c', 'It is jammed for the rest of the game.');

const jam: Marker<{ readonly jammed?: true; readonly broken?: true }> = (_, { jammed, broken }) =>
  broken ? BROKEN : jammed && JAMMED;

const UNIT_MARKERS: readonly Marker<AnyUnit>[] = [
  plain(
    unit => unit.shaken === true,
    badge('Shaken', 'bad', '5.1.a', 'It neither fires nor goes towards enemies it sees, until it rallies.'),
  ),
  plain(
    unit => unit.wounded === true,
    badge('Wounded', 'bad', '5.1.k', 'His Morale and leadership are one less; another wound is his end.'),
  ),
  plain(
    (unit, { view }) => isLocked(view, unit),
    badge('Melee', 'bad', '8.1.a', 'It is locked in hand-to-hand fighting: it fights, or tries to withdraw.'),
  ),
  going,
  moved,
  plain(
    unit => unit.fired === true,
    badge('Fired', 'neutral', '4.0.n', 'It has fired and is done for this turn; its hex is spotted.'),
  ),
  plain(
    unit => unit.opsComplete === true,
    badge(
      'Ops Complete',
      'neutral',
      '4.1.a',
      'It is done for this turn, but for Opportunity Fire with less firepower.',
    ),
  ),
  plain(
    ({ id }, { view }) => enclosing(view, 'impulse')?.groups.some(({ units }) => units.includes(id)) === true,
    badge('Active', 'good', '4.0.c', 'It is activated in this impulse.'),
  ),
  plain(
    unit => unit.called === true,
    badge('Called', 'neutral', '18.1.h', 'He has called mortar fire, and aids no other fire in this turn.'),
  ),
  skilled,
  acquired,
  jam,
  plain(
    (unit, { world }) => unit.at !== undefined && placeOf(world, unit.at).upstairs,
    badge('Upstairs', 'neutral', '10.2.b', 'It is on the upper floor, which is a place of its own.'),
  ),
  plain(
    (unit, { world }) => unit.at !== undefined && placeOf(world, unit.at).inBunker,
    badge('In Bunker', 'good', '21.1.b', 'It is inside the Bunker, which is a place of its own.'),
  ),
  plain(
    (unit, { view }) => unit.tried === true && view.phase === 'rally',
    badge('Tried', 'neutral', '3.0.i', 'It has had its one attempt to rally in this phase.'),
  ),
  plain(
    (unit, { view }) => unit.tended === true && view.phase === 'rally',
    badge('Tended', 'neutral', '11.3.b', 'He has had his one attempt to heal in this phase.'),
  ),
];

function isTaken(weapon: AnyWeapon, { view }: Scene): boolean {
  const bearer = weapon.possessedBy && findUnit(view, weapon.possessedBy);
  return bearer !== undefined && isCaptured(weapon, bearer);
}

const WEAPON_MARKERS: readonly Marker<AnyWeapon>[] = [
  jam,
  plain(
    isTaken,
    badge('Captured', 'bad', '1.6.p', 'It is removed after the first attack that comes to nothing.'),
  ),
  plain(
    weapon => weapon.doomed === true,
    badge('Doomed', 'bad', '8.0.o', 'It won no Melee, and is removed at the end of the turn.'),
  ),
  acquired,
  plain(
    ({ passed }, { view }) => passed === true && view.phase === 'rally',
    badge('Swapped', 'neutral', '1.6.n', 'It has changed hands in this phase.'),
  ),
  plain(
    ({ turned }, { view }) => turned === true && view.phase === 'rally',
    badge('Flipped', 'neutral', '1.6.1.b', 'It has been put on its tripod or taken off in this phase.'),
  ),
];

const read =
  <Piece>(markers: readonly Marker<Piece>[]) =>
  (scene: Scene, piece: Piece): readonly Badge[] =>
    markers.flatMap(marker => marker(scene, piece) ?? []);

export const unitBadges = read(UNIT_MARKERS);
export const weaponBadges = read(WEAPON_MARKERS);
