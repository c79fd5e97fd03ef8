import { expect, test } from 'vitest';
import { attackCard } from '../fire/card.ts';
import { citesSaid, isGone, type Position, play, skirmish, weapon } from '../testing/bench.ts';
import { OTHERS } from './test-guns.ts';

const flak38 = (more: Partial<Position> = {}): Position => ({
  attacker: 'american',
  units: ['german 2-2-8 D8', 'american 7-4-7 D4', ...OTHERS],
  weapons: ['german 2cm FlaK 38 of u1 facing 0'],
  ...more,
});

test('[aslsk 6.8.a, 6.8.b] a gun fires like a machine gun: straight on the fire table, alone, slower by one, and without acquisition', () => {
  const acquired = { at: '1:D4', drm: -2, by: 'u1', from: '1:D8' } as const;
  const match = skirmish(
    flak38({
      phase: 'defensive-fire',
      weapons: [{ card: 'german 2cm FlaK 38', by: 'u1', facing: 2, acquired }],
    }),
    '3,3 1,1',
  );
  play(match, 'german', 'ready w1', 'at 1:D4', 'aim firepower');
  expect(match.offered('german')).toEqual(['shoot']);
  play(match, 'german', 'shoot');
  // A 6, and two more for turning by two hexspines: a pin task check on column 6.
  expect(citesSaid(match)).toContain('3.2.4.ca.b');
  expect(weapon(match, 'w1')).toMatchObject({ fired: 'final', facing: 0 });
  expect(weapon(match, 'w1').acquired).toBeUndefined();
});

test('[aslsk 6.8.c, 6.12.b] marked with first fire it fires again at half strength, breaks two earlier, and is gone on its own number', () => {
  const again = (dice: readonly [number, number]) => {
    const match = skirmish(
      {
        ...flak38({ phase: 'defensive-fire' }),
        units: ['german 2-2-8 D8 fired first used w1 forfeits', 'american 7-4-7 D7', ...OTHERS],
        weapons: ['german 2cm FlaK 38 of u1 facing 0 fired first'],
      },
      [dice, [1, 1]],
    );
    play(match, 'german', 'ready w1', 'at 1:D7', 'aim firepower', 'shoot');
    return isGone(match, 'w1') ? 'gone' : weapon(match, 'w1').malfunctioned === true;
  };
  // B12: from 10 on it jams, on 12 it is gone.
  expect([again([5, 4]), again([6, 4]), again([6, 5]), again([6, 6])]).toEqual([false, true, true, 'gone']);
});

test('[aslsk 3.2.4.ca.b, 6.8.a] pinned men fire it like a machine gun within its covered arc alone', () => {
  const offered = (facing: 0 | 2) => {
    const match = skirmish(
      flak38({
        phase: 'defensive-fire',
        units: ['german 2-2-8 D8 pinned', 'american 7-4-7 D4', ...OTHERS],
        weapons: [`german 2cm FlaK 38 of u1 facing ${facing}`],
      }),
    );
    if (!match.offered('german').includes('ready w1')) return [];
    play(match, 'german', 'ready w1', 'at 1:D4');
    return match.offered('german').filter(act => act === 'aim firepower');
  };
  expect(offered(0)).toEqual(['aim firepower']);
  expect(offered(2)).toEqual([]);
});

test('[aslsk 6.8.c, 3.2.4.if.d] pinned men who may not press their gun fire it like a machine gun once more', () => {
  const match = skirmish(
    {
      ...flak38({ phase: 'defensive-fire' }),
      units: ['german 2-2-8 D8 pinned fired first used w1 forfeits', 'american 7-4-7 D7', ...OTHERS],
      weapons: ['german 2cm FlaK 38 of u1 facing 0 fired first'],
    },
    '3,3 1,1',
  );
  play(match, 'german', 'ready w1', 'at 1:D7');
  expect(match.offered('german')).toEqual(['aim firepower']);
  play(match, 'german', 'aim firepower', 'shoot');
  expect(weapon(match, 'w1')).toMatchObject({ fired: 'final' });
});

