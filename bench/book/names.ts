/** What books were called before: earlier commits are measured too, and know them by nothing else. */
const FORMER: Readonly<Record<string, string>> = { 'starter-kit': 'aslsk', 'lock-n-load': 'lnl' };

/** The name of a book, or of anything, as it is now. */
export const nameNow = (name: string): string => FORMER[name] ?? name;
