/** Overwatch, Quickdraw and Defensive Fire: asked by public facts, allowed by what the counter says. */
import { expect, test } from 'vitest';
import {
  citesSaid,
  hundred,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  unit,
} from '../testing/bench.ts';

type Told = Partial<Position['units'][number]>;
const [MISS, TRACKS, STAYS] = [hundred(100), hundred(93), hundred(100)];

/** The British move first; a German tank at C9 may wait for one at C2. */
const approach = (
  ours: Told = {},
  theirs: Told = {},
  more: Partial<Omit<Position, 'units'>> = {},
): Position => ({
  phase: 'movement',
  first: 'german',
  ...more,
  units: [
    { card: 'pz-iiij-lang', at: '1:C9', facing: 0, command: 'OW', ...ours },
    { card: 'crusader-i', at: '1:C2', facing: 3, command: 'MOVE', ...theirs },
  ],
});

test('[panzer B5.4, B6.2, BASE.MOV2] the Second Player moves first, and whoever waits with OW fires once as he moves', () => {
  const match = skirmish(approach(), [MISS]);
  play(match, 'british', 'move u2', 'step 1:C3');
  expect(offers(match, 'german', 'react')).toEqual(['react u1 ap', 'react u1 gp', 'react u1 mg']);
  play(match, 'german', 'react u1 ap');
  expect(unit(match, 'u1')).toMatchObject({ fired: true, shown: true });
  // It has fired, so the next hex is entered in peace.
  play(match, 'british', 'step 1:C4');
  expect(match.choiceOf('german')).toBeUndefined();
});

test('[panzer B5.4] a turn of the hull is cause enough, and what is hit stops', () => {
  const match = skirmish(approach(), [hundred(10), TRACKS, STAYS, TRACKS, STAYS]);
  play(match, 'british', 'move u2', 'step 1:C3');
  play(match, 'german', 'pass');
  play(match, 'british', 'turn SE');
  play(match, 'german', 'react u1 ap');
  expect(unit(match, 'u2')).toMatchObject({ tracked: true, at: '1:C3' });
  expect(match.state.doing).toEqual([]);
});

test('[panzer B5.4, B5.10] the window opens whatever the counter says, and only OW may fire', () => {
  for (const command of ['FIRE', 'N/C', 'MOVE', 'SHORT-HALT'] as const) {
    const match = skirmish(approach({ command }));
    play(match, 'british', 'move u2', 'step 1:C3');
    expect(match.offered('german')).toEqual(['pass']);
    expect(refusals(match, 'german', 'react u1 ap')).toEqual(['B5.4']);
  }
  // Seen to be another command, or carried out; an OW that was turned up by a check still waits.
  for (const known of [{ command: 'FIRE' }, { fired: true }, {}] as const) {
    const shown = skirmish(approach({ shown: true, ...known }));
    play(shown, 'british', 'move u2', 'step 1:C3');
    expect(shown.choiceOf('german') !== undefined).toBe(!('command' in known) && !('fired' in known));
  }
});

test('[panzer B1.1, B5.4] after all Direct Fire, watchers may answer those who fired in it, and no others', () => {
  const match = skirmish(
    {
      phase: 'overwatch',
      first: 'german',
      units: [
        { card: 'pz-iiij-lang', at: '1:C9', facing: 0, command: 'OW' },
        { card: 'crusader-i', at: '1:C2', facing: 3, command: 'FIRE', shown: true, fired: true },
        { card: 'crusader-i', at: '1:D2', facing: 3, command: 'OW' },
      ],
    },
    [MISS],
  );
  expect(offers(match, 'german', 'engage')).toEqual(['engage u2']);
  play(match, 'german', 'engage u2', 'add u1 ap');
  expect(unit(match, 'u1').fired).toBe(true);
});

