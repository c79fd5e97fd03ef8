/** Keys of the rules screen. They are shortcuts: everything they reach can be reached by Tab as well. */
import { type RefObject, useEffect } from 'react';

/** `/` goes to the search box from anywhere on the screen. */
export function useSlashKey(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [box]);
}

/** Up and Down walk from the search box through the rules found, and back. */
export function useArrowKeys(): void {
  useEffect(() => {
    addEventListener('keydown', walk);
    return () => removeEventListener('keydown', walk);
  }, []);
}

function walk(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const from = document.activeElement;
  if (!(from instanceof HTMLElement && from.matches('.search-box input, .rule-id'))) return;
  const stops = [...document.querySelectorAll<HTMLElement>('.search-box input, .rule-id')];
  const next = stops[stops.indexOf(from) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
