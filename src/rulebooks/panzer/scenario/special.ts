/** What a scenario may say besides forces and victory (its Special Conditions): sight, weather, roads. Each needs its optional rule. */
import { z } from 'zod';
import { Area, Name } from '../../kit/scenario/document.ts';
import { BATTERIES, DENSITIES, FUELS, GRADES } from '../charts/index.ts';
import { AIRCRAFT, type AircraftCardId } from '../counters/index.ts';

const CAUTIONS = ['limited', 'very limited'] as const;
const Rows = z.int().min(-5).max(-1);

const Conditions = z.strictObject({
  /** Rows of the Spotting Table by which everybody is harder to spot (7.36.1). */
  visibility: Rows.optional(),
  /** How bad the sight is by which vehicles feel their way (7.36.2). */
  caution: z.enum(CAUTIONS).optional(),
  /** A storm of dust, with what it does (7.36.4). */
  khamsin: z
    .strictObject({
      spotting: Rows,
      ap: z.int().min(-10).max(0),
      gp: z.int().min(-50).max(0),
      caution: z.enum(CAUTIONS).optional(),
    })
    .optional(),
});
export type Conditions = z.infer<typeof Conditions>;

export const MINES = ['anti-vehicular', 'anti-personnel', 'both'] as const;

/** Mines that a side lays (7.31): so many hexes of the area, in secret; or all of it, for everybody to see. */
const Minefield = z.strictObject({
  side: Name,
  kind: z.enum(DENSITIES),
  mines: z.enum(MINES),
  hexes: z.int().min(1).max(30),
  area: Area,
  visible: z.literal(true).optional(),
});

/** A battery off the map (B14), for support or against the enemy's (7.28); planned fire falls unasked. */
const Battery = z.strictObject({
  side: Name,
  kind: z.enum(BATTERIES),
  counter: z.literal(true).optional(),
  selfPropelled: z.literal(true).optional(),
  planned: z.array(z.strictObject({ turn: z.int().min(1), at: z.string() })).optional(),
});

/** Aircraft (B15), one by one, and the turn from which each comes. */
const Sortie = z.strictObject({
  side: Name,
  card: z.enum(Object.keys(AIRCRAFT) as [AircraftCardId, ...AircraftCardId[]]),
  grade: z.enum(GRADES),
  from: z.int().min(1),
});

/** What a side adds to its initiative, by whether it was First Player in the turn before (7.42.1.c). */
const Initiative = z.strictObject({
  side: Name,
  afterFirst: z.int().min(-50).max(50).optional(),
  afterSecond: z.int().min(-50).max(50).optional(),
});

/** What burns otherwise than it looks (7.35): houses drawn of stone that are of brick, and groves, which burn nowhere else (7.35.4). */
const Fires = z.strictObject({
  stone: z.literal('Brick').optional(),
  groves: z.strictObject({ as: z.enum(FUELS), modifier: z.int().min(-50).max(50) }).optional(),
});

/** Narrow roads (7.30): what of them runs in these hexes, and whether one may climb the banks of those that are sunken. */
const Narrow = z.strictObject({ hexes: Area, open: z.literal(true).optional() });

/** What a bridge bears, in tonnes (7.32). */
const Bridge = z.strictObject({ at: z.string(), limit: z.int().min(1).max(100) });

/** Spread into the scenario's document. */
export const SPECIAL_PARTS = {
  conditions: Conditions.optional(),
  minefields: z.array(Minefield).optional(),
  batteries: z.array(Battery).optional(),
  aircraft: z.array(Sortie).optional(),
  initiative: z.array(Initiative).optional(),
  fires: Fires.optional(),
  narrow: Narrow.optional(),
  bridges: z.array(Bridge).optional(),
};
