/** Units under a ? in close combat, at guns, and in the way of others (8.3.2 to 8.3.4). */
import { expect, test } from 'vitest';
import { endMelees } from '../close-combat/melee.ts';
import { type Dice, enact, isGone, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { inMelee, unitById } from '../units.ts';

const RULES: Pick<Position, 'scenario'> = { scenario: { rules: ['concealment'] } };
const revealed = (match: ReturnType<typeof skirmish>) =>
  match.journal.all().flatMap(entry => (entry.is === 'reveal' ? [entry.cite] : []));

/** A concealed German squad advances upon a Russian crew in the open. */
const COMBAT: Position = {
  ...RULES,
  phase: 'german close-combat',
  units: ['german 4-6-7 D5 advanced concealed', 'russian 2-3-7 D5', 'russian 4-4-7 M1'],
};

test('[aslsk 8.3.d, 8.3.2.d] an ambusher who leaves nobody alive keeps his ?, any other loses it', () => {
  const fight = (dice: Dice) => {
    const match = skirmish(COMBAT, dice);
    play(match, 'german', 'done', 'attack u1', 'target u2', 'done');
    return match;
  };
  const clean = fight('1,4 1,2');
  expect(isGone(clean, 'u2')).toBe(true);
  expect(unit(clean, 'u1').concealed).toBe(true);
  const botched = fight('1,4 6,6');
  expect(unit(botched, 'u1').concealed).toBeUndefined();
  expect(revealed(botched)).toContain('8.3.d');
  const unsurprised = skirmish(COMBAT, '4,2');
  play(unsurprised, 'german', 'done');
  expect(unit(unsurprised, 'u1').concealed).toBeUndefined();
});

test('[aslsk 8.3.2.e] who is concealed is not held in melee, and holds nobody', () => {
  const { match } = enact(
    { ...COMBAT, units: [COMBAT.units[0], COMBAT.units[1]] as Position['units'], melees: ['1:D5'] },
    [],
    function* (game) {
      expect(inMelee(game.state, unitById(game.state, 'u1'))).toBe(false);
      expect(inMelee(game.state, unitById(game.state, 'u2'))).toBe(true);
      endMelees(game);
    },
  );
  expect(match.state.melees).toEqual([]);
});

test('[aslsk 8.3.3.a] a gun is concealed with its crew; hidden in the open it comes out under a ?', () => {
  const match = skirmish({
    ...RULES,
    phase: 'american prep-fire',
    units: ['german 2-2-8 D5 hidden', 'american 6-6-6 D9'],
    weapons: ['german 5cm PaK 38 of u1 facing 3 emplaced'],
  });
  play(match, 'american', 'done');
  expect(unit(match, 'u1')).toMatchObject({ concealed: true });
  expect(revealed(match)).toEqual(['8.3.3.a']);
  expect(match.view('american').weapons).toEqual([{ id: 'w1', card: 'german 5cm PaK 38' }]);
});

test('[aslsk 8.3.3.b] firing to hit it comes out under a ?, and shows itself on a coloured 5 or 6 alone', () => {
  const fire = (coloured: number) => {
    const match = skirmish(
      {
        ...RULES,
        phase: 'american defensive-fire',
        hexes: { '1:D5': 'woods' },
        units: ['german 2-2-8 D5 hidden', 'american 6-6-6 D9'],
        weapons: ['german 5cm PaK 38 of u1 facing 3 emplaced'],
      },
      `${coloured},6 6,6`,
    );
    play(match, 'german', 'ready w1', 'at 1:D9', 'aim infantry', 'shoot');
    return unit(match, 'u1');
  };
  expect(fire(4)).toMatchObject({ concealed: true });
  expect(fire(4).hidden).toBeUndefined();
  expect(fire(5).concealed).toBeUndefined();
});

test('[aslsk 8.3.3.c] in close combat what was hidden comes out under a ?', () => {
  const match = skirmish(
    {
      ...RULES,
      phase: 'american close-combat',
      hexes: { '1:D5': 'woods' },
      units: ['german 2-2-8 D5 hidden', 'american 6-6-6 D5'],
    },
    '3,3',
  );
  expect(revealed(match)).toContain('8.3.3.c');
  expect(unit(match, 'u2').advanced).toBe(true);
});

test('[aslsk 8.3.4] a routing unit does not reckon with a ?, and is lost if it runs into it', () => {
  const match = skirmish({
    ...RULES,
    phase: 'american rout',
    hexes: { '1:D5': 'woods', '1:D4': 'woods' },
    units: ['japanese 4-4-7 D5 concealed', 'american 6-6-6 D6 broken desperate', 'japanese 4-4-7 D8'],
  });
  play(match, 'american', 'rout u2', 'step 1:D5');
  expect(unit(match, 'u1').concealed).toBeUndefined();
  expect(isGone(match, 'u2')).toBe(true);
});

test('[aslsk 8.3.2.b] a gun does not follow whom it has acquired under his ?; it keeps the hex', () => {
  const acquired = { at: '1:D5', drm: -1, by: 'u2', from: '1:D9', on: { u1: '1:D5' } } as const;
  const match = skirmish({
    ...RULES,
    phase: 'german close-combat',
    hexes: { '1:D5': 'wooden building', '1:D7': 'stone building' },
    units: ['german 4-6-7 D5', 'russian 2-2-8 D9'],
    weapons: [{ card: 'russian 76.2mm ZIS-3', by: 'u2', facing: 0, acquired }],
  });
  expect(unit(match, 'u1').concealed).toBe(true);
  expect(match.state.weapons[0]?.acquired).toEqual({ at: '1:D5', drm: -1, by: 'u2', from: '1:D9' });
});

test('[aslsk 6.10.c, 8.3.2.b] who comes under a ? to where a target was seen last does not inherit its acquisition', () => {
  const comes = (newcomer: string) => {
    const acquired = { at: '1:D5', drm: -2, by: 'u2', from: '1:D9', on: { u1: '1:D5' } } as const;
    const match = skirmish({
      ...RULES,
      phase: 'german advance',
      hexes: { '1:D5': 'wooden building', '1:C5': 'wooden building', '1:D3': 'woods', '1:C7': 'woods' },
      units: ['german 4-6-7 D4 moved', 'russian 2-2-8 D9', `german 4-6-7 C5 ${newcomer}`],
      weapons: [{ card: 'russian 76.2mm ZIS-3', by: 'u2', facing: 0, acquired }],
    });
    play(match, 'german', 'advance u3 1:D5');
    return match.state.weapons[0]?.acquired?.on;
  };
  expect(comes('')).toEqual({ u3: '1:D5' });
  expect(comes('concealed')).toEqual({ u1: '1:D5' });
});
