/** Names as people type them: in small letters, with blanks around. */

/** Hexes are written in capitals, the places in them (`/2`, `/r`) are not. */
export function hexNameTyped(text: string): string {
  const [hex = '', ...place] = text.trim().split('/');
  return [hex.toUpperCase(), ...place.map(each => each.toLowerCase())].join('/');
}
