/** Whether facts can be true: a slip of the pen in a table of figures is a tank of four hundred tonnes. */
import type { GunFacts, Plate, Plates, VehicleFacts } from './facts.ts';

export interface History {
  readonly guns: readonly GunFacts[];
  readonly vehicles: readonly VehicleFacts[];
}

/** The same, or an error that names everything that can't be. */
export function checked(history: History): History {
  const problems = problemsIn(history);
  if (problems.length > 0) throw new Error(`impossible facts: ${problems.join('; ')}`);
  return history;
}

export function problemsIn({ guns, vehicles }: History): readonly string[] {
  const names = new Set(guns.map(({ name }) => name));
  return [
    ...twice(guns.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled])),
    ...twice(
      vehicles.flatMap(({ country, name, alsoCalled = [] }) =>
        [name, ...alsoCalled].map(each => `${country} ${each}`),
      ),
    ),
    ...guns.flatMap(gun => gunProblems(gun).map(problem => `${gun.name}: ${problem}`)),
    ...vehicles.flatMap(vehicle =>
      [
        ...vehicleProblems(vehicle),
        ...vehicle.guns.filter(each => !names.has(each)).map(each => `no gun '${each}'`),
      ].map(problem => `${vehicle.name}: ${problem}`),
    ),
  ];
}

function twice(names: readonly string[]): readonly string[] {
  return names.filter((name, i) => names.indexOf(name) !== i).map(name => `'${name}' is there twice`);
}

/** A figure, its least and its most, and its unit. */
type Bounds = readonly [what: string, figure: number, least: number, most: number, unit: string];

const outside = (all: readonly Bounds[]): readonly string[] =>
  all
    .filter(([, figure, least, most]) => !(figure >= least && figure <= most))
    .map(([what, figure, least, most, unit]) => `${what} of ${figure} ${unit}; expected ${least} to ${most}`);

function gunProblems({ calibre, length, velocity, year, penetration = [] }: GunFacts): readonly string[] {
  const rising = penetration.findIndex((mm, i) => mm > (penetration[i - 1] ?? Number.POSITIVE_INFINITY));
  return [
    ...outside([
      ['a calibre', calibre, 15, 160, 'mm'],
      ['a barrel', length, 8, 100, 'calibres'],
      ['a velocity', velocity, 150, 1200, 'm/s'],
      ['a year', year, 1900, 1945, ''],
    ]),
    ...(rising > 0 ? [`it goes through more at a longer range (${penetration[rising]} mm)`] : []),
    ...penetration.flatMap(mm => outside([['a penetration', mm, 1, 300, 'mm']])),
  ];
}

function vehicleProblems(vehicle: VehicleFacts): readonly string[] {
  const { year, crew, weight, power, speed, height, width, hull, turret, superstructure, machineGuns } =
    vehicle;
  return [
    ...outside([
      ['a year', year, 1925, 1945, ''],
      ['a crew', crew, 1, 7, 'men'],
      ['a weight', weight, 1, 75, 't'],
      ['an engine', power, 30, 750, 'hp'],
      ['a speed on the road', speed.road, 20, 110, 'km/h'],
      ['a speed off the road', speed.offRoad, 8, speed.road, 'km/h'],
      ['a height', height, 120, 330, 'cm'],
      ['a width', width, 130, 380, 'cm'],
      ['machine guns', machineGuns, 0, 6, ''],
    ]),
    ...(hull || !(turret || superstructure) ? [] : ['it has a turret and no hull']),
    ...[hull, turret, superstructure].flatMap(each => (each ? plateProblems(each, vehicle) : [])),
    ...(hull && !vehicle.sources.plates ? ['nobody says where its plates are from'] : []),
  ];
}

/** Nobody builds the back of a tank thicker than its front; only what has no roof may have no back. */
function plateProblems({ front, side, rear }: Plates, { openTopped }: VehicleFacts): readonly string[] {
  const least = openTopped ? 0 : 4;
  const bounds = ({ mm, slope }: Plate, what: string): readonly Bounds[] => [
    [what, mm, least, 200, 'mm'],
    [`the slope of ${what}`, slope, 0, 65, 'degrees'],
  ];
  return [
    ...outside([...bounds(front, 'a front'), ...bounds(side, 'a side'), ...bounds(rear, 'a rear')]),
    ...(side.mm > front.mm ? [`a side of ${side.mm} mm and a front of ${front.mm}`] : []),
    ...(rear.mm > front.mm ? [`a rear of ${rear.mm} mm and a front of ${front.mm}`] : []),
  ];
}
