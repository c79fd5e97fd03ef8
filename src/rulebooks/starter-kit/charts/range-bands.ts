/** The columns of the charts that go by range: a name and the farthest range that it covers. */
type RangeBand<Name extends string = string> = readonly [name: Name, farthest: number];

/** The first band that reaches so far; undefined beyond the last. */
export function bandAt<Name extends string>(
  bands: readonly RangeBand<Name>[],
  range: number,
): Name | undefined {
  return bands.find(([, farthest]) => range <= farthest)?.[0];
}

/** The bands that the charts of ordnance share, beyond the closest ranges. */
export const ORDNANCE_BANDS = [
  ['3-6', 6],
  ['7-12', 12],
  ['13-18', 18],
  ['19-24', 24],
  ['25-30', 30],
  ['31-36', 36],
] as const;
