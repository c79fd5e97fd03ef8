/** Setting up by hand: a counter is dragged onto the map, or clicked and placed, and moves by another click. */
import { expect, test } from 'vitest';
import { hexOfPlace } from '../../src/board/index.ts';
import { battlefieldOf } from '../../src/board/library.ts';
import { centreOnPaper } from '../../src/web/boards/field/paper.ts';
import { board, lay, newGame } from './play-table.ts';

test('a counter is dragged from its box onto a hex of its zone; outside of it nothing happens', async () => {
  const session = newGame();
  const { ask, tabletop } = session.now;
  const field = battlefieldOf(tabletop.battlefield);
  if (!ask || !field.ok) throw new Error('nothing to set up');
  const ground = field.value;
  const page = await lay(session);
  const unit =
    (await page.locator('[data-waiting][data-mark="offered"]').first().getAttribute('data-waiting')) ?? '';
  const places = ask.offers.filter(({ pieces }) => pieces.includes(unit)).flatMap(offer => offer.places);
  /** Where the middle of a hex is on the screen, from the corner of the board. */
  const spotOf = async (hex: number) => {
    const matrix = (await page.locator('.play-overlay > g').getAttribute('transform')) ?? '';
    const [x = 0, y = 0, k = 1] = (matrix.match(/-?[\d.]+/g) ?? []).map(Number);
    const centre = centreOnPaper(ground, hex);
    return { x: x + centre.x * k, y: y + centre.y * k };
  };
  const isIn = (hex: number) => places.some(place => hexOfPlace(ground, place) === hex);
  const room = (await board(page).boundingBox()) ?? { width: 0, height: 0 };
  const shown = async (isMeant: (hex: number) => boolean) => {
    for (let hex = 0; hex < ground.hexCount; hex++) {
      const { x, y } = await spotOf(hex);
      if (isMeant(hex) && x > 120 && y > 40 && x < room.width - 40 && y < room.height - 40)
        return { hex, x, y };
    }
    throw new Error('no such hex is in sight');
  };
  const outside = await shown(hex => !isIn(hex));
  await page
    .locator(`[data-waiting="${unit}"]`)
    .dragTo(board(page), { targetPosition: { x: outside.x, y: outside.y } });
  expect(await page.locator(`[data-waiting="${unit}"]`).count()).toBe(1);
  // It is told why, and taken up once more.
  await page.locator('.why-not').getByRole('button', { name: 'Close' }).click();
  const inside = await shown(isIn);
  await page
    .locator(`[data-waiting="${unit}"]`)
    .dragTo(board(page), { targetPosition: { x: inside.x, y: inside.y } });
  await expect.poll(() => page.locator(`[data-waiting="${unit}"]`).count()).toBe(0);
  expect(await page.locator(`[data-stack="${inside.hex}"] [data-counter="${unit}"]`).count()).toBe(1);
});
