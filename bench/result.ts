/** One measurement. Ratios are what counts: both sides are measured in one run on one machine. */
export interface Result {
  readonly name: string;
  readonly unit: string;
  /** By the clock on the wall. */
  readonly ours: number;
  /** The same in CPU time. */
  readonly cpu?: number;
  /** What the control did a CPU second in that minute: two measurements of other minutes are compared by it. */
  readonly control?: number;
  /** Where it is the same, the same games were played. */
  readonly games?: string;
  /** The same work done by what we compare with. */
  readonly theirs?: number;
  /** How many times better ours is. */
  readonly ratio?: number;
}

/** A file in this folder that measures something; it is called as the part is. */
export interface Part {
  readonly name: string;
  run(): Promise<Result[]>;
}
