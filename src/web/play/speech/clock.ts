const HOURS = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
] as const;

/** A direction as on a clock, with north at twelve: `two o’clock`. */
export const oClock = (hour: number): string => `${HOURS[((Math.round(hour) % 12) + 12) % 12]} o’clock`;
