/** The verbs of the book. Records hold them: a verb is only ever added, or renamed with its old name kept. */
import type { HexId } from '../../board/index.ts';
import { type ActOf, oneOf, piece, place, verbs } from '../../engine/index.ts';
import { DIRECTIONS } from '../../hex/index.ts';
import { ALTITUDES } from './charts/air.ts';
import {
  type AircraftId,
  type BatteryId,
  COMMANDS,
  type HiddenId,
  LOADS,
  ROWS,
  type UnitId,
} from './state.ts';

const unit = piece<UnitId>('a unit');
const hex = place<HexId>('a hex such as 1:C4', /^\d:[A-Z]{1,2}\d{1,2}$/);
const battery = piece<BatteryId>('a battery');
const aircraft = piece<AircraftId>('an aircraft');
const counter = piece<HiddenId>('a hidden counter');
const row = oneOf(...ROWS);
const side = oneOf(...DIRECTIONS);

export const VERBS = verbs({
  /** This is all, in whatever was asked. */
  done: {},
  /** A chance to fire back is let go. */
  pass: {},
  place: { unit, at: hex },
  camouflage: { unit },
  /** A hex of a minefield is plotted. */
  mine: { at: hex },
  /** A unit is set up under a hidden counter, a counter is put with nothing under it, somebody goes under one in play. */
  conceal: { unit, at: hex },
  decoy: { at: hex },
  hide: { unit },
  sneak: { counter },
  command: { unit, is: oneOf(...COMMANDS) },
  /** One command for all of the unit's platoon who have none yet, as far as there are commands. */
  platoon: { unit, is: oneOf(...COMMANDS) },
  clear: { unit },
  /** Smoke around a vehicle, or around men. */
  discharge: { unit },
  smoke: { unit },
  /** The formation of this unit is to fire next. */
  name: { unit },
  engage: { target: unit },
  add: { unit, row },
  resolve: {},
  /** Fire on a unit that gave cause for it: overwatch, quickdraw, defensive fire. */
  react: { unit, row },
  answer: { target: unit, row },
  move: { unit },
  step: { to: hex },
  reverse: { to: hex },
  turn: { side },
  /** A turret is turned: of the vehicle that moves, or of any in the Adjustment Phase. */
  swing: { unit, side },
  quickmarch: {},
  /** Men go behind the vehicle that moves; and one has the command of the other, to do so. */
  shelter: { unit },
  follow: { unit, to: unit },
  leave: {},
  /** A gun in the hull is pointed before it fires. */
  pivot: { unit, side },
  mount: { unit, on: unit },
  dismount: { unit },
  /** The observer of a vehicle goes on foot. */
  alight: { unit },
  overrun: { to: hex },
  /** What stands still on a narrow road is pushed off it: a unit, or a wreck. */
  push: { unit },
  shove: {},
  /** An observer calls a battery, and says where and what; later its fire is kept up, adjusted or checked. */
  call: { battery, by: unit },
  aim: { at: hex, load: oneOf(...LOADS) },
  keep: { battery },
  shift: { battery, at: hex },
  cease: { battery },
  /** A battery looks for one that has fired. */
  counter: { battery },
  /** An aircraft begins a pass, goes to a hex, attacks what is there; somebody on the ground fires at it. */
  fly: { aircraft, altitude: oneOf(...ALTITUDES) },
  approach: { at: hex },
  strafe: { target: unit, from: side },
  bomb: {},
  flak: { unit },
  assault: { target: unit },
  /** Engineers go at mines, or at a wall. */
  demolish: { at: hex },
  breach: { at: hex, side },
  /** A house is fired at. */
  shell: { unit, row, at: hex },
  join: { unit },
  button: { unit },
  open: { unit },
  /** Men go into Full Cover, and come out of it. */
  'keep-down': { unit },
  rise: { unit },
  /** A fuel trailer is let go. */
  jettison: { unit },
  'bail-out': { unit },
  /** A leader goes over to other men. */
  transfer: { unit, to: unit },
});
export type BookAct = ActOf<typeof VERBS>;
