import { expect, test } from 'vitest';
import type { Face } from '../../../engine/index.ts';
import { CARDS, isUnit, supportWeaponCard, unitCard } from '../counters/index.ts';
import { unitFaces } from './faces.ts';
import { RULES } from './test-tour.ts';
import { weaponFaces } from './weapon-faces.ts';

const shown = (face: Face | undefined) =>
  face?.figures.map(({ at, text, style }) => [at, text, style ?? 'plain']);

test('a squad shows firepower with its superscripts, range and movement, and its Morale above', () => {
  const { front, back } = unitFaces(unitCard('german 2-3-4-6'), 'u3');
  expect(front).toMatchObject({ nation: 'german', symbol: 'squad', tone: 'plain' });
  expect(shown(front)).toEqual([
    ['top-left', 'C', 'plain'],
    ['left', 'PI', 'plain'],
    ['top-right', '6', 'plain'],
    ['bottom', '2', 'plain'],
    ['bottom', 'A', 'raised'],
    ['bottom', 'M', 'raised'],
    ['bottom', '3', 'plain'],
    ['bottom', '4', 'underlined'],
  ]);
  expect(shown(back)?.slice(2)).toEqual([
    ['top-right', '6', 'plain'],
    ['bottom', '4', 'underlined'],
  ]);
});

test('Shaken Morale is that of the other side', () => {
  expect(shown(unitFaces(unitCard('german 1-5-4-5-4'), 'u1').back)?.[2]).toEqual(['top-right', '4', 'plain']);
});

test('a Leader shows his modifier over his Morale, and loses it with his nerve', () => {
  const { front, back } = unitFaces(unitCard('german Lt. Koch'), 'u1');
  expect(shown(front)).toEqual([
    ['top', 'Lt. Koch', 'plain'],
    ['left', 'HE', 'plain'],
    ['right', '1', 'plain'],
    ['right', '7', 'plain'],
    ['bottom', '6', 'plain'],
  ]);
  expect(shown(back)?.map(([, text]) => text)).not.toContain('1');
});

test('a Hero’s other side is the wounded one', () => {
  const strength = (face: Face | undefined) =>
    face?.figures.filter(({ at }) => at === 'bottom').map(({ text }) => text);
  const { front, back } = unitFaces(unitCard('american Layer'), 'u1');
  expect([strength(front), strength(back)]).toEqual([
    ['2', '5', '6'],
    ['1', '5', '5'],
  ]);
});

test('a machine gun shows the side that is up', () => {
  const gun = supportWeaponCard('german MG42');
  const strength = (isAssembled: boolean) => shown(weaponFaces(gun, isAssembled).front)?.slice(1);
  expect(strength(true)).toEqual([
    ['top-left', 'T', 'plain'],
    ['bottom', '3', 'plain'],
    ['bottom', 'J', 'raised'],
    ['bottom', '12', 'plain'],
  ]);
  expect(strength(false)?.map(([, text]) => text)).toEqual(['B', '2', 'J', '8']);
});

test('ordnance shows what hits by range, and its HE-equivalent in a box', () => {
  const { front } = weaponFaces(supportWeaponCard('american Bazooka'), false);
  expect(shown(front)?.slice(1)).toEqual([
    ['bottom-left', '9/7/5', 'plain'],
    ['right', '2', 'boxed'],
  ]);
});

test('every figure of every counter has a name and cites a rule', () => {
  for (const card of CARDS.values()) {
    const { front, back } = isUnit(card) ? unitFaces(card, 'u1') : weaponFaces(card, false);
    const figures = [front, ...(back ? [back] : [])].flatMap(face => face.figures);
    const bad = figures.filter(
      ({ text, name, cite }) => !text || !name || cite === undefined || !RULES.has(cite),
    );
    expect(bad, card.id).toEqual([]);
  }
});
