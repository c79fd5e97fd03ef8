import { expect, test } from 'vitest';
import {
  altered,
  citesSaid,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  unit,
} from '../testing/bench.ts';
import { toldLine } from './resolution.ts';
import { linesOf } from './test-lines.ts';

const enemy = { card: 'russian 4-4-7', at: '1:D4' } as const;

test('[sl 5.1.1] what is out of sight is no target', () => {
  const behind = (ground: object): Position => ({
    units: [{ card: 'german 4-6-7', at: '1:D2' }, { card: 'german 4-6-7', at: '1:E3' }, enemy],
    ...ground,
  });
  expect(offers(skirmish(behind({})), 'german', 'ready')).toContain('ready u1');
  const hidden = skirmish(behind({ hexes: { '1:D3': 'woods' } }));
  expect(offers(hidden, 'german', 'ready')).toEqual(['ready u2']);
  expect(refusals(hidden, 'german', 'ready u1')).toEqual(['5.1.1']);
});

test('[sl 6.1.1] whoever is in the same hex is no target for fire', () => {
  const match = skirmish({
    units: [{ card: 'german 4-6-7', at: '1:D4' }, enemy, { card: 'russian 4-4-7', at: '1:D6' }],
  });
  play(match, 'german', 'ready u1');
  expect(refusals(match, 'german', 'at 1:D4')).toEqual(['6.1.1']);
  expect(offers(match, 'german', 'at')).toEqual(['at 1:D6']);
});

test('[sl 5.1.2] own firepower and weapons fire once, and in one fire phase', () => {
  const position: Position = {
    units: [{ card: 'german 4-6-7', at: '1:D2' }, enemy, { card: 'russian 4-4-7', at: '1:F4' }],
    weapons: [{ card: 'german LMG', by: 'u1' }],
  };
  const match = skirmish(position, [[6, 5]]);
  play(match, 'german', 'ready u1', 'at 1:D4', 'shoot');
  expect(refusals(match, 'german', 'ready u1')).toEqual(['5.1.2']);
  expect(offers(match, 'german', 'ready')).toEqual(['ready w1']);
  const later = skirmish({
    ...position,
    phase: 'advancing-fire',
    units: altered(position.units, 0, { fired: 'prep-fire' }),
  });
  expect(later.choiceOf('german')?.id).not.toBe('advancing-fire');
});

test('[sl 5.1.3] fire strikes everybody in the hex, and the hex may be fired at again', () => {
  const position: Position = {
    units: [
      { card: 'german 4-6-7', at: '1:D2' },
      { card: 'german 4-6-7', at: '1:F3' },
      enemy,
      { card: 'russian 6-2-8', at: '1:D4' },
    ],
  };
  expect(linesOf(position, { target: '1:D4' })[0]?.targets).toEqual(['u3', 'u4']);
  const match = skirmish(position, [[6, 5]]);
  play(match, 'german', 'ready u1', 'at 1:D4', 'shoot', 'ready u2');
  expect(offers(match, 'german', 'at')).toEqual(['at 1:D4']);
});

test('[sl 5.1.4] a squad does not split its own fire, but its gun may fire elsewhere', () => {
  const match = skirmish(
    {
      units: [{ card: 'german 4-6-7', at: '1:D2' }, enemy, { card: 'russian 4-4-7', at: '1:F4' }],
      weapons: [{ card: 'german LMG', by: 'u1' }],
    },
    [[6, 5]],
  );
  play(match, 'german', 'ready u1', 'at 1:D4', 'shoot');
  expect(offers(match, 'german', 'ready')).toEqual(['ready w1']);
  play(match, 'german', 'ready w1');
  expect(offers(match, 'german', 'at')).toContain('at 1:F4');
});

test('[sl 5.1.5] those of one hex fire at one target in one attack', () => {
  const match = skirmish(
    {
      units: [
        { card: 'german 4-6-7', at: '1:D2' },
        { card: 'german 4-6-7', at: '1:D2' },
        { card: 'german 4-6-7', at: '1:E3' },
        enemy,
        { card: 'russian 4-4-7', at: '1:F4' },
      ],
    },
    [[6, 5]],
  );
  play(match, 'german', 'ready u1', 'at 1:D4', 'shoot', 'ready u2');
  expect(refusals(match, 'german', 'at 1:D4')).toEqual(['5.1.5']);
  expect(offers(match, 'german', 'at')).toEqual(['at 1:F4']);
  play(match, 'german', 'unready', 'ready u3');
  expect(offers(match, 'german', 'at')).toContain('at 1:D4');
});

