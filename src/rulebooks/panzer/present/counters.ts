/** Every counter on the table: where it is, what it is, what lies on it. */

import type { Badge, Counter, CounterSymbol, Face, Figure } from '../../../engine/index.ts';
import { capital } from '../../../engine/index.ts';
import { badgesBy, badgeTable } from '../../kit/present/badges.ts';
import { type Card, GUNS, type GunCard, MACHINE_GUNS } from '../counters/index.ts';
import { type AnyUnit, cardOfUnit, isFielded } from '../game.ts';
import { leaderOf } from '../leaders/leaders.ts';
import { standsBehind } from '../movement/narrow.ts';
import type { HiddenCounter } from '../state.ts';
import { sideName } from '../world.ts';
import { aircraftCounter } from './aircraft.ts';
import { pieceTitle, type Scene } from './names.ts';

export const counters = (scene: Scene): readonly Counter[] => [
  // Whoever is hidden somewhere is nowhere to be seen (7.2.2.b).
  ...scene.view.units
    .filter(({ lost, under }) => lost === undefined && under !== 'somewhere')
    .map(unit => counter(scene, unit)),
  ...(scene.view.hidden ?? []).map(each => hiddenCounter(scene, each)),
  ...scene.view.aircraft.filter(({ gone }) => !gone).map(each => aircraftCounter(scene, each)),
];

function hiddenCounter({ world, view }: Scene, { id, side, at, went }: HiddenCounter): Counter {
  const nation = world.scenario.sides.find(each => each.id === side)?.nation ?? side;
  return {
    id,
    side,
    at,
    face: { nation, symbol: 'hidden', tone: 'plain', figures: [] },
    badges: [],
    title: `${capital(nation)} hidden counter ${id.slice(1)}`,
    ...(went === view.turn && { spent: true }),
  };
}

function counter(scene: Scene, unit: AnyUnit): Counter {
  const { at, aboard, facing, turret, id, side } = unit;
  return {
    id,
    side,
    ...(at === undefined ? { box: `${sideName(scene.world, side)} to set up` } : { at }),
    ...(aboard !== undefined && { on: aboard }),
    ...(cardOfUnit(unit).is !== 'leg' && { facing }),
    ...(turret !== undefined && { turret }),
    face: faceOf(unit),
    badges: badges(scene, unit),
    title: pieceTitle(scene, id),
    ...((unit.fired || unit.moved) && { spent: true }),
  };
}

function symbolOf(card: Card): CounterSymbol {
  if (card.is === 'towed') return 'gun';
  if (card.is === 'leg') return symbolOfMen(card.title);
  if (card.type === 'S') return 'truck';
  if (card.traction === 'half-tracked') return 'half-track';
  if (card.traction === 'wheeled') return 'car';
  return card.gunIn === 'hull' && card.turretGun === undefined && card.guns.length > 0
    ? 'self-propelled-gun'
    : 'tank';
}

function symbolOfMen(title: string): CounterSymbol {
  if (/mortar/.test(title)) return 'mortar';
  if (/HMG/.test(title)) return 'machine-gun';
  if (/half/.test(title)) return 'half-squad';
  return /section$/.test(title) && !/Rifle/.test(title) ? 'crew' : 'squad';
}

const figure = (text: string | number, name: string, at: Figure['at'], cite: string): Figure => ({
  text: `${text}`,
  name,
  at,
  cite,
});

/** As on the cards: penetration or fire at point blank, GP Defense, speed. */
function faceOf(unit: AnyUnit): Face {
  const card = cardOfUnit(unit);
  return {
    nation: card.nation,
    symbol: symbolOf(card),
    tone: unit.was ? 'weak' : 'plain',
    figures: [
      ...strengths(card),
      figure(
        card.is === 'vehicle' ? `${card.gpDefence}${card.type}` : card.gpDefence,
        'GP Defense',
        'bottom',
        'B9',
      ),
      figure(card.is === 'vehicle' ? card.speed[0] : card.speed, 'speed', 'bottom-right', 'B12'),
    ],
  };
}

