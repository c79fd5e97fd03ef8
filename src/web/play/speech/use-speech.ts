/** The two voices of the page: one that waits its turn, and one for what came of one's own acts. */
import { useCallback, useState } from 'react';

export interface Speech {
  readonly polite: string;
  readonly assertive: string;
  say(text: string): void;
  exclaim(text: string): void;
  /** Says the last thing again. */
  again(): void;
}

/** Screen readers pass over what they have just read; a blank more or less makes it new. */
const anew = (text: string) => (before: string) => (before === text ? `${text}\u00a0` : text);

export function useSpeech(): Speech {
  const [polite, setPolite] = useState('');
  const [assertive, setAssertive] = useState('');
  const say = useCallback((text: string) => setPolite(anew(text)), []);
  const exclaim = useCallback((text: string) => setAssertive(anew(text)), []);
  return { polite, assertive, say, exclaim, again: () => say(polite.trimEnd()) };
}
