import { expect, test } from 'vitest';
import { offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

const command = (units: Position['units'], more: Partial<Position> = {}): Position => ({
  // The last one waits for its own recovery, so that the phase goes on.
  units: [...units, 'american 7-6 M9', 'german 5-4 M1 morale pinned'],
  phase: 'command',
  inHand: 0,
  ...more,
});

/** What becomes of u1 if it tries to recover with these dice. */
function recovered(units: Position['units'], dice = '') {
  const match = skirmish(command(units), dice);
  play(match, 'german', 'recover u1');
  return unit(match, 'u1');
}

test.each(['pinned', 'disrupted', 'wia'] as const)(
  '[combat 4.3.1.1, 9.1.3.1, 4.2.1a] with a leader in its hex all is removed: %s',
  morale => {
    expect(recovered([`german 6-6 D4 morale ${morale}`, 'german nco D4'])).not.toHaveProperty('morale');
    // Any location of the hex will do (9.1.3), and a Disrupted leader does not.
    expect(
      skirmish(command([`german 6-6 D4 morale ${morale}`, 'german nco D4 morale disrupted'])).offered(
        'german',
      ),
    ).toContain('recover u1');
  },
);

test('[combat 9.1.3] an NCO reaches all locations of his hex, and no other; a Disrupted leader nobody', () => {
  const building = { buildings: { mill: { material: 'stone' as const, hexes: ['D4'], upper: 1 } } };
  const match = skirmish({ ...command(['german 6-6 D4 morale wia', 'german nco D4/1']), ...building });
  play(match, 'german', 'recover u1');
  expect(unit(match, 'u1')).not.toHaveProperty('morale');
  expect(recovered(['german 6-6 D4 morale wia', 'german nco D5'], '6').morale).toBe('disrupted');
  expect(recovered(['german 6-6 D4 morale pinned', 'german nco D4 morale disrupted'], '9').morale).toBe(
    'disrupted',
  );
});

test('[combat 4.3.1.2, 4.3.1.a] beside an officer it is reduced by a step, without a die', () => {
  expect(recovered(['german 6-6 D4 morale wia', 'german officer D5']).morale).toBe('disrupted');
  expect(recovered(['german 6-6 D4 morale disrupted', 'german officer D5']).morale).toBe('pinned');
  expect(recovered(['german 6-6 D4 morale pinned', 'german officer D5'])).not.toHaveProperty('morale');
});

test('[combat 9.1.3, 9.1.4.3.1.c] an officer’s range ends at a cliff, and at his own hex when he is wounded', () => {
  const cliff = { board: { sides: { 'D4/S': 'cliff' as const } } };
  const match = skirmish({ ...command(['german 6-6 D4 morale wia', 'german officer D5']), ...cliff }, '7');
  play(match, 'german', 'recover u1');
  expect(unit(match, 'u1').lost).toBeUndefined();
  expect(unit(match, 'u1')).toMatchObject({ half: true, morale: 'wia' });
  expect(recovered(['german 6-6 D4 morale pinned', 'german officer D5 wounded'], '9').morale).toBe(
    'disrupted',
  );
  expect(recovered(['german 6-6 D4 morale pinned', 'german officer D4 wounded'])).not.toHaveProperty(
    'morale',
  );
});

test('[combat 4.3.1.3] alone it must pass a Morale Check, and suffers if it fails', () => {
  // Disrupted adds one: 6 and 1 is its quality of 7.
  expect(recovered(['german 6-6 D4 morale disrupted'], '6').morale).toBe('pinned');
  expect(recovered(['german 6-6 D4 morale disrupted'], '7').morale).toBe('wia');
});

test('[combat 9.1.4.3.1.a] a leader removes his own Pinned marker and helps others all the same', () => {
  const match = skirmish(command(['german 6-6 D4 morale wia', 'german nco D4 morale pinned']));
  play(match, 'german', 'recover u2', 'recover u1');
  expect([unit(match, 'u1').morale, unit(match, 'u2').morale]).toEqual([undefined, undefined]);
});

test('[combat 9.1.4.3.1.b] a leader who pulls himself together helps nobody else in that phase', () => {
  const match = skirmish(
    command(['german 6-6 D4 morale disrupted', 'german nco D4 morale disrupted']),
    '6 1 1',
  );
  play(match, 'german', 'recover u2', 'recover u1');
  expect(unit(match, 'u2').morale).toBeUndefined();
  expect(unit(match, 'u1').morale).toBe('pinned');
});

test('[combat 4.3.1.c, 9.1.4.3.1.c] a wounded leader stays wounded', () => {
  const match = skirmish(command(['german nco D4 wounded morale pinned', 'german officer D4']));
  play(match, 'german', 'recover u1');
  expect(unit(match, 'u1')).toMatchObject({ wounded: true });
});

test('[combat 4.3.1.b] nobody recovers in Close Combat', () => {
  const match = skirmish(
    command(['german 6-6 D4 morale pinned locked 1', 'german 6-6 E4 morale pinned'], { turn: 2 }),
  );
  expect(refusals(match, 'german', 'recover u1')).toEqual(['4.3.1.b']);
});

test('[combat 4.3.1.d] to recover is no duty, and tried once', () => {
  const match = skirmish(command(['german 6-6 D4 morale disrupted', 'german 6-6 E4 morale pinned']), '6 1 1');
  expect(match.offered('german')).toContain('done');
  play(match, 'german', 'recover u1');
  expect(refusals(match, 'german', 'recover u1')).toEqual(['9.1.3.1']);
});

// ---- commissars

/** u1 tries before a Commissar; the other side is German. */
function beforeCommissar(told: string, commissar: string, dice: string, more: readonly string[] = []) {
  const match = skirmish(
    {
      units: [told, commissar, ...more, 'german 6-6 M9', 'russian 5-4 M1 morale pinned'],
      phase: 'command',
      inHand: 0,
    },
    dice,
  );
  play(match, 'russian', 'recover u1');
  return unit(match, 'u1');
}

test('[combat 9.1.4.4.a, 9.1.4.2.b] before a Commissar an Action Check removes all, beside him two steps; nothing changes the check', () => {
  // Quality 6: Disrupted adds nothing to an Action Check.
  expect(beforeCommissar('russian 5-4 D4 morale wia', 'russian commissar D4', '6').morale).toBeUndefined();
  expect(beforeCommissar('russian 5-4 D4 morale wia', 'russian commissar D5', '6').morale).toBe('pinned');
});

test('[combat 9.1.4.4.b] E-080 who fails before him is worse off by a step; WIA suffers casualties', () => {
  expect(beforeCommissar('russian 5-4 D4 morale pinned', 'russian commissar D4', '7').morale).toBe(
    'disrupted',
  );
  expect(beforeCommissar('russian 5-4 D4 morale disrupted', 'russian commissar D4', '10').morale).toBe('wia');
  expect(beforeCommissar('russian 5-4 D4 morale wia', 'russian commissar D4', '7')).toMatchObject({
    half: true,
    morale: 'wia',
  });
  expect(beforeCommissar('russian nco D4 morale disrupted', 'russian commissar D4', '8')).toMatchObject({
    wounded: true,
    morale: 'disrupted',
  });
});

test('[combat 9.1.4.4.1] nobody ignores a Commissar: neither men with another leader, nor a leader himself', () => {
  expect(
    beforeCommissar('russian 5-4 D4 morale pinned', 'russian commissar D5', '7', ['russian nco D4']).morale,
  ).toBe('disrupted');
  expect(beforeCommissar('russian nco D4 morale pinned', 'russian commissar D5', '8').morale).toBe(
    'disrupted',
  );
});

// ---- half-squads and excess

test('[combat 4.3.2.1, 4.3.2.2, 4.2.1b] two halves of a kind with a leader become a squad', () => {
  const match = skirmish(command(['german 6-6 D4 half', 'german 6-6 D4 half', 'german nco D4']), '1 1');
  play(match, 'german', 'regroup u1');
  expect(unit(match, 'u1')).not.toHaveProperty('half');
  expect(unit(match, 'u2')).toMatchObject({ lost: 'merged' });
  const refused = (...units: string[]) => {
    const other = skirmish(command([...units]));
    return refusals(other, 'german', 'regroup u1');
  };
  expect(refused('german 6-6 D4 half', 'german 6-6 D4 half', 'german nco D5')).toEqual(['4.3.2.1']);
  expect(refused('german 6-6 D4 half', 'german 5-4 D4 half', 'german nco D4')).toEqual(['4.3.2.1']);
  expect(refused('german 6-6 D4 half', 'german 6-6 D5 half', 'german nco D4')).toEqual(['4.3.2.1']);
  expect(refused('german 6-6 D4 half', 'german 6-6 D4', 'german nco D4')).toEqual(['4.3.2.1']);
});

test('[combat 8.2.2, 8.1.1, 8.1.3] E-014 of four squads in a place one is Disrupted, at its side’s choice; leaders do not count', () => {
  const four = ['german 6-6 D4', 'german 6-6 D4', 'german 5-4 D4', 'german 6-6 D4', 'german nco D4'];
  const match = skirmish(command(four), '1 1');
  expect(offers(match, 'german', 'excess')).toEqual(['excess u1', 'excess u2', 'excess u3', 'excess u4']);
  expect(offers(match, 'german', 'done')).toEqual([]);
  expect(refusals(match, 'german', 'excess u5')).toEqual(['8.1.3']);
  play(match, 'german', 'excess u3');
  expect(unit(match, 'u3').morale).toBe('disrupted');
  expect(offers(match, 'german', 'excess')).toEqual([]);
});

test('[combat 8.2.2] a Command Phase in which somebody finds no room is not let pass, whichever side it is', () => {
  const crowd = (nation: string) => Array.from({ length: 5 }, () => `${nation} D4`);
  const match = skirmish(command([...crowd('german 6-6'), ...crowd('american 7-6')]), '1 1');
  const window = () => match.choices.map(choice => choice.window);
  // Two are too many: it is not over with the first of them, though the pinned man could do without.
  for (const id of ['u1', 'u4']) {
    expect(window()).toEqual([undefined]);
    expect(refusals(match, 'german', 'done')).toEqual(['8.2.2']);
    play(match, 'german', `excess ${id}`);
  }
  expect(window()).toEqual([{ on: 'recovery', pass: { verb: 'done' }, optional: true }]);
  play(match, 'german', 'done');
  for (const id of ['u6', 'u7']) {
    expect(match.choices.map(({ by }) => by)).toEqual(['american']);
    expect(window()).toEqual([undefined]);
    expect(refusals(match, 'american', 'done')).toEqual(['8.2.2']);
    play(match, 'american', `excess ${id}`);
  }
  expect(match.state.units.filter(({ morale }) => morale === 'disrupted').map(({ id }) => id)).toEqual([
    'u1',
    'u4',
    'u6',
    'u7',
  ]);
});

test('[combat 8.1.2, 8.1.4] E-013 two halves or teams make a squad, and each side has limits of its own', () => {
  const isFull = (...units: string[]) =>
    skirmish(command([...units]))
      .offered('german')
      .some(act => act.startsWith('excess'));
  expect(isFull('german 6-6 D4', 'german 6-6 D4', 'german 6-6 D4 half', 'german MG 34 D4')).toBe(false);
  expect(isFull('german 6-6 D4', 'german 6-6 D4', 'german 6-6 D4', 'german MG 34 D4')).toBe(true);
  expect(
    isFull('german 6-6 D4', 'german 6-6 D4', 'german 6-6 D4', 'american 7-6 D4', 'american 7-6 D4'),
  ).toBe(false);
});
