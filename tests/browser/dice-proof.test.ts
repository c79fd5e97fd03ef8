/** What the page says about its dice: before a game, and after it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nonceOfWords } from '../../src/engine/index.ts';
import { OWN_TABLE, open } from './page.ts';
import { asFile, finishedGame } from './record.ts';

const BRIEFING = '#/?book=aslsk&scenario=the-crossroads';
const { text } = finishedGame('proof');

async function proofShown(page: Page): Promise<string> {
  await page.getByLabel('Moment').waitFor();
  await page.getByRole('button', { name: 'Dice', exact: true }).click();
  const proof = page.locator('.dice-proof[data-proved]');
  await proof.waitFor({ timeout: 30_000 });
  return (await proof.textContent()) ?? '';
}

async function proofOfFile(record: string): Promise<string> {
  const page = await open('');
  await page.getByLabel('Choose a record file').setInputFiles(asFile('game.txt', record));
  return proofShown(page);
}

test('players who note the pledge and give words of their own find both in the proof', async () => {
  const page = await open(BRIEFING);
  const words = page.getByLabel('Words of the Americans player');
  expect(await words.isVisible()).toBe(false);
  await page.getByText(OWN_TABLE).click();
  await page.getByText('Dice that you can prove').click();
  const commit = (await page.locator('.dice-commit').textContent()) ?? '';
  expect(commit).toMatch(/^[0-9a-f]{64}$/);
  await words.fill(' three blind mice ');
  for (const side of ['Americans', 'Germans'])
    await page
      .getByRole('combobox', { name: side })
      .selectOption({ label: 'Nobody in particular: any legal act' });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/#\/replay\/[0-9a-f]+/);
  const shown = await proofShown(page);
  expect(shown).toMatch(/^✓ Proved: \d+ rolls are those of the seed that was pledged before the game/);
  expect(shown).toContain('Nobody went back across dice.');
  expect(shown).toContain('No record shows whose hands made the seed and the nonces.');
  expect(shown).toContain(commit);
  expect(shown).toContain(nonceOfWords('three blind mice'));
});

test('a game whose dice nobody pledged is not called proven', async () => {
  expect(await proofOfFile(text)).toMatch(/^Not proved. The dice: the record has no commitment/);
});

test('a record that does not hold is called what it is', async () => {
  expect(await proofOfFile(text.replace(/^chain ..../m, 'chain 0bad'))).toMatch(
    /^✗ This is not the record of a game that was played so: the chain of hashes/,
  );
});
