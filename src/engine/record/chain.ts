/**
 * The chain of hashes over a record: the first link is made of its head, and every answer, also one that is taken back
 * later, makes the next link from the last. Whoever has noted a link can tell that all before it is as it was then.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chronicled, chronicleOf } from './chronicle.ts';
import { backLine, FORMATS, givenLine, headLines, type RecordHead } from './lines.ts';
import type { GameRecord } from './record.ts';

export type Link = Uint8Array;

export function firstLink(head: RecordHead): Link {
  return sha256(utf8ToBytes(`${headLines(head, FORMATS.present).join('\n')}\n`));
}

export function nextLink(link: Link, event: Chronicled): Link {
  const line = event.is === 'given' ? givenLine(event) : backLine(event.takeBack);
  return sha256(concatBytes(link, utf8ToBytes(line)));
}

export function linkedOn(link: Link, events: readonly Chronicled[]): Link {
  return events.reduce(nextLink, link);
}

/** All links of a record, in hex: that of its head, and one an answer or take-back. */
export function linksOf(record: GameRecord): readonly string[] {
  const links = [firstLink(record)];
  for (const event of chronicleOf(record)) links.push(nextLink(links.at(-1) as Link, event));
  return links.map(bytesToHex);
}

/** The last link, which a record ends with. */
export function chainOf(record: GameRecord): string {
  return bytesToHex(linkedOn(firstLink(record), chronicleOf(record)));
}
