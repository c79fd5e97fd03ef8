/** Every counter on the table: where it is, what it is, what lies on it. */
import type { Counter, CounterSymbol, Face, Figure } from '../../../engine/index.ts';
import { capital } from '../../../engine/index.ts';
import { badgesBy, badgeTable } from '../../kit/present/badges.ts';
import { print } from '../../kit/present/faces.ts';
import { groupOf } from '../../kit/world.ts';
import { type Arm, type Card, CREW } from '../counters/index.ts';
import { type AnyUnit, cardOfUnit } from '../game.ts';
import type { LocId } from '../state.ts';
import { hexOf, sideName } from '../world.ts';
import { pieceTitle, placeText, type Scene } from './names.ts';

export const counters = (scene: Scene): readonly Counter[] => [
  ...scene.view.units.filter(({ lost }) => lost === undefined).map(unit => counter(scene, unit)),
  ...covered(scene),
];

/** What lies under the top of the enemy's stacks: so many counters, and no more is known of them (3.3.3.a). */
function covered({ world, view }: Scene): readonly Counter[] {
  const { below = [] } = view;
  return below.map((at, i): Counter => {
    const side = view.units.find(unit => unit.at === at)?.side ?? '';
    const nation = world.scenario.sides.find(each => each.id === side)?.nation ?? side;
    return {
      id: `?${i + 1}`,
      side,
      at,
      face: { nation, symbol: 'unknown', tone: 'plain', figures: [] },
      badges: [],
      title: `${capital(nation)} counter under others in ${placeText(world, at)}`,
    };
  });
}

/** Where it waits, or is not seen to be (3.3.4.1.a). */
const boxOf = ({ view, world }: Scene, { side, group }: AnyUnit): string =>
  view.doing.some(frame => frame.is === 'set-up' && frame.side === side)
    ? `${sideName(world, side)} to set up`
    : groupOf(world, group).enter
      ? `${sideName(world, side)} to come`
      : `${sideName(world, side)} out of sight`;

function counter(scene: Scene, unit: AnyUnit): Counter {
  const { at, id, side } = unit;
  return {
    id,
    side,
    ...(at === undefined ? { box: boxOf(scene, unit) } : { at }),
    face: faceOf(unit),
    badges: badges(scene, unit),
    title: pieceTitle(scene, id),
    ...((unit.fired === 2 || unit.moved === 'run' || unit.moved === 'cautious') && { spent: true }),
  };
}

const ARM_SYMBOLS: Readonly<Record<Arm, CounterSymbol>> = {
  MG: 'machine-gun',
  FT: 'flamethrower',
  DC: 'charge',
  MOL: 'charge',
  bazooka: 'launcher',
  GATR: 'rifle',
  RATR: 'rifle',
};

function symbolOf(card: Card, { half, crew }: AnyUnit): CounterSymbol {
  if (card.is === 'leader') return 'leader';
  if (card.is === 'squad') return half ? 'half-squad' : 'squad';
  return crew ? 'crew' : ARM_SYMBOLS[card.arm];
}

/** Firepower and range, and Troop Quality (2.3.1.1, 2.3.1.2). */
function faceOf(unit: AnyUnit): Face {
  const card = cardOfUnit(unit);
  return {
    nation: card.nation,
    symbol: symbolOf(card, unit),
    tone: unit.half || unit.wounded || unit.crew ? 'weak' : 'plain',
    figures: [...strengths(card, unit), ...print(card.quality, 'Troop Quality', 'top-right', '9.1.1')],
  };
}

function strengths(card: Card, { half, wounded, crew }: AnyUnit): readonly Figure[] {
  if (card.is === 'squad')
    return print(
      `${half ? card.half : card.firepower}-${card.range}`,
      'firepower and range',
      'bottom',
      '12.2.1.1',
    );
  if (card.is === 'leader') return wounded ? [] : print('1-1', 'firepower and range', 'bottom', '12.2.1.1');
  const { firepower, range } = crew ? CREW : card;
  return [
    ...print(`${firepower}-${range}`, 'firepower and range', 'bottom', '12.2.1.1'),
    ...(card.rate > 1 && !crew ? print(card.rate, 'rate of fire', 'top-left', '2.3.1.3.a', 'boxed') : []),
  ];
}

const BADGES = badgeTable(`
  name         | word          | tone    | cite         | means
  Pinned       | Pinned Down   | bad     | 12.3.1.5.3.a | It fires at half strength and does not move.
  Disrupted    | Disrupted     | bad     | 12.3.1.5.4.a | It neither fires nor moves, and flees to cover.
  WIA          |               | bad     | 12.3.1.5.5   | As good as Disrupted, and worse off at the next failure.
  Wounded      |               | bad     | 12.3.1.5.2   | He leads, but does not fire, and reaches no other hex.
  Close Combat |               | bad     | 14.2.a       | It fights those in its place and does nothing else.
  Crossfire    |               | bad     | 12.6.1       | Its place lies in crossfire: its Morale Checks are harder.
  Courage      |               | good    | 9.2.1        | It passes all checks for the rest of the game.
  Dug in       |               | good    | 7.1.3        | Fire at it is ten worse until it moves.
  In holes     |               | good    | 6.9.1.a      | It goes from hole to hole: fire at it is ten worse.
  In flames    |               | bad     | 6.13.2.b     | It must get out by the next impulse, or is lost.
  Hidden       |               | good    | 3.3.4.1.a    | The enemy does not see it until it fires, moves or is found.
  Covered      |               | good    | 3.3.3.a      | It lies under others, and the enemy does not know what it is.
  Ran          |               | neutral | 10.1.3       | It has run in this phase, and does not fire.
  Moved        |               | neutral | 10.1.4       | It has moved in this phase, and does not fire.
  Assaulted    |               | neutral | 10.1.5       | It has moved in this phase, and may fire once at half strength.
  Crawled      |               | neutral | 10.1.6       | It has crawled in this phase, and may fire once at half strength.
  Fire 1       |               | neutral | 12.1.1.1.1   | It has fired once; Defensive Fire is open to it within its range.
  Fire 2       |               | neutral | 12.1.2.2     | It has fired twice, and does not fire again in this phase.
  Half fire    | Fired on way  | neutral | 10.1.5       | It has fired as it went, and does not fire again in this phase.`);

const badges = badgesBy<Scene, AnyUnit>(BADGES, {
  Pinned: unit => unit.morale === 'pinned',
  Disrupted: unit => unit.morale === 'disrupted',
  WIA: unit => unit.morale === 'wia',
  Wounded: unit => unit.wounded,
  'Close Combat': unit => unit.locked !== undefined,
  Crossfire: (unit, { view }) => unit.at !== undefined && view.enfiladed.includes(unit.at),
  Courage: unit => unit.courage,
  'Dug in': unit => unit.dugIn,
  'In holes': unit => unit.inHoles,
  'In flames': (unit, { view }) =>
    unit.at !== undefined && view.flames?.some(({ at }) => at === hexOf(unit.at as LocId)),
  Hidden: unit => unit.secret === 'hidden',
  Covered: unit => unit.secret === 'covered',
  Ran: unit => unit.moved === 'run',
  Moved: unit => unit.moved === 'cautious',
  Assaulted: unit => unit.moved === 'assault',
  Crawled: unit => unit.moved === 'crawl',
  'Fire 1': unit => unit.fired === 1,
  'Fire 2': unit => unit.fired === 2,
  'Half fire': unit => unit.halfFired,
});
