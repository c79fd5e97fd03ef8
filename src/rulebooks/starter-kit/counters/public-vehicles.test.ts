/** What the counters of vehicles take over from public work: a line a vehicle, of the whole of its front. */
import { expect, test } from 'vitest';
import { ARMOUR_FACTORS, boreName } from '../charts/index.ts';
import { VEHICLE_CARDS, vehicleCard } from './index.ts';

/**
 * `16, hull 11/6, turret 11/8 T, 85L ROF 1, -/4`: movement points (`!11`: red, fails on 11), armour of hull and turret,
 * the turret, the gun with all that is said about it, the machine guns, and what is out of the ordinary.
 */
function printOf(id: string): string {
  const card = vehicleCard(id);
  const { movementPoints, stallsOn, hull, turretArmour, turret, main, guns, size, groundPressure } = card;
  if (!main) throw new Error(`${id} has no main armament`);
  const { rateOfFire, breakdown, lowAmmunition, firepowerEquivalent, unlimited, noIntensiveFire } = main;
  const gun = [
    `${boreName(main)}${firepowerEquivalent === undefined ? '' : ` (${firepowerEquivalent})`}`,
    ...(rateOfFire === undefined ? [] : [`ROF ${rateOfFire}`]),
    ...(breakdown === 12 ? [] : [lowAmmunition ? `(B${breakdown})` : `B${breakdown}`]),
    ...(['AP', 'HE'] as const).filter(shell => !unlimited.includes(shell)).map(shell => `no ${shell}`),
    ...(noIntensiveFire ? ['no IF'] : []),
  ];
  const machineGuns = (['BMG', 'CMG', 'AAMG'] as const).map(mount => guns[mount] ?? '-').join('/');
  return [
    `${movementPoints}${stallsOn === undefined ? '' : `!${stallsOn}`}`,
    `hull ${hull.front}/${hull.side}`,
    `turret ${turretArmour.front}/${turretArmour.side} ${turret}`,
    gun.join(' '),
    `${machineGuns}${guns.RMG === undefined ? '' : ` R${guns.RMG}`}`,
    ...(size === 'average' ? [] : [size]),
    ...(groundPressure === 'normal' ? [] : [`${groundPressure} pressure`]),
    ...(card.openTopped ? ['OT'] : []),
    ...(card.movementType === 'armoured car' ? ['AC'] : []),
  ].join(', ');
}