function strengths(card: Card): readonly Figure[] {
  if (card.is === 'leg') {
    const [best] = card.gp?.factors ?? card.ap?.factors ?? [];
    return best === undefined ? [] : [figure(best, 'fire at point blank', 'bottom-left', 'B9')];
  }
  const [gun] = card.is === 'towed' ? [card.gun] : card.guns;
  const ap = gun && (GUNS[gun] as GunCard).ap;
  if (ap) return [figure(ap.factors[0], 'penetration at point blank', 'bottom-left', 'B8.15')];
  if (card.is !== 'vehicle' || card.machineGuns === undefined) return [];
  const [best] = MACHINE_GUNS[card.machineGuns].factors;
  return [figure(best, 'machine guns at point blank', 'bottom-left', 'B9')];
}

const BADGES = badgeTable(`
  name          | word         | tone    | cite     | means
  Suppressed    | Suppressed   | bad     | B11.1    | It fires worse and moves at half speed; it recovers from OFF alone.
  Suppressed off| Suppr. off   | bad     | B11.2    | It tries to recover in the next Adjustment Phase.
  Broken        | Broken       | bad     | 7.1.5.2.c | It fires and spots worse, moves at half speed, and tries to recover from OFF alone.
  Broken off    | Broken off   | bad     | 7.1.6.2  | It tries to recover in the next Adjustment Phase.
  Hesitates     | Hesitates    | bad     | 7.1.5.1.a | It fires worse, and assaults nobody; it gets over it by itself.
  Damaged       | Damaged      | bad     | B10      | It fires worse and moves at half speed; damaged again it is knocked out.
  Turret damaged| Turret dmgd  | bad     | CES.GPAP.c | It fires worse, and its turret turns by one hexside.
  Hull damaged  | Hull dmgd    | bad     | CES.GPAP.c | It moves at half speed.
  Tracked       | TK           | bad     | B10.2    | It has lost a track, and stays where it is.
  Bogged        | Bogged       | bad     | 7.29.e   | It sticks, and neither moves nor turns for the rest of the turn.
  Covered       | Covered      | good    | 7.49.a   | It goes behind a vehicle: in Light cover, and no easier to hit for moving.
  Behind        | Behind       | neutral | 7.30.d   | Others stand before it on a narrow road: it goes back the way it came.
  Aside         | Shoulder     | neutral | 7.30.h   | It was pushed off the road, and blocks nobody.
  Full Cover    | Full Cover   | good    | B3.5     | It is seen from the next hex alone and sees no farther; GP fire at it −20. Firing or moving ends it.
  On foot       | FO on foot   | neutral | 7.47.b   | Its observer is on foot, and it calls for fire like any other unit.
  Malfunction   | Malfunction  | bad     | 7.25.c   | A weapon has failed; it may be repaired at the end of a Command Phase.
  Out of action | Out of action| bad     | 7.25.c   | A weapon is lost for good.
  Trailer damaged| Trailer dmgd | bad     | 7.38.12.2.e | Its flamethrower has less fuel; damaged again the trailer is let go.
  Trailer gone  | No trailer   | neutral | 7.38.12.2.f | Its flamethrower has no more fuel; it may reverse.
  Optics        | Optics       | bad     | 7.23.1.a | Its sights are damaged: one less in AP, five less in GP fire.
  Coax          | No coax      | bad     | 7.23.1.b | The machine gun beside its gun is broken.
  Ring          | Turret jammed| bad     | 7.23.2.a | Its turret does not turn any more.
  Radio         | No radio     | bad     | 7.23.2.b | It neither commands nor scouts any more.
  Running gear  | Slow         | bad     | 7.23.3   | Two points of movement less.
  Fuel          | Fuel         | bad     | 7.23.4   | It loses fuel, which may run out or burn.
  Camouflaged   | Camouflaged  | good    | 7.24.a   | It is hard to make out until it moves, or fires in sight of the enemy.
  Buttoned      | Buttoned up  | neutral | 7.8.3.a  | Its hatches are closed: it sees less, and is safer from HE.
  Discharger    | SMOKE/DS     | good    | 7.9.d    | Smoke of its own dischargers: fire at it and by it is hindered until it moves or the turn ends.
  Discharged    | DS used      | neutral | 7.9.f    | It has discharged smoke, and does not do so in the next turn.
  Smoke         | SMOKE        | good    | 7.22.1.b | Smoke that it made: fire at it and by it is hindered as long as it stays.
  Fired         | SPOT/FIRE    | neutral | B3.6     | It has fired, and is seen from farther away.
  Moved         | SPOT/MOVE    | neutral | B3.6     | It has moved, and is seen from farther away.
  Spotted       | Spotted      | neutral | B3       | The enemy has spotted it in this turn.`);

