/** Names as people type them: in small letters, with blanks around, and not yet sent off. */
import { useState } from 'react';

/** Hexes are written in capitals, the places in them (`/2`, `/r`) are not. */
export function hexNameTyped(text: string): string {
  const [hex = '', ...place] = text.trim().split('/');
  return [hex.toUpperCase(), ...place.map(each => each.toLowerCase())].join('/');
}

/** The text of a box that shows `given` until somebody types over it, and again once something else is given. */
export function useTyped(given: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState({ over: given, text: given });
  return [typed.over === given ? typed.text : given, text => setTyped({ over: given, text })];
}