test.each([
  ['german PzKpfw IIF', '14, hull 3/1, turret 3/1 RST, 20L (4) ROF 2 B11, -/5/-, small, low pressure'],
  ['german PzKpfw IIIN', '13, hull 6/3, turret 6/4 T, 75* ROF 1 no AP, 3/5/-'],
  ['german PzKpfw IVH', '13, hull 8/3, turret 6/4 T, 75L ROF 1, 3/5/2'],
  ['german StuG IIIG', '13, hull 8/3, turret 8/3 NT, 75L ROF 1, -/-/2, small'],
  ['german Marder IIIM', '15, hull 2/1, turret 1/0 NT, 75L ROF 2 (B11) no HE, -/-/-, low pressure, OT'],
  ['german Panther', '15, hull 18/6, turret 14/6 ST, 75LL ROF 1, 3/5/2, large'],
  ['german PzKpfw VIE', '12!12, hull 11/8, turret 14/8 ST, 88L ROF 1, 3/5/-, large'],
  ['german PzKpfw VIB', '11!12, hull 26/8, turret 18/11 ST, 88LL ROF 1, 3/5/2, very large, high pressure'],
  ['german SdKfz 234/1', '33, hull 4/1, turret 4/1 ST, 20L (6) ROF 2, -/5/-, small, OT, AC'],
  ['russian BT-7', '23!11, hull 2/1, turret 1/2 RST, 45L ROF 1 B11, -/4/-'],
  ['russian T-70', '14, hull 6/4, turret 6/4 1MT, 45L, -/2/-, small, low pressure'],
  ['russian T-34 M41', '17!11, hull 11/6, turret 8/6 RST, 76L, 2/4/-, low pressure'],
  ['russian T-34/85', '16, hull 11/6, turret 11/8 T, 85L ROF 1, 2/4/-'],
  ['russian KV-1 M41', '11!11, hull 11/8, turret 11/11 RST, 76L, 2/4/- R2, large'],
  ['russian IS-2', '13, hull 14/11, turret 18/11 ST, 122L (B11) no IF, 1/4/- R2'],
  ['russian SU-76M', '16, hull 4/1, turret 3/1 NT, 76L ROF 2, -/-/-, small, low pressure, OT'],
  ['russian BA-10', '19, hull 1/0, turret 2/1 RST, 45L ROF 1 B11, 2/4/-, AC'],
  ['american M4A2', '14, hull 8/4, turret 8/6 T, 75 ROF 1, 2/4/4, large'],
  ['american M4A3', '15, hull 8/4, turret 8/6 T, 75 ROF 1, 2/4/4, large'],
  ['american M4A3(76)W', '15, hull 11/4, turret 8/6 T, 76L ROF 1, 2/4/4, large'],
  ['american M5A1', '17, hull 6/3, turret 6/4 ST, 37LL ROF 1, 2/4/2, small'],
  ['american M10', '15, hull 8/3, turret 8/3 ST, 76L ROF 2, -/-/4, OT'],
  ['american M8', '36, hull 2/1, turret 2/2 ST, 37LL ROF 2, -/4/4, small, low pressure, OT, AC'],
  ['british Matilda II', '9!12, hull 11/8, turret 8/8 T, 40L ROF 2 no HE, -/4/-, high pressure'],
  ['british Valentine III', '10, hull 6/6, turret 8/6 ST, 40L ROF 1 no HE, -/4/-, small, low pressure'],
  ['british Crusader III', '15!12, hull 4/3, turret 6/4 ST, 57L ROF 1 no HE, -/4/-, small, high pressure'],
  ['british Churchill III', '9, hull 11/8, turret 8/8 T, 57L ROF 2 B11 no HE, 2/4/-, large'],
  ['british Cromwell IV', '18, hull 6/4, turret 8/6 T, 75 ROF 1, 2/4/-'],
  ['british Sherman VC', '13, hull 8/4, turret 8/6 T, 76LL ROF 1 no HE, -/4/-, large'],
  ['british Daimler', '33, hull 2/1, turret 2/2 ST, 40L ROF 1 no HE, -/4/-, small, AC'],
  ['japanese Type 95 HA-GO', '15, hull 1/1, turret 2/2 1MT, 37, 2/-/- R2, small, low pressure'],
  ['japanese Type 89A CHI-RO', '10, hull 1/1, turret 2/2 ST, 57* ROF 1 B11, 2/-/- R2, large, low pressure'],
  ['japanese Type 89B CHI-RO', '10, hull 2/1, turret 2/2 ST, 57* ROF 1, 2/-/- R2, large, low pressure'],
  ['japanese Type 97A CHI-HA', '14, hull 3/2, turret 4/3 ST, 57 ROF 1, 2/-/- R2, low pressure'],
  ['japanese Type 97B CHI-HA', '14, hull 3/2, turret 4/2 ST, 47L ROF 1, 2/-/- R2, low pressure'],
  ['japanese Type 1 HO-NI I', '14, hull 3/2, turret 4/2 NT, 75 ROF 1 B11, -/-/-, low pressure, OT'],
])('%s: %s', (id, print) => {
  expect(printOf(id)).toBe(print);
});

test('no value of a vehicle is a substitute', () => {
  const made = [...VEHICLE_CARDS.values()].filter(({ source, exceptions = {} }) =>
    [source, ...Object.values(exceptions)].some(({ provenance }) => provenance === 'substitute'),
  );
  expect(made).toEqual([]);
});

test('the turret’s armour is the hull’s, or a step above or below it', () => {
  const step = (factor: (typeof ARMOUR_FACTORS)[number]) => ARMOUR_FACTORS.indexOf(factor);
  for (const { id, hull, turretArmour } of VEHICLE_CARDS.values())
    for (const side of ['front', 'side'] as const)
      expect(Math.abs(step(hull[side]) - step(turretArmour[side])), `${id} ${side}`).toBeLessThanOrEqual(1);
});
