import { expect, test } from 'vitest';
import { hundred, offers, type Position, play, skirmish, unit } from '../testing/bench.ts';

/** A German tank to the south fires at a British one that faces it, eight hexes away. */
const duel = (more: Partial<Position> = {}, theirs: Partial<Position['units'][number]> = {}): Position => ({
  phase: 'combat',
  first: 'german',
  ...more,
  units: [
    { card: 'pz-iiij-lang', at: '1:C9', facing: 0, command: 'FIRE' },
    { card: 'crusader-i', at: '1:C5', facing: 3, ...theirs },
    ...(more.units ?? []),
  ],
});
const fire = ['engage u2', 'add u1 ap'] as const;

test('[panzer B7, B7.2, B8.1] a target is named, fire on it announced, and resolved', () => {
  const match = skirmish(duel(), [hundred(100)]);
  expect(offers(match, 'german', 'engage')).toEqual(['engage u2']);
  play(match, 'german', ...fire);
  expect(unit(match, 'u1')).toMatchObject({ fired: true, shown: true, spot: { by: 'FIRE', turn: 1 } });
  expect(match.state.engaged).toEqual([{ target: 'u2', by: ['u1'] }]);
});