const chain = (middle: object): Position => ({
  units: [
    { card: 'german 4-6-7', at: '1:D2' },
    { card: 'german 4-6-7', at: '1:F2' },
    { card: 'russian 4-4-7', at: '1:E4' },
    middle as { card: string },
  ],
});

test('[sl 5.1.6] a group is a chain of adjacent hexes', () => {
  const match = skirmish(chain({ card: 'german 4-6-7', at: '1:E2' }));
  play(match, 'german', 'ready u1', 'at 1:E4');
  expect(refusals(match, 'german', 'add u2')).toEqual(['5.1.6']);
  play(match, 'german', 'add u4');
  expect(offers(match, 'german', 'add')).toEqual(['add u2']);
});

test('[sl QA-8.6] E1-120: an unarmed leader holds the chain together; a broken one does not', () => {
  const match = skirmish(chain({ card: 'german 8-1', at: '1:E2' }));
  play(match, 'german', 'ready u1', 'at 1:E4');
  expect(offers(match, 'german', 'add')).toEqual(['add u2']);
  const broken = skirmish(chain({ card: 'german 8-1', at: '1:E2', broken: true }));
  play(broken, 'german', 'ready u1', 'at 1:E4');
  expect(offers(broken, 'german', 'add')).toEqual([]);
});

test('[sl 5.1.7] an attack is declared when the one before it is known, and may be taken back before the dice', () => {
  const match = skirmish(chain({ card: 'german 4-6-7', at: '1:E2' }), [[6, 5]]);
  play(match, 'german', 'ready u1', 'at 1:E4', 'unready', 'ready u2', 'at 1:E4', 'shoot');
  expect(unit(match, 'u1').fired).toBeUndefined();
  expect(offers(match, 'german', 'ready')).toEqual(['ready u1', 'ready u4']);
});

test('[sl 5.1.8, 5.1.9, 5.5.6] a kill eliminates all; a check is rolled at once by each, leaders first', () => {
  const position: Position = {
    units: [{ card: 'german 4-6-7', at: '1:D3' }, enemy, { card: 'russian 8-1', at: '1:D4' }],
  };
  const killed = skirmish(position, [[2, 1]]);
  play(killed, 'german', 'ready u1', 'at 1:D4', 'shoot');
  expect(killed.state.units.map(({ id }) => id)).toEqual(['u1']);
  // Column 8, a 6: one more on the dice of each. The leader passes with his 7 + 1, the squad with his help breaks on 9 + 1 - 1.
  const checked = skirmish(position, [
    [2, 4],
    [3, 4],
    [4, 5],
  ]);
  play(checked, 'german', 'ready u1', 'at 1:D4', 'shoot');
  expect([unit(checked, 'u3').broken, unit(checked, 'u2').broken]).toEqual([undefined, true]);
});

// ---- leaders

const led = (more: readonly object[] = []): Position => ({
  units: [
    { card: 'german 4-6-7', at: '1:D2' },
    { card: 'german 9-2', at: '1:D2' },
    { card: 'russian 4-4-7', at: '1:D4' },
    ...(more as readonly { card: string }[]),
  ],
});

test('[sl 3.2.1, 3.2.2, 5.5.4] a leader changes the dice of those in his own hex, once in a player turn', () => {
  const [line] = linesOf(led(), { target: '1:D4', leaders: ['u2'] });
  expect(line?.drm.value).toBe(-2);
  const match = skirmish(
    led([
      { card: 'german 4-6-7', at: '1:D2' },
      { card: 'russian 4-4-7', at: '1:F4' },
    ]),
    [[6, 5]],
  );
  play(match, 'german', 'ready u1', 'at 1:D4', 'direct u2', 'shoot', 'ready u4', 'at 1:F4');
  expect(refusals(match, 'german', 'direct u2')).toEqual(['3.2.2']);
  const apart = skirmish(led([{ card: 'german 4-6-7', at: '1:E2' }]));
  play(apart, 'german', 'ready u4', 'at 1:D4');
  expect(offers(apart, 'german', 'direct')).toEqual([]);
});

test('[sl 5.1.6, QA-8.6] a leader links those on either side of him, and none whom he is not beside', () => {
  const group = (leader: string, other: string) => {
    const match = skirmish({
      units: [
        { card: 'german 4-6-7', at: '1:D2' },
        { card: 'german 8-0', at: leader },
        { card: 'german 4-6-7', at: other },
        { card: 'russian 4-4-7', at: '1:D5' },
      ],
    } as Position);
    play(match, 'german', 'ready u1', 'at 1:D5');
    return offers(match, 'german', 'add');
  };
  expect(group('1:E2', '1:F2')).toEqual(['add u3']);
  expect(group('1:F2', '1:F2')).toEqual([]);
  expect(group('1:G3', '1:F2')).toEqual([]);
});

