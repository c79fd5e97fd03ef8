import { expect, test } from 'vitest';
import { lay, newGame, SIDES } from './play-table.ts';

test('a captain sets up beside the page, hands over, and says why', async () => {
  const session = newGame();
  const first = session.now.ask?.side;
  const [other] = SIDES.filter(side => side !== first);
  const seats = Object.fromEntries(SIDES.map(side => [side, side === first ? 'captain' : 'human']));
  const saved = { ...session.saved(), table: JSON.stringify({ ...session.table, seats }) };
  session.saved = () => saved;
  const page = await lay(session);
  await page.locator('.ask-reason').waitFor();
  expect(await page.locator('.ask-reason').textContent()).toContain('I know this ground');
  expect(await page.locator('.ask-panel header').textContent()).toContain(session.sideName(other ?? ''));
}, 60_000);