test('[panzer 7.8.1.c, 7.8.4.a] with turrets, overwatch swings the turret as far as it turns, and it stays there', () => {
  const aside = (turret: 0 | 1 | 2 | 3, more: Told = {}) => {
    const match = skirmish(approach({ turret, ...more }, {}, { options: ['7.8'] }), [MISS]);
    play(match, 'british', 'move u2', 'step 1:C3');
    return match;
  };
  const match = aside(2);
  play(match, 'german', 'react u1 ap');
  expect(unit(match, 'u1').turret).toBe(0);
  // Two hexsides are all that it turns.
  expect(aside(3).choiceOf('german')).toBeUndefined();
  expect(aside(2, { turretDamaged: true }).choiceOf('german')).toBeUndefined();
  // A turning turret is cause for overwatch, too.
  const swung = skirmish(approach({}, {}, { options: ['7.8'] }));
  play(swung, 'british', 'move u2', 'step 1:C3');
  play(swung, 'german', 'pass');
  play(swung, 'british', 'swing u2 SW');
  expect(swung.choiceOf('german')?.id).toBe('overwatch');
});

test('[panzer 7.13.1, 7.13] a vehicle that comes over a wall shows its belly to a watcher at its height: half of the Rising front', () => {
  // Range 6: 15 against the Crusader’s HF of 10; the Matilda’s 19, and 19 / 2 = 9 of its belly.
  const over = (options: readonly ['7.13'] | readonly [], levels: Readonly<Record<string, number>> = {}) => {
    const match = skirmish(
      approach({}, { card: 'matilda-ii' }, { options, levels, board: { sides: { 'C2/S': 'wall' } } }),
      [hundred(40), hundred(41), [9]],
    );
    play(match, 'british', 'move u2', 'step 1:C3');
    play(match, 'german', 'react u1 ap');
    return unit(match, 'u2').lost;
  };
  expect(over(['7.13'])).toBe('knocked out');
  expect(over([])).toBeUndefined();
  expect(over(['7.13'], { '1:C9': 1 })).toBeUndefined();
});

test('[panzer 7.13.2, 7.13, BASE.PHD] from close below: partly hull down within the difference of heights, its belly within twice that', () => {
  const above = (at: string, options: readonly ['7.13'] | readonly [], location: number) => {
    const match = skirmish(
      {
        phase: 'combat',
        first: 'german',
        options,
        levels: { '1:C5': 2, '1:C4': 2 },
        units: [
          { card: 'pz-iiij-lang', at: at as '1:C9', facing: 0, command: 'FIRE' },
          { card: 'matilda-ii', at: '1:C5', facing: 3 },
        ],
      },
      [hundred(60), hundred(location), [9]],
    );
    play(match, 'german', 'engage u2', 'add u1 ap');
    return match;
  };
  // Range 4 = 2 × 2: a rising shot at HF, 31 to 90.
  expect(unit(above('1:C9', ['7.13'], 31), 'u2').lost).toBe('knocked out');
  expect(unit(above('1:C9', [], 31), 'u2').lost).toBeUndefined();
  // Range 2: the lower half of the hull and the tracks do not show.
  expect(citesSaid(above('1:C7', ['7.13'], 61))).toContain('BASE.PHD');
  expect(citesSaid(above('1:C7', ['7.13'], 95))).toContain('BASE.PHD');
  expect(citesSaid(above('1:C7', ['7.13'], 60))).not.toContain('BASE.PHD');
});

/** The Germans fire first at a British tank of a better grade. */
const draw = (theirs: Told = {}, more: Partial<Omit<Position, 'units'>> = {}): Position => ({
  phase: 'combat',
  first: 'german',
  options: ['7.54'],
  grades: { german: 'Seasoned', british: 'Veteran' },
  ...more,
  units: [
    { card: 'pz-iiij-lang', at: '1:C9', facing: 0, command: 'FIRE' },
    { card: 'crusader-i', at: '1:C5', facing: 3, command: 'FIRE', ...theirs },
  ],
});
const announced = (position: Position, ...dice: readonly (readonly number[])[]) => {
  const match = skirmish(position, dice);
  play(match, 'german', 'engage u2', 'add u1 ap');
  return match;
};