test('[sl 3.2.4] two leaders of one hex don’t add up: one directs', () => {
  const match = skirmish(led([{ card: 'german 8-1', at: '1:D2' }]));
  play(match, 'german', 'ready u1', 'at 1:D4', 'direct u4');
  expect(refusals(match, 'german', 'direct u2')).toEqual(['3.2.4']);
});

test('[sl 3.2.5] a broken leader directs nobody', () => {
  const match = skirmish({
    ...led(),
    units: altered(led().units, 1, { broken: true }),
  });
  play(match, 'german', 'ready u1', 'at 1:D4');
  expect(offers(match, 'german', 'direct')).toEqual([]);
});

test('[sl QA-15.1] E1-023: nobody has to be directed, by a bad leader least of all', () => {
  const position: Position = {
    units: [{ card: 'german 4-6-7', at: '1:D2' }, { card: 'german 6+1', at: '1:D2' }, enemy],
  };
  const match = skirmish(position, [[6, 5]]);
  play(match, 'german', 'ready u1', 'at 1:D4');
  expect(offers(match, 'german', 'shoot')).toEqual(['shoot']);
  expect(linesOf(position, { target: '1:D4' })[0]?.drm.value).toBe(0);
  expect(linesOf(position, { target: '1:D4', leaders: ['u2'] })[0]?.drm.value).toBe(1);
});

test('[sl QA-15.2] E1-024: over several hexes each needs a leader, and the worst of them counts', () => {
  const position = led([
    { card: 'german 4-6-7', at: '1:E2' },
    { card: 'german 8-1', at: '1:E2' },
  ]);
  expect(
    linesOf(position, { target: '1:D4', shooters: ['u1', 'u4'], leaders: ['u2', 'u5'] })[0]?.drm.value,
  ).toBe(-1);
  const match = skirmish(position);
  play(match, 'german', 'ready u1', 'at 1:D4', 'add u4', 'direct u2');
  expect(refusals(match, 'german', 'shoot')).toEqual(['QA-15.2']);
  expect(match.choiceOf('german')?.prompt).toMatch(/a leader must direct those of every hex/);
  play(match, 'german', 'direct u5');
  expect(offers(match, 'german', 'shoot')).toEqual(['shoot']);
  expect(match.choiceOf('german')?.prompt).not.toMatch(/Not yet/);
});

// ---- cowering

test('[sl 5.5.6.1.1] undirected men who roll doubles fire a column lower; a leader, even of 0, holds them', () => {
  // Four factors: a 6 is a check on column 4 and nothing on column 2.
  const position: Position = {
    units: [{ card: 'german 4-6-7', at: '1:D2' }, { card: 'german 8-0', at: '1:D2' }, enemy],
  };
  const alone = skirmish(position, [[3, 3]]);
  play(alone, 'german', 'ready u1', 'at 1:D4', 'shoot');
  expect(citesSaid(alone)).toContain('5.5.6.1.1');
  expect(unit(alone, 'u3').broken).toBeUndefined();
  const held = skirmish(position, [
    [3, 3],
    [6, 5],
  ]);
  play(held, 'german', 'ready u1', 'at 1:D4', 'direct u2', 'shoot');
  expect(unit(held, 'u3').broken).toBe(true);
});

test('[sl 5.5.6.1.1] a machine gun by itself does not cower', () => {
  const match = skirmish(
    { units: [{ card: 'german 4-6-7', at: '1:D2' }, enemy], weapons: [{ card: 'german MMG', by: 'u1' }] },
    [
      [3, 3],
      [6, 5],
    ],
  );
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(unit(match, 'u2').broken).toBe(true);
});

test('[sl 5.5.4] each target is told its own reading of the dice', () => {
  const [line] = linesOf({ units: [{ card: 'german 4-6-7', at: '1:D2' }, enemy] }, { target: '1:D4' });
  if (!line) throw new Error('no line');
  const dice = { coloured: 2, white: 4 };
  expect(toldLine(dice, line)).toMatchObject({ verdict: 'no effect', on: 'on column 4', of: ['u2'] });
  expect(toldLine(dice, line, { is: 'MC', n: 1 }).verdict).toBe('1MC');
  expect(toldLine(dice, { ...line, column: undefined } as never).on).toBe('too weak for any column');
});
