import { expect, test } from 'vitest';
import { figuresOf, linesOf, strengthOf } from '../fire/test-lines.ts';
import { isGone, offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

const ENGINEERS = { card: 'german 8-3-8', at: '1:D2' } as const;
const enemyAt = (at: string) => ({ card: 'russian 4-4-7', at: at as '1:D4' });

const flames = (enemies: readonly string[], firer: object = {}, more: Partial<Position> = {}): Position => ({
  units: [{ ...ENGINEERS, ...firer }, ...enemies.map(enemyAt)],
  weapons: [{ card: 'german FT', by: 'u1' }],
  ...more,
});

test('[sl 8.10.1] twenty factors over one or two hexes, neither doubled nor halved, and no farther', () => {
  expect(strengthOf(flames(['1:D3']), { target: '1:D3', shooters: ['w1'] })).toBe(20);
  expect(strengthOf(flames(['1:D4']), { target: '1:D4', shooters: ['w1'] })).toBe(20);
  expect(offers(skirmish(flames(['1:D5'])), 'german', 'ready')).toEqual(['ready u1']);
});

test('[sl 8.10.1] E1-184: what is in the second hex burns too, friend or foe, by the same roll', () => {
  const position = flames(['1:D3']);
  const behind: Position = { ...position, units: [...position.units, { card: 'german 4-6-7', at: '1:D4' }] };
  expect(figuresOf(behind, { target: '1:D3', shooters: ['w1'] })).toEqual([
    ['1:D3', 20, 20, 0],
    ['1:D4', 20, 20, 0],
  ]);
  expect(linesOf(behind, { target: '1:D3', shooters: ['w1'] })[1]?.targets).toEqual(['u3']);
});

test('[sl 8.10.2, 3.2.3] nothing is added to its dice: neither cover, height, movement, nor a leader', () => {
  const covered = flames(['1:D4'], {}, { hexes: { '1:D4': 'stone building' }, levels: { '1:D4': 1 } });
  expect(linesOf(covered, { target: '1:D4', shooters: ['w1'] })[0]?.drm.value).toBe(0);
  const led = skirmish({
    ...flames(['1:D4']),
    units: [...flames(['1:D4']).units, { card: 'german 9-2', at: '1:D2' }],
  });
  play(led, 'german', 'ready w1', 'at 1:D4');
  expect(refusals(led, 'german', 'direct u3')).toEqual(['8.10.2']);
});

test('[sl 8.10.3, 5.1.5] it never fires together with others, and others of its hex may fire at the same target', () => {
  const position = flames(['1:D4']);
  const both: Position = {
    units: [...position.units, { ...ENGINEERS }],
    weapons: [...(position.weapons ?? []), { card: 'german FT', by: 'u3' }],
  };
  const match = skirmish(both, [
    [6, 2],
    [2, 2],
  ]);
  play(match, 'german', 'ready w1', 'at 1:D4');
  expect(offers(match, 'german', 'add')).toEqual([]);
  expect(refusals(match, 'german', 'add w2')).toEqual(['8.10.3']);
  play(match, 'german', 'unready', 'ready u3', 'at 1:D4');
  expect(refusals(match, 'german', 'add w1')).toEqual(['8.10.3']);
  play(match, 'german', 'unready', 'ready w1', 'at 1:D4', 'shoot', 'ready w2');
  expect(offers(match, 'german', 'at')).toEqual(['at 1:D4']);
  // Nor does it matter to the flames that others of its hex have fired there.
  const later = skirmish(both, [[6, 5]]);
  play(later, 'german', 'ready u3', 'at 1:D4', 'shoot', 'ready w1');
  expect(offers(later, 'german', 'at')).toEqual(['at 1:D4']);
});

test('[sl 8.10.4, 8.6.3, 10.8.2, SQLA-22A] engineers, Guards and leaders of -2 know it; in other hands it is as if captured', () => {
  const by = (card: string, ft = 'german FT') =>
    strengthOf(flames(['1:D4'], { card }, { weapons: [{ card: ft, by: 'u1' }] }), {
      target: '1:D4',
      shooters: ['w1'],
    });
  expect([by('german 8-3-8'), by('german 9-2'), by('german 4-6-7'), by('german 9-1')]).toEqual([
    20, 20, 10, 10,
  ]);
  const russian: Position = {
    units: [
      { card: 'russian 6-2-8', at: '1:D2' },
      { card: 'german 4-6-7', at: '1:D4' },
    ],
    weapons: [{ card: 'russian FT', by: 'u1' }],
  };
  expect(strengthOf(russian, { target: '1:D4', shooters: ['w1'] })).toBe(20);
});

test('[sl 8.10.4, 5.2.2, 8.2] who uses it uses no other kind of weapon in the phase', () => {
  const match = skirmish(
    flames(
      ['1:D4'],
      {},
      {
        weapons: [
          { card: 'german FT', by: 'u1' },
          { card: 'german LMG', by: 'u1' },
        ],
      },
    ),
    [
      [6, 2],
      [2, 2],
    ],
  );
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(refusals(match, 'german', 'ready w2')).toEqual(['5.2.2']);
  const gunners = skirmish(
    flames(
      ['1:D4', '1:E4'],
      {},
      {
        weapons: [
          { card: 'german FT', by: 'u1' },
          { card: 'german LMG', by: 'u1' },
        ],
      },
    ),
    [[6, 5]],
  );
  play(gunners, 'german', 'ready w2', 'at 1:D4', 'shoot');
  expect(refusals(gunners, 'german', 'ready w1')).toEqual(['5.2.2']);
});

test('[sl 8.10.5] its squad fires at the same target, afterwards and with dice of its own', () => {
  const match = skirmish(flames(['1:D4', '1:E4']), [
    [6, 5],
    [2, 1],
  ]);
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot', 'ready u1');
  expect(offers(match, 'german', 'at')).toEqual(['at 1:D4']);
  expect(refusals(match, 'german', 'at 1:E4')).toEqual(['8.10.5']);
  const { units, ...rest } = flames(['1:D4', '1:E4']);
  const first = skirmish({ ...rest, units: [...units, { card: 'german 4-6-7', at: '1:D1' }] }, [[6, 5]]);
  play(first, 'german', 'ready u1', 'at 1:D4', 'shoot');
  expect(refusals(first, 'german', 'ready w1')).toEqual(['8.10.5']);
});

test('[sl 8.10.6] a 9 empties it, after its fire', () => {
  const fires = (dice: readonly number[]) => {
    const match = skirmish(flames(['1:D4']), [dice, [6, 5]]);
    play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
    return [isGone(match, 'w1'), unit(match, 'u2').broken];
  };
  expect(fires([5, 3])).toEqual([false, true]);
  expect(fires([5, 4])).toEqual([true, true]);
});

test('[sl 8.6.4, QA-90.11] E1-167, E2-066: in unskilled hands it is gone two sooner, for good', () => {
  const fires = (dice: readonly number[]) => {
    const match = skirmish(flames(['1:D4'], { card: 'german 4-6-7' }), [dice, [2, 1]]);
    play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
    return isGone(match, 'w1');
  };
  expect([fires([4, 2]), fires([4, 3])]).toEqual([false, true]);
});

test('[sl QA-90.12b] E2-043: captured and unskilled lower its number once', () => {
  const fires = (dice: readonly number[]) => {
    const match = skirmish(
      flames(['1:D4'], { card: 'german 4-6-7' }, { weapons: [{ card: 'russian FT', by: 'u1' }] }),
      [dice, [2, 1]],
    );
    play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
    return isGone(match, 'w1');
  };
  expect([fires([4, 2]), fires([4, 3])]).toEqual([false, true]);
});

const carrier = (tanks: number): Position => ({
  units: [{ card: 'german 4-6-7', at: '1:D2' }, enemyAt('1:D4'), { card: 'russian 6-2-8', at: '1:D4' }],
  weapons: Array.from({ length: tanks }, () => ({ card: 'russian FT', by: 'u3' as const })),
});

test('[sl 8.10.7, QA-22.1c] E1-188: one less on the dice for each that the target carries, and nobody else', () => {
  const drm = (tanks: number) =>
    linesOf(carrier(tanks), { target: '1:D4' }).map(({ targets, drm: { value } }) => [targets, value]);
  expect(drm(1)).toEqual([
    [['u2'], 0],
    [['u3'], -1],
  ]);
  expect(drm(2)[1]).toEqual([['u3'], -2]);
});

test('[sl SQLA-22C] by convention flames, too, are worse for who carries one', () => {
  const drm = (conventions: boolean) =>
    linesOf(
      {
        ...carrier(1),
        units: [{ ...ENGINEERS }, enemyAt('1:D4'), { card: 'russian 6-2-8', at: '1:D4' }],
        weapons: [
          { card: 'german FT', by: 'u1' },
          { card: 'russian FT', by: 'u3' },
        ],
        options: { conventions },
      },
      { target: '1:D4', shooters: ['w1'] },
    ).map(({ drm: { value } }) => value);
  expect([drm(false), drm(true)]).toEqual([[0], [0, -1]]);
});

test('[sl 8.10.8] it is not halved after a move', () => {
  const moved = flames(['1:D4'], { moved: true }, { phase: 'advancing-fire' });
  expect(strengthOf(moved, { target: '1:D4', shooters: ['w1'] })).toBe(20);
});

test('[sl QA-22.1] E1-185, E1-187: a friend in the second hex burns too; picked up in the same player turn, or fired from a marsh, it has half its strength', () => {
  const strength = (position: Position) => strengthOf(position, { target: '1:D3', shooters: ['w1'] });
  const near = flames(['1:D3']);
  const friend: Position = { ...near, units: [...near.units, { card: 'german 4-6-7', at: '1:D4' }] };
  const struck = linesOf(friend, { target: '1:D3', shooters: ['w1'] });
  expect(struck.map(({ targets }) => targets)).toEqual([['u2'], ['u3']]);
  const taken = (user: object) =>
    flames(
      ['1:D3'],
      { moved: true, ...user },
      { phase: 'advancing-fire', weapons: [{ card: 'german FT', by: 'u1', gained: true }] },
    );
  expect(strength(taken({}))).toBe(10);
  // Who was slowed down by his load does not fire it at all.
  expect(offers(skirmish(taken({})), 'german', 'ready')).toContain('ready w1');
  expect(refusals(skirmish(taken({ laden: true })), 'german', 'ready w1')).toEqual(['5.2.1']);
  const wet = (hex: string) => flames(['1:D3'], {}, { hexes: { [hex]: 'marsh' } });
  expect([strength(wet('1:D2')), strength(wet('1:D3'))]).toEqual([10, 20]);
});

test('[sl 8.10.9] where flames kill, no weapon is left', () => {
  const position: Position = {
    ...flames(['1:D4']),
    weapons: [
      { card: 'german FT', by: 'u1' },
      { card: 'russian MMG', by: 'u2' },
      { card: 'russian LMG', at: '1:D4' },
    ],
  };
  const match = skirmish(position, [[1, 2]]);
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect([isGone(match, 'u2'), isGone(match, 'w2'), isGone(match, 'w3')]).toEqual([true, true, true]);
});

test('[sl 5.5.6.3] pinned men can’t use it', () => {
  const match = skirmish(flames(['1:D4'], { pinned: true }));
  expect(refusals(match, 'german', 'ready w1')).toEqual(['5.5.6.3']);
});
