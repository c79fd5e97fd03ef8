import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SYMBOLS } from '../../../engine/index.ts';
import { ORIGIN } from './path.ts';
import { Silhouette } from './Silhouette.tsx';

const drawn = SYMBOLS.map(symbol => renderToStaticMarkup(<Silhouette symbol={symbol} spot={ORIGIN} />));

test('every symbol is drawn, and no two alike', () => {
  for (const markup of drawn) expect(markup).toMatch(/<(?:path|text)/);
  expect(new Set(drawn).size).toBe(SYMBOLS.length);
});