test('[panzer 7.54.a] the better crew fires at the same time, and what both do takes effect after both', () => {
  const match = announced(draw(), hundred(50), hundred(41), [9], hundred(50), TRACKS, STAYS);
  play(match, 'british', 'react u2 ap');
  expect(unit(match, 'u1').tracked).toBe(true);
  expect(unit(match, 'u2').lost).toBe('knocked out');
  const passed = announced(draw(), hundred(50), hundred(41), [9]);
  play(passed, 'british', 'pass');
  expect(unit(passed, 'u2').lost).toBe('knocked out');
  expect(unit(passed, 'u1').lost).toBeUndefined();
});

test('[panzer 7.54.b] unsuppressed, with FIRE that nobody has seen, of a superior grade, the firer spotted and in the field of fire', () => {
  const isAsked = (theirs: Told, more: Partial<Omit<Position, 'units'>> = {}) =>
    announced(draw(theirs, more), MISS).choiceOf('british')?.id === 'quickdraw';
  expect(isAsked({})).toBe(true);
  expect(isAsked({ suppressed: 'OFF' })).toBe(false);
  expect(isAsked({ shown: true })).toBe(false);
  expect(isAsked({}, { grades: { british: 'Seasoned' } })).toBe(false);
  expect(isAsked({}, { options: [] })).toBe(false);
  expect(isAsked({ facing: 0 }, { options: ['7.54', '7.8'] })).toBe(false);
  // Only the Second Player’s units are quicker.
  expect(isAsked({}, { first: 'british', part: 1 })).toBe(false);
  // Whatever the counter says it is asked; only FIRE may.
  const other = announced(draw({ command: 'OW' }));
  expect(other.offered('british')).toEqual(['pass']);
  const [mine, theirs] = draw().units;
  if (!mine || !theirs) throw new Error('two tanks');
  const unseen = announced({ ...draw(), units: [{ ...mine, spottedBy: [] }, theirs] }, MISS);
  expect(unseen.choiceOf('british')?.id).not.toBe('quickdraw');
});

test('[panzer 7.54.c] in a hurry it fires once', () => {
  // The 2 pdr has Q: 10 is far below half, and still one hit.
  const match = announced(draw(), MISS, hundred(10), hundred(93), STAYS);
  play(match, 'british', 'react u2 ap');
  expect(unit(match, 'u1').tracked).toBe(true);
});

const defence = (theirs: Told = {}, more: Partial<Omit<Position, 'units'>> = {}): Position =>
  draw({ command: 'N/C', ...theirs }, { options: ['7.50'], ...more });

test('[panzer 7.50.a, 7.50.b] a unit with N/C that is fired on may fire back at one of the firers, as in overwatch and worse', () => {
  const match = announced(defence(), MISS, hundred(50), hundred(100));
  expect(offers(match, 'british', 'answer')).toEqual(['answer u1 ap', 'answer u1 mg']);
  play(match, 'british', 'answer u1 ap');
  expect(unit(match, 'u2').spot).toEqual({ by: 'FIRE', turn: 1 });
  // Short range 70, −1 overwatch −2 defensive fire: 49 hits, 50 does not.
  expect(unit(match, 'u1').tracked).toBeUndefined();
  const hit = announced(defence(), MISS, hundred(49), hundred(93), STAYS);
  play(hit, 'british', 'answer u1 ap');
  expect(unit(hit, 'u1').tracked).toBe(true);
  const others = announced(defence({ command: 'FIRE' }), MISS);
  expect(others.offered('british')).toEqual(['pass']);
  expect(announced(defence({}, { options: [] }), MISS).choiceOf('british')?.id).not.toBe('answer');
});
