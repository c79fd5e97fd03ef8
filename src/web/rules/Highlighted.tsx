import type { ReactNode } from 'react';

/** Text with the words that were searched for marked in it. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  const pattern = new RegExp(words.map(escapeForPattern).join('|'), 'gi');
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    parts.push(text.slice(end, index), <mark key={index}>{found}</mark>);
    end = index + found.length;
  }
  return [...parts, text.slice(end)];
}

const escapeForPattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
