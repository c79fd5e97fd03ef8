/** Who and what can be fired at: men on foot, or a vehicle and its crew. */
import { isUnseen } from '../concealment/unseen.ts';
import type { AnyUnit } from '../units.ts';
import type { AnyVehicle } from '../vehicles/vehicles.ts';

export type Target = AnyUnit | AnyVehicle;

export const isUnit = (target: Target): target is AnyUnit => target.id.startsWith('u');
export const isVehicle = (target: Target): target is AnyVehicle => target.id.startsWith('v');

/** Nobody sees it: at such a target one fires at random (6.4.h, 8.3.2.b). No vehicle is ever concealed. */
export const isUnseenTarget = (target: Target): boolean => !isVehicle(target) && isUnseen(target);
