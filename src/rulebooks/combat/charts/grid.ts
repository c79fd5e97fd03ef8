/** Tables as they look on a card: a line a row, cells apart by spaces. */
export const readTable = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s{2,}/));
