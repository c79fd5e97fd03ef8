/** What the second checker found in a record. */
export interface Checked {
  readonly format: 1 | 2;
  readonly proven: boolean;
  readonly rolls: number;
  readonly undoneRolls: number;
  readonly acrossDice: number;
  readonly links: readonly string[];
  readonly dice: readonly string[];
}
export function verifyText(text: string): Checked;
