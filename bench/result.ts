/** One measurement. Ratios are what counts: both sides are measured in one run on one machine. */
export interface Result {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  /** The same work done by what we compare with. */
  readonly theirs?: number;
  /** How many times better ours is. */
  readonly ratio?: number;
}

/** A file in this folder that measures something. */
export interface Part {
  readonly name: string;
  run(): Promise<Result[]>;
}
