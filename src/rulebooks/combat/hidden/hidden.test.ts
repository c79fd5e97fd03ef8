import { expect, test } from 'vitest';
import { Match, quickDice, Random } from '../../../engine/index.ts';
import { combat } from '../index.ts';
import { offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

const AREA: NonNullable<Position['scenario']> = {
  groups: [
    { id: 'german', side: 'german', name: 'germans', units: {}, setUp: ['1:A1'] },
    { id: 'american', side: 'american', name: 'americans', units: {}, setUp: ['1:C5-E6'], hidden: 1 },
  ],
};
const FAR = 'german 6-6 M9';

/** What the Germans see of somebody. */
const seen = (match: ReturnType<typeof skirmish>, id: 'u1' | 'u2' | 'u3') =>
  unitIn(match.view('german'), id)?.at;
const unitIn = (view: ReturnType<ReturnType<typeof skirmish>['view']>, id: string) =>
  view.units.find(each => each.id === id);

test('[combat 3.3.4.1.a, 3.3.1.a] as many as the scenario allows set up hidden, off the map for the enemy alone', () => {
  const match = Match.begin(
    combat,
    { scenario: 'the-sunken-gate', options: {} },
    { dice: quickDice(new Random('1')) },
  );
  const hide = () => offers(match, 'german', 'hide');
  expect(new Set(hide().map(act => act.split(' ')[1]))).toEqual(new Set(['u13', 'u18', 'u20']));
  for (const at of ['1:K2', '1:K3', '1:K4']) {
    const act = hide().find(each => each.endsWith(` ${at}`));
    play(match, 'german', act ?? '');
  }
  expect(hide()).toEqual([]);
  const next = offers(match, 'german', 'place')[0]?.split(' ') ?? [];
  expect(refusals(match, 'german', `hide ${next[1]} ${next[2]}`)).toEqual(['3.3.4.1.a']);
  for (let act = offers(match, 'german', 'place')[0]; act; act = offers(match, 'german', 'place')[0])
    play(match, 'german', act);
  // Nothing is seen of them before all is done.
  expect(match.view('american').units.filter(({ side, at }) => side === 'german' && at)).toEqual([]);
  play(match, 'german', 'done');
  const hidden = match.state.units.filter(({ secret }) => secret === 'hidden');
  expect(hidden.map(({ at }) => at)).toEqual(['1:K2', '1:K3', '1:K4']);
  for (const { id } of hidden) {
    expect(unitIn(match.view('american'), id)).toEqual({
      id,
      side: 'german',
      card: 'german 6-6',
      group: 'garrison',
      order: 0,
    });
    expect(unitIn(match.view('german'), id)?.at).toBeDefined();
  }
});

test('[combat 3.3.4.2.a] who comes into their place finds them; others in the hex stay hidden', () => {
  const match = skirmish({
    units: ['german 6-6 D3', 'american 7-6 D4 secret hidden', 'american 7-6 D4/1 secret hidden'],
    buildings: { mill: { material: 'stone', hexes: ['D4'], upper: 1 } },
    scenario: AREA,
  });
  expect(seen(match, 'u2')).toBeUndefined();
  play(match, 'german', 'move u1 cautious');
  // Nobody knows of them: no check is needed to go there, and nobody slips away.
  play(match, 'german', 'step u1 1:D4');
  expect(seen(match, 'u2')).toBe('1:D4');
  expect(seen(match, 'u3')).toBeUndefined();
});

test('[combat 3.3.4.2.b] whoever fires from hiding is seen when that is done', () => {
  const match = skirmish(
    { units: ['german 6-6 D3', 'american 7-6 D5 secret hidden', FAR], scenario: AREA, active: 'american' },
    '9,9',
  );
  play(match, 'american', 'fire u2 1:D3');
  expect(seen(match, 'u2')).toBeUndefined();
  play(match, 'american', 'shoot');
  expect(seen(match, 'u2')).toBe('1:D5');
});

test('[combat 3.3.4.2.b] unless the only one who could have seen it is gone', () => {
  const fired = (others: readonly string[], dice: string) => {
    const match = skirmish(
      {
        units: ['german 6-6 D3 half', 'american 7-6 D5 secret hidden', ...others],
        scenario: AREA,
        active: 'american',
        // The line from afar is blocked.
        hexes: { H7: 'woods', G7: 'woods', H8: 'woods', G6: 'woods', H6: 'woods', F6: 'woods' },
      },
      dice,
    );
    play(match, 'american', 'fire u2 1:D3', 'shoot');
    return [unit(match, 'u1').lost, seen(match, 'u2')];
  };
  // 7 firepower, 1: C/M+1. The half-squad is gone.
  expect(fired(['german 6-6 M9'], '10,1')).toEqual(['eliminated', undefined]);
  expect(fired(['german 6-6 D9'], '10,1')).toEqual(['eliminated', '1:D5']);
  expect(fired(['german 6-6 M9'], '9,9')).toEqual([undefined, '1:D5']);
});

test('[combat 3.3.4.2.c] to move it is laid on the map before, and it does not bug out (R17)', () => {
  const match = skirmish({
    units: ['german 6-6 D3', 'american 7-6 D5 secret hidden'],
    hexes: { D5: 'woods' },
    scenario: AREA,
    active: 'american',
  });
  play(match, 'american', 'move u2 crawl');
  expect(seen(match, 'u2')).toBe('1:D5');
});

test('[combat 3.3.4.1.c] whoever was seen is never hidden again', () => {
  const match = skirmish({
    units: ['german 6-6 D3', 'american 7-6 D5 secret hidden', FAR],
    hexes: { D6: 'woods', D5: 'woods', D4: 'woods', C5: 'woods', E5: 'woods' },
    scenario: AREA,
    active: 'american',
  });
  play(match, 'american', 'move u2 cautious', 'step u2 1:D6');
  play(match, 'german', 'pass');
  play(match, 'american', 'done');
  expect([unit(match, 'u2').secret, seen(match, 'u2')]).toEqual([undefined, '1:D6']);
  expect(offers(match, 'american', 'hide')).toEqual([]);
});

test('[combat 3.3.3.a] of a stack the enemy sees the top, and how many lie below', () => {
  const match = skirmish({
    units: ['german 6-6 D3', 'american 7-6 D7', 'american nco D7 secret covered', FAR],
    hexes: { D7: 'woods', D5: 'woods' },
  });
  expect([seen(match, 'u2'), seen(match, 'u3')]).toEqual(['1:D7', undefined]);
  expect(match.view('german').below).toEqual(['1:D7']);
  expect(match.view('american').below).toBeUndefined();
});

test('[combat 3.3.3.a] when the top goes, the next one is seen', () => {
  const match = skirmish({
    units: ['german 6-6 D3', 'american 7-6 D7', 'american nco D7 secret covered'],
    hexes: { D7: 'woods', D5: 'woods', D8: 'woods' },
    active: 'american',
  });
  play(match, 'american', 'move u2 cautious', 'step u2 1:D8');
  expect(seen(match, 'u3')).toBe('1:D7');
});

test('[combat 3.3.3.b] all of a stack is seen by who sees into the hex, without a roll or by one', () => {
  const units = ['german 6-6 D3', 'american 7-6 D6', 'american nco D6 secret covered', FAR];
  const open = skirmish({ units });
  play(open, 'german', 'pass');
  expect(seen(open, 'u3')).toBe('1:D6');
  const woods = (dice: string) => {
    const match = skirmish({ units, hexes: { D6: 'woods' } }, dice);
    expect(seen(match, 'u3')).toBeUndefined();
    play(match, 'german', 'fire u1 1:D6', 'shoot');
    return seen(match, 'u3');
  };
  expect(woods('5,5 9,9')).toBe('1:D6');
  expect(woods('5,6')).toBeUndefined();
});

test('who looks from hiding looks under no counters (R47)', () => {
  const match = skirmish({
    units: ['german 6-6 D3 secret hidden', 'american 7-6 D6', 'american nco D6 secret covered', FAR],
    hexes: { L8: 'woods', M8: 'woods', L9: 'woods' },
    scenario: {
      groups: (AREA.groups ?? []).map(group => (group.side === 'german' ? { ...group, hidden: 1 } : group)),
    },
  });
  play(match, 'german', 'pass');
  expect(seen(match, 'u3')).toBeUndefined();
});

test('whatever helps a check is seen by it: a leader under others is, one who is hidden helps nobody (R48)', () => {
  const checked = (secret: string, die: string) => {
    const match = skirmish(
      {
        // Two of three Americans are in the woods beside.
        units: [
          'german 6-6 D3',
          'american 7-6 D6',
          'american 7-6 D7',
          `american officer D7 secret ${secret}`,
        ],
        hexes: { D7: 'woods' },
        scenario: AREA,
      },
      `2,8 ${die}`,
    );
    // 6 firepower: M.
    play(match, 'german', 'fire u1 1:D6', 'shoot');
    return [unit(match, 'u2').morale, unit(match, 'u4').secret];
  };
  expect(checked('covered', '8')).toEqual([undefined, undefined]);
  expect(checked('hidden', '8')).toEqual(['pinned', 'hidden']);
});

test('hidden men hold no ground, and at the end all show themselves (R46)', () => {
  const match = skirmish({
    units: ['german 6-6 D3', 'american 7-6 D5 secret hidden', FAR],
    scenario: {
      ...AREA,
      turns: 1,
      victory: {
        side: 'american',
        all: [{ is: 'control', side: 'american', hexes: ['1:M1'], least: 1 }],
        words: '',
      },
    },
  });
  play(match, 'german', 'offer-end');
  expect(unit(match, 'u2').secret).toBe('hidden');
  play(match, 'american', 'offer-end');
  expect(unit(match, 'u2').secret).toBeUndefined();
});

const RECON: Position = {
  units: ['german 6-6 D3', 'american 7-6 D5 secret hidden', FAR],
  hexes: { D5: 'woods' },
  scenario: AREA,
};

test('[combat 3.3.4.3.a] fire on suspicion goes where nobody is seen and somebody may be, after all rolls for sight, at half strength', () => {
  const match = skirmish({ ...RECON, units: [...RECON.units, 'american 7-6 C5'] }, '5,5 1,5');
  play(match, 'german', 'recon u1');
  const places = offers(match, 'german', 'at');
  expect(places).toContain('at 1:D5');
  // Not where somebody stands, nor outside of the area, nor behind the woods.
  expect(places.every(each => /1:[CDE][56]/.test(each))).toBe(true);
  expect(places).not.toContain('at 1:D6');
  expect(places).not.toContain('at 1:C5');
  play(match, 'german', 'at 1:D5', 'shoot');
  // 15 and 10 for the woods: M with 6 firepower, nothing with 3.
  expect(seen(match, 'u2')).toBeUndefined();
  expect(unit(match, 'u1').fired).toBe(1);
});

test('[combat 3.3.4.3.a] without sight the impulse is gone', () => {
  const match = skirmish(RECON, '5,6');
  play(match, 'german', 'recon u1', 'at 1:D5', 'shoot');
  expect(unit(match, 'u1')).not.toHaveProperty('fired');
  expect(match.choices.map(({ by }) => by)).toEqual(['american']);
});

test('[combat 3.3.4.3.b] casualties find them, too', () => {
  // A leader beside them: 2 firepower, halved. A 1 is C, and brings no check.
  const match = skirmish(
    { ...RECON, units: ['german nco D4', 'american 7-6 D5 secret hidden', FAR], hexes: {} },
    '10,1',
  );
  play(match, 'german', 'recon u1', 'at 1:D5', 'shoot');
  expect([seen(match, 'u2'), unit(match, 'u2').half]).toEqual(['1:D5', true]);
});

test('[combat 3.3.4.3.b] a result finds them and takes effect', () => {
  // 3 firepower, in the open: 5 comes to M+1.
  const match = skirmish({ ...RECON, hexes: {} }, '10,5 8');
  play(match, 'german', 'recon u1', 'at 1:D5', 'shoot');
  expect([seen(match, 'u2'), unit(match, 'u2').morale]).toEqual(['1:D5', 'pinned']);
});

test('fire at those who are seen neither strikes nor finds hidden men among them (R45)', () => {
  const match = skirmish(
    {
      units: ['german 6-6 D3', 'american 7-6 D5', 'american 7-6 D5 secret hidden', FAR],
      scenario: AREA,
    },
    '10,1 9',
  );
  play(match, 'german', 'fire u1 1:D5', 'shoot');
  expect(unit(match, 'u3')).toMatchObject({ secret: 'hidden' });
  expect(unit(match, 'u3').half).toBeUndefined();
});

test('[combat 10.6.4, 3.3.4.2.c] hidden men do not slip away before somebody comes', () => {
  const match = skirmish({
    units: ['german 6-6 D4', 'american 7-6 D5', 'american 7-6 D5 secret hidden', 'german nco D4'],
    scenario: AREA,
  });
  play(match, 'german', 'move u1 cautious', 'join u4', 'step u1 1:D5', 'step u4 1:D5');
  expect(offers(match, 'american', 'bug-out').every(act => act.startsWith('bug-out u2'))).toBe(true);
  expect(refusals(match, 'american', 'bug-out u3 1:D6')).toEqual(['3.3.4.2.c']);
});