const units = badgesBy<Scene, AnyUnit>(BADGES, {
  Suppressed: unit => unit.suppressed === 'ON',
  'Suppressed off': unit => unit.suppressed === 'OFF',
  Broken: unit => unit.broken === 'ON',
  'Broken off': unit => unit.broken === 'OFF',
  Hesitates: unit => unit.hesitates !== undefined,
  Damaged: unit => unit.turretDamaged && unit.hullDamaged,
  'Turret damaged': unit => unit.turretDamaged && !unit.hullDamaged,
  'Hull damaged': unit => unit.hullDamaged && !unit.turretDamaged,
  Tracked: unit => unit.tracked,
  Bogged: unit => unit.bogged,
  Covered: unit => unit.behind !== undefined,
  Behind: (unit, { world, view }) => isFielded(unit) && standsBehind(world, view, unit),
  Aside: unit => unit.aside,
  'Full Cover': unit => unit.fullCover,
  'On foot': unit => unit.observerOut,
  Malfunction: unit => Object.values(unit.faults ?? {}).includes('malfunction'),
  'Out of action': unit => Object.values(unit.faults ?? {}).includes('out of action'),
  'Trailer damaged': unit => unit.trailer === 'damaged',
  'Trailer gone': unit => unit.trailer === 'gone',
  Optics: unit => unit.collateral?.includes('optics'),
  Coax: unit => unit.collateral?.includes('coax'),
  Ring: unit => unit.collateral?.includes('ring'),
  Radio: unit => unit.collateral?.includes('radio'),
  'Running gear': unit => unit.collateral?.includes('running gear'),
  Fuel: unit => unit.collateral?.includes('fuel'),
  Camouflaged: unit => unit.camouflage === 'yes' || unit.camouflage === 'announced',
  Buttoned: unit => unit.buttoned,
  Discharger: unit => unit.screen?.is === 'DS',
  Discharged: unit => unit.screen?.is === 'spent',
  Smoke: unit => unit.smoke !== undefined,
  Fired: unit => unit.spot?.by === 'FIRE',
  Moved: unit => unit.spot?.by === 'MOVE',
  Spotted: unit => unit.spottedBy !== undefined,
});

/** The command lies on top: one's own, those that are shown, and the backs of all others. */
const badges = (scene: Scene, unit: AnyUnit): readonly Badge[] => [
  ...(unit.command === undefined ? [] : [commandBadge(unit.command)]),
  ...(unit.leader === undefined ? [] : [leaderBadge(unit)]),
  ...units(scene, unit),
];

/** `Klein`: and what he is good at. */
const leaderBadge = (unit: AnyUnit): Badge => {
  const { name = '', ratings = {} } = leaderOf(unit) ?? {};
  const skills = Object.entries(ratings).map(([rating, n]) => `${rating}${n}`);
  return { text: name, means: `A leader: ${skills.join(' ')}.`, cite: '7.55.2.a', tone: 'good' };
};

const MEANS: Readonly<Record<NonNullable<AnyUnit['command']>, string>> = {
  FIRE: 'It may fire in the Combat Phase.',
  'SHORT-HALT': 'It may fire at a penalty, and then move at half speed.',
  MOVE: 'It may move, overrun and assault.',
  OW: 'It may fire once at an enemy who gives it cause.',
  'N/C': 'No command: it does nothing.',
  sealed: 'A command that nobody else has seen.',
};

const commandBadge = (command: NonNullable<AnyUnit['command']>): Badge => ({
  text: command === 'sealed' ? 'CMD' : command === 'SHORT-HALT' ? 'SHORT HALT' : command,
  means: MEANS[command],
  cite: 'B5',
  tone: command === 'N/C' || command === 'sealed' ? 'neutral' : 'good',
});
