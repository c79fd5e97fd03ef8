/** The columns of the charts that go by range: a name and the farthest range that it covers. */
export type RangeBand<Name extends string = string> = readonly [name: Name, farthest: number];

/** The first band that reaches so far; undefined beyond the last. */
export function bandAt<Name extends string>(
  bands: readonly RangeBand<Name>[],
  range: number,
): Name | undefined {
  return bands.find(([, farthest]) => range <= farthest)?.[0];
}
