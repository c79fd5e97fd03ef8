/** The data cards of units: what is on them, armour as a rosette, weapons as rings of range. */
import type { Ring, Sheet, SheetFigure, SheetPart, SheetRosette } from '../../../engine/index.ts';
import { ANGLES, BANDS, ELEVATIONS, type Elevation } from '../charts/index.ts';
import type { Armour, Card, VehicleCard } from '../counters/index.ts';
import { rowsOf, weaponOf } from '../fire/weapon.ts';
import { type AnyUnit, cardOfUnit, type Fielded } from '../game.ts';
import { aircraftSheet } from './aircraft.ts';
import { pieceTitle, ROW_NAMES, type Scene } from './names.ts';

export function sheet(scene: Scene, piece: string): Sheet | undefined {
  const unit = scene.view.units.find(({ id }) => id === piece);
  if (!unit) return aircraftSheet(scene, piece);
  const card = cardOfUnit(unit);
  return {
    title: pieceTitle(scene, piece),
    parts: [
      { is: 'figures', title: 'Key figures', figures: figures(card), source: card.source },
      ...weapons(unit),
      ...(card.is === 'vehicle'
        ? [...ELEVATIONS.map(elevation => armourOf(card, elevation)), basicArmour(card)]
        : []),
    ],
  };
}

const line = (name: string, text: string | number, cite: string): SheetFigure => ({
  name,
  text: `${text}`,
  cite,
});

function figures(card: Card): readonly SheetFigure[] {
  const common = [line('GP Defense', card.gpDefence, 'B9'), line('points', card.points, 'B16')];
  if (card.is === 'vehicle')
    return [
      ...common,
      line('type', card.type, 'CES.AP.b'),
      line('size', card.size, 'B8.4'),
      line('traction', card.traction, 'B12.7'),
      line('speed across country, on paths, on roads', card.speed.join(' / '), 'B12.6'),
      line('turret turns', card.turretTurn, '7.8.1.a'),
      ...notes(card),
    ];
  const air = card.is === 'towed' ? card.antiAircraft : undefined;
  return [
    ...common,
    ...(air ? [line('anti-aircraft', `${air} gun`, 'B15.5')] : []),
    line('speed', card.speed, 'B12.9'),
    line('close assault', card.closeAssault, 'B13'),
  ];
}

function notes(card: VehicleCard): readonly SheetFigure[] {
  return [
    ...(card.noRadio ? [line('radio', 'none', '7.4')] : []),
    ...(card.brewsUp ? [line('BU', 'burns easily', '7.11.a')] : []),
    ...(card.recon ? [line('recon', 'a command of its own', 'BASE.RECON')] : []),
    ...(card.longGun ? [line('long gun', 'among trees straight ahead or astern', '7.20.a')] : []),
    ...(card.dualControls ? [line('dual controls', 'reverses at once', '7.33')] : []),
    ...(card.stabilized ? [line('stabilizer', 'SHORT HALT costs half', 'B8.7')] : []),
    ...(card.carries
      ? [line('carries', `${card.carries.leg} leg, ${card.carries.towed} towed`, 'B12.10')]
      : []),
  ];
}

/** What each of its rows does at which range. */
function weapons(unit: AnyUnit): readonly SheetPart[] {
  const fielded = { ...unit, at: unit.at ?? ('1:A1' as const) } as Fielded;
  return rowsOf(fielded)
    .filter(row => row !== 'pin')
    .flatMap((row): readonly SheetPart[] => {
      const weapon = weaponOf(fielded, row);
      if (!weapon) return [];
      const rings = BANDS.map(
        (band, i): Ring => ({
          from: i === 0 ? 0 : (weapon.reach[i - 1] ?? 0) + 1,
          to: weapon.reach[i] ?? 0,
          text: `${band}: ${weapon.factors[i]}`,
        }),
      );
      return [
        { is: 'rings', title: ROW_NAMES[row], rings: rings.filter(({ from, to }) => from <= to), cite: 'B8' },
      ];
    });
}

/** The angles in sixths of a circle from straight ahead. */
const SECTORS = {
  Front: [-0.5, 0.5],
  'Front/Side': [0.5, 1.5],
  'Rear/Side': [1.5, 2.5],
  Rear: [2.5, 3.5],
} as const;

function armourOf(card: VehicleCard, elevation: Elevation): SheetRosette {
  return {
    is: 'rosette',
    title: `Armour, ${elevation.toLowerCase()} shot`,
    cite: 'B8.14',
    sectors: ANGLES.map(angle => ({
      from: SECTORS[angle][0],
      to: SECTORS[angle][1],
      name: angle,
      text: platesText(card.armour, angle, elevation),
    })),
  };
}

function platesText(armour: Armour, angle: (typeof ANGLES)[number], elevation: Elevation): string {
  const plates = armour[angle === 'Front' || angle === 'Rear' ? 'ends' : 'sides'][elevation];
  const seen = {
    Front: ['TF', 'HF'],
    'Front/Side': ['TF', 'TS', 'HF', 'HS'],
    'Rear/Side': ['TS', 'TR', 'HS', 'HR'],
    Rear: ['TR', 'HR'],
  }[angle] as readonly (keyof typeof plates)[];
  return seen.map(plate => `${plate} ${plates[plate]}`).join(' ');
}

const basicArmour = ({ basicArmour: [front, rear] }: VehicleCard): SheetPart => ({
  is: 'figures',
  title: 'Armour in the Basic Game',
  figures: [line('front', front, 'CES.BG'), line('rear', rear, 'CES.BG')],
});