const AIMED = ['ready w1', 'at 1:D4', 'aim firepower'] as const;

test('[aslsk 6.8.a] it neither cowers nor is directed, and nobody joins it', () => {
  const position = flak38({ phase: 'defensive-fire' });
  const led = [...position.units, 'u5: german 9-1 D8'];
  const match = skirmish({ ...position, units: [...led, 'u6: german 4-6-7 D8'] }, '4,4 1,1');
  play(match, 'german', ...AIMED);
  expect(match.offered('german')).toEqual(['shoot']);
  play(match, 'german', 'shoot');
  expect(citesSaid(match)).not.toContain('3.2.2.f');
});

test('[aslsk 6.8.a] its normal range is 16 hexes, and twice that at half strength', () => {
  const firepower = (row: number) => {
    const position = flak38({ phase: 'defensive-fire', size: [5, 40] });
    const match = skirmish({ ...position, units: ['german 2-2-8 D38', `american 7-4-7 D${row}`] });
    if (!match.offered('german').includes('ready w1')) return undefined;
    play(match, 'german', 'ready w1', `at 1:D${row}`);
    if (!match.offered('german').includes('aim firepower')) return undefined;
    play(match, 'german', 'aim firepower');
    const frame = match.state.doing.at(-1);
    return frame?.is === 'fire' ? attackCard(match.world, match.state, frame)?.lines[0]?.firepower.value : 0;
  };
  expect([firepower(22), firepower(21), firepower(6), firepower(5)]).toEqual([6, 3, 3, undefined]);
});

test('[aslsk 6.8.c] in the enemy’s movement phase it goes on in subsequent and final protective fire, at half strength', () => {
  const fires = (fired: 'first' | 'final', ...dice: readonly (readonly number[])[]) => {
    const match = skirmish(
      {
        ...flak38({ phase: 'movement' }),
        units: [`german 2-2-8 D8 fired ${fired} used w1 forfeits`, 'american 7-4-7 D6'],
        weapons: [`german 2cm FlaK 38 of u1 facing 0 fired ${fired}`],
      },
      dice,
    );
    play(match, 'american', 'move u2', 'step 1:D7');
    play(match, 'german', 'ready w1');
    return match;
  };
  const again = fires('first', [6, 3], [1, 1]);
  expect(again.offered('german')).toContain('aim firepower');
  play(again, 'german', 'aim firepower');
  const frame = again.state.doing.at(-1);
  const card = frame?.is === 'fire' ? attackCard(again.world, again.state, frame) : undefined;
  // Six, doubled next door and halved.
  expect(card?.lines.map(({ firepower }) => firepower.value)).toEqual([6]);
  expect(card?.firers.map(({ mode }) => mode)).toEqual(['subsequent']);
  const last = fires('final', [6, 3]);
  play(last, 'german', 'aim firepower');
  const desperate = last.state.doing.at(-1);
  const modes = desperate?.is === 'fire' ? attackCard(last.world, last.state, desperate)?.firers : [];
  expect(modes?.map(({ mode }) => mode)).toContain('protective');
});

test('[aslsk 3.2.4.if.a, 6.8.c] once it has been pressed it fires no more in that player turn, like a machine gun neither', () => {
  const offered = (intensive: boolean) => {
    const match = skirmish({
      ...flak38({ phase: 'movement' }),
      units: ['german 2-2-8 D8 fired final used w1 forfeits', 'american 7-4-7 D6'],
      weapons: [
        {
          card: 'german 2cm FlaK 38',
          by: 'u1',
          facing: 0,
          fired: 'final',
          ...(intensive && { intensive: true }),
        },
      ],
    });
    play(match, 'american', 'move u2', 'step 1:D7');
    return match.offered('german').includes('ready w1');
  };
  expect([offered(false), offered(true)]).toEqual([true, false]);
});
