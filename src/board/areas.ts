/** Parts of the battlefield as scenario cards name them: single hexes, or columns and rows of one board. */

import { parseHexName } from '../hex/index.ts';
import type { Battlefield, HexId } from './battlefield.ts';

/** `1:C4`, or all from one corner to the other, `1:A1-H10`. */
const PART = /^(\d):([A-Z]{1,2}\d{1,2})(?:-([A-Z]{1,2}\d{1,2}))?$/;

const memories = new WeakMap<Battlefield, Map<string, readonly HexId[]>>();

/** The hexes of all parts, in the battlefield's order. They are asked for at every step, and remembered. */
export function hexesIn(field: Battlefield, parts: readonly string[]): readonly HexId[] {
  const memory = memories.get(field) ?? new Map<string, readonly HexId[]>();
  memories.set(field, memory);
  const key = parts.join(' ');
  const known = memory.get(key) ?? readParts(field, parts);
  memory.set(key, known);
  return known;
}

function readParts(field: Battlefield, parts: readonly string[]): readonly HexId[] {
  const found = new Set(parts.flatMap(part => hexesOfPart(field, part)));
  return field.ids.filter(id => found.has(id));
}

function hexesOfPart(field: Battlefield, part: string): readonly HexId[] {
  const [, board, first = '', last] = PART.exec(part) ?? [];
  if (last === undefined) {
    const hex = field.names.get(`${board}:${first}`);
    return hex === undefined ? [] : [field.ids[hex] as HexId];
  }
  const [from, to] = [parseHexName(first), parseHexName(last)];
  if (!from || !to) return [];
  const isMated = matedHexes(field);
  return [...field.names].flatMap(([name, hex]) => {
    const [of, hexName = ''] = name.split(':');
    const place = parseHexName(hexName);
    if (of !== board || !place || isMated.has(hex)) return [];
    const inside =
      place.column >= from.column &&
      place.column <= to.column &&
      place.row >= from.row &&
      place.row <= to.row;
    return inside ? [field.ids[hex] as HexId] : [];
  });
}

/** Half-hexes that two boards share: they belong to no part of either. A single hex may still name them. */
function matedHexes(field: Battlefield): ReadonlySet<number> {
  const seen = new Map<number, string>();
  const mated = new Set<number>();
  for (const [name, hex] of field.names) {
    const board = name.slice(0, name.indexOf(':'));
    if ((seen.get(hex) ?? board) !== board) mated.add(hex);
    seen.set(hex, board);
  }
  return mated;
}
