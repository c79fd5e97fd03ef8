import { expect, test } from 'vitest';
import type { Frame, ImpulseFrame } from '../state.ts';
import { enact, standing } from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { mayFireAtSpotted, noteDeed, regroup } from './groups.ts';

const SQUAD = 'german 1-6-4-5 C4';
const IMPULSE: ImpulseFrame = {
  is: 'impulse',
  side: 'german',
  groups: [{ at: '1:C4', units: ['u1', 'u2'] }],
};

test('[lnl 4.0.i, 4.0.l, 4.0.q] a deed is noted on the group of the unit, and closes the declaration', () => {
  let frame: Frame | undefined;
  enact({ units: [SQUAD, SQUAD], doing: [IMPULSE] }, [], function* (game) {
    noteDeed(game, 'u2', { fired: true });
    frame = game.state.doing.at(-1) as Frame;
  });
  expect(frame).toMatchObject({ acted: true, groups: [{ at: '1:C4', fired: true }] });
});

test('[lnl 4.0.o, 6.1.b] those who moved off are a group of their own where they are now', () => {
  let frame: Frame | undefined;
  enact({ units: [SQUAD, 'german 1-6-4-5 C5'], doing: [IMPULSE] }, [], function* (game) {
    regroup(game, ['u2']);
    frame = game.state.doing.at(-1) as Frame;
  });
  expect(frame).toMatchObject({
    groups: [
      { at: '1:C4', units: ['u1'] },
      { at: '1:C5', units: ['u2'], moved: true },
    ],
  });
});

test('[lnl 4.1.e, 4.1.f] at what one has spotted, he and all beside him fire at full strength, and nowhere else', () => {
  const units = [`${SQUAD} opsComplete`, SQUAD, `${SQUAD} opsComplete`, 'german 1-6-4-5 C5'];
  const { view } = standing({ units });
  const spotting = { by: 'u1', from: '1:C4', at: '1:C8' } as const;
  const may = (id: string, at: '1:C8' | '1:C9', succeeded: boolean) =>
    mayFireAtSpotted(
      { ...IMPULSE, spotting: { ...spotting, ...(succeeded && { succeeded }) } },
      unitById(view, id),
      at,
    );
  expect(['u1', 'u2', 'u3', 'u4'].map(id => may(id, '1:C8', true))).toEqual([true, true, false, false]);
  expect(may('u1', '1:C9', true)).toBe(false);
  expect(may('u1', '1:C8', false)).toBe(false);
});
