/** A month of the war, which is as exactly as the book dates anything. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** When and where a fight is: some shells came to Europe first (6.2). */
export interface When extends Month {
  readonly pacific?: true;
}

export function isBefore(a: Month, b: Month): boolean {
  return a.year === b.year ? a.month < b.month : a.year < b.year;
}
