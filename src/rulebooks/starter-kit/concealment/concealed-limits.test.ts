/** Where the rules on concealment end: whom they concern, who looks on, what counts and what does not (8.3). */
import { expect, test } from 'vitest';
import { ambushModifiers, isAmbushPossible } from '../close-combat/ambush.ts';
import { breakUnit, newAftermath, wound } from '../morale/losses.ts';
import { enact, isGone, offers, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { unitById } from '../units.ts';
import { isConcealmentHex } from './gain.ts';

const RULES: Pick<Position, 'scenario'> = { scenario: { rules: ['concealment'] } };
const CONCEALED = { concealed: true } as const;
const HOUSE = 'wooden building' as const;

test('[aslsk 8.3.e] broken or wounded a unit is seen though nobody is there to see it', () => {
  const units = ['german 4-6-7 D5 concealed', 'german 8-1 D5 concealed', 'german 4-6-7 D5 concealed'];
  const { match } = enact({ ...RULES, units }, '1', function* (game) {
    const aftermath = newAftermath();
    breakUnit(game, unitById(game.state, 'u1'), aftermath);
    yield* wound(game, unitById(game.state, 'u2'), aftermath);
  });
  expect(match.state.units.map(({ concealed }) => concealed)).toEqual([undefined, undefined, true]);
});

/** The attacker's squad in D5 at the end of his player turn, and one enemy who sees it from D8, or as the test has it. */
function concealedAfter(enemy: object, more: Partial<Position> = {}, mine = ''): boolean {
  const match = skirmish({
    ...RULES,
    phase: 'german close-combat',
    hexes: { '1:D5': HOUSE, '1:D8': 'woods' },
    units: [
      `german 4-6-7 D5 ${mine}`,
      { card: 'russian 4-4-7', at: '1:D8', ...enemy },
      'russian 4-4-7 M10 broken',
      'german 4-6-7 M1',
    ],
    ...more,
  });
  return unit(match, 'u1').concealed === true;
}

test('[aslsk 8.3.1] nobody is concealed in the sight of an unbroken enemy; broken and hidden ones keep nobody from it', () => {
  expect(concealedAfter({})).toBe(false);
  expect(concealedAfter(CONCEALED)).toBe(false);
  expect(concealedAfter({ at: '1:M1' }, { melees: ['1:M1'] })).toBe(false);
  expect(concealedAfter({ broken: true })).toBe(true);
  expect(concealedAfter({ hidden: true })).toBe(true);
  const tank = 'russian T-34/85 D8';
  expect(concealedAfter({ broken: true }, { vehicles: [tank] })).toBe(false);
  expect(concealedAfter({ broken: true }, { vehicles: [`${tank} wreck`] })).toBe(true);
  expect(concealedAfter({ broken: true }, { vehicles: ['german PzKpfw IVH C5'] })).toBe(true);
});

test('[aslsk 8.3.1] only whose player turn it was, only in good order, and only where there is concealment at all', () => {
  expect(concealedAfter({ broken: true }, { attacker: 'russian' })).toBe(false);
  const melee = { at: '1:D5', broken: true };
  expect(concealedAfter(melee, { melees: ['1:D5'] })).toBe(false);
  expect(concealedAfter({ broken: true }, { scenario: {} })).toBe(false);
  expect(concealedAfter({ broken: true }, {}, 'broken')).toBe(false);
});

test('[aslsk 8.3.c] light jungle and collapsed huts conceal, too', () => {
  const units = ['japanese 4-4-7 A1', 'american 6-6-6 M1'];
  const light = skirmish({
    units,
    hexes: { '1:D3': 'woods' },
    scenario: { rules: ['pacific', 'light-jungle'] },
  });
  expect(isConcealmentHex(light.world, '1:D3')).toBe(true);
  const gained = skirmish({
    units: ['japanese 4-4-7 D5', `${units[1]} broken`],
    phase: 'japanese close-combat',
    scenario: { rules: ['pacific'] },
    buildings: { one: { material: 'wood', hexes: ['D5'] }, two: { material: 'wood', hexes: ['D5'] } },
    state: { collapsed: ['1:D5'] },
  });
  expect(unit(gained, 'u1').concealed).toBe(true);
});

/** A German squad goes from D5 to C5 under its ?, and a Russian in D7 looks on. */
function goes(phase: 'movement' | 'advance', onlooker: object, hexes: Position['hexes'] = {}): boolean {
  const match = skirmish({
    ...RULES,
    attacker: 'german',
    phase,
    hexes: { '1:D5': HOUSE, '1:D7': 'woods', ...hexes },
    units: [
      'german 4-6-7 D5 concealed',
      { card: 'russian 4-4-7', at: '1:D7', ...onlooker },
      'german 4-6-7 F7',
    ],
    melees: ['1:F7'],
  });
  if (phase === 'movement') play(match, 'german', 'move u1', 'assault', 'step 1:C5');
  else play(match, 'german', 'advance u1 1:C5');
  return unit(match, 'u1').concealed === true;
}

test.each(['movement', 'advance'] as const)(
  '[aslsk 8.3.d2, 8.3.2.d] in the %s phase the open costs a ? before a good order enemy who sees it unhindered',
  phase => {
    expect(goes(phase, {})).toBe(false);
    expect(goes(phase, CONCEALED)).toBe(false);
    expect(goes(phase, { broken: true })).toBe(true);
    expect(goes(phase, { hidden: true })).toBe(true);
    expect(goes(phase, { at: '1:F7' })).toBe(true);
    expect(goes(phase, {}, { '1:C6': 'orchard', '1:D6': 'orchard' })).toBe(true);
    expect(goes(phase, {}, { '1:C5': 'brush' })).toBe(true);
  },
);

const HEX = '1:D5' as const;

test('[aslsk 8.3.2.d] each concealed side has two off its die, in any hex; nobody has without a ?', () => {
  const at = (german: string, russian: string) => {
    const { world, state } = skirmish({
      ...RULES,
      phase: 'german prep-fire',
      units: [`german 4-6-7 ${HEX} advanced ${german}`, `russian 4-4-7 ${HEX} ${russian}`],
    });
    const drm = ['german', 'russian'].map(side => ambushModifiers(world, state, HEX, side).value);
    return [isAmbushPossible(world, state, HEX), ...drm];
  };
  expect(at('', '')).toEqual([false, 0, 0]);
  expect(at('concealed', '')).toEqual([true, -2, 0]);
  expect(at('', 'concealed')).toEqual([true, 0, -2]);
  expect(at('concealed', 'concealed')).toEqual([true, -2, -2]);
});

test('[aslsk 8.3.2.d, 8.3.d] an ambusher who leaves one of several enemies alive has lost his ?', () => {
  const match = skirmish(
    {
      ...RULES,
      phase: 'german close-combat',
      units: [
        `german 4-6-7 ${HEX} advanced concealed`,
        `german 4-6-7 ${HEX} advanced concealed`,
        `russian 2-3-7 ${HEX}`,
        `russian 2-3-7 ${HEX} broken`,
      ],
    },
    '1,4 1,2',
  );
  play(match, 'german', 'done', 'attack u1', 'target u3', 'done', 'done');
  expect(isGone(match, 'u3')).toBe(true);
  expect(match.state.units.map(({ concealed }) => concealed)).toEqual([undefined, undefined, undefined]);
});

test('[aslsk 8.3.4] in the rout phase a ? beside it frightens nobody and stops nobody, until it is dropped', () => {
  const broken = 'american 6-6-6 D6 broken desperate';
  const rout = (enemy: string) =>
    skirmish({
      ...RULES,
      phase: 'american rout',
      hexes: { '1:D6': 'woods', '1:D7': 'woods' },
      units: [broken, `japanese 4-4-7 D5 ${enemy}`],
    });
  expect(rout('').offered('american')).toEqual(['rout u1']);
  const match = rout('concealed');
  expect(match.offered('american')).toEqual(['rout u1', 'done']);
  match.interject('japanese', 'show u2');
  expect(match.offered('american')).toEqual(['rout u1']);
});

test('[aslsk 8.3.2.c] a tank drives into the hex of a ?, and finds it', () => {
  const match = skirmish({
    ...RULES,
    phase: 'american movement',
    hexes: { '1:D5': 'brush' },
    units: ['japanese 4-4-7 D5 concealed', 'american 6-6-6 M1'],
    vehicles: ['american M4A3 D6 facing 0 motion'],
  });
  play(match, 'american', 'drive v1', 'enter 1:D5');
  expect(match.state.vehicles?.[0]?.at).toBe('1:D5');
  expect(unit(match, 'u1').concealed).toBeUndefined();
});

test('[aslsk 8.3.2.c] beside an enemy whom all can see a ? keeps nobody out of his hex more than he does', () => {
  const offered = (units: Position['units']) => {
    const match = skirmish({ ...RULES, attacker: 'american', phase: 'movement', units });
    play(match, 'american', 'move u1');
    return match.offered('american').includes('step 1:D5');
  };
  const american = 'american 6-6-6 D6';
  const japanese = 'japanese 4-4-7 D5';
  expect(offered([american, `${japanese} concealed`])).toBe(true);
  expect(offered([american, `${japanese} concealed`, japanese])).toBe(false);
});

test('[aslsk 8.3.d3] who deploys or recombines before a good order enemy is seen', () => {
  const groups = [
    { id: 'american', side: 'american', elr: 4, units: { 'american 7-6-8': 2 } },
    { id: 'japanese', side: 'japanese', elr: 3, units: { 'japanese 4-4-7': 1 } },
  ];
  const after = (acts: readonly string[], units: Position['units'], enemy: object) => {
    const watching = { card: 'japanese 4-4-7', at: '1:D7', ...enemy } as const;
    const match = skirmish(
      {
        phase: 'american rally',
        hexes: { '1:D5': HOUSE },
        scenario: { rules: ['concealment'], groups },
        units: [...units, watching],
      },
      '1,1',
    );
    play(match, 'american', ...acts);
    return unit(match, 'u1').concealed === true;
  };
  const squad = 'american 7-6-8 D5 concealed';
  const half = 'american 3-4-8 D5 concealed';
  const leader = 'american 8-1 D5';
  const blind = { broken: true } as const;
  expect([{}, blind].map(enemy => after(['done', 'done', 'deploy u1'], [squad], enemy))).toEqual([
    false,
    true,
  ]);
  const recombining = ['recombine u1 u2'];
  expect([{}, blind].map(enemy => after(recombining, [half, half, leader], enemy))).toEqual([false, true]);
});

test('[aslsk 8.3.d3] so is who places a charge; but a leader who steadies others before a vehicle is not', () => {
  const charge = (enemy: string) => {
    const match = skirmish({
      ...RULES,
      phase: 'german movement',
      hexes: { '1:D5': HOUSE, '1:C6': HOUSE },
      units: ['german 4-6-8 D5 concealed', 'russian 4-4-7 D6 broken', `russian 4-4-7 C6 ${enemy}`],
      weapons: ['german DC of u1'],
    });
    play(match, 'german', 'move u1', 'place-charge w1 1:D6');
    return unit(match, 'u1').concealed === true;
  };
  expect([charge(''), charge('broken')]).toEqual([false, true]);
  const nerve = skirmish(
    {
      ...RULES,
      phase: 'german advance',
      hexes: { '1:D5': HOUSE, '1:D6': 'brush' },
      units: ['german 4-6-7 D5 concealed', 'german 9-1 D5 concealed', 'russian 4-4-7 D7'],
      vehicles: ['russian T-34/85 D6'],
    },
    '4,4',
  );
  play(nerve, 'german', 'advance u1 1:D6');
  expect(unit(nerve, 'u1')).toMatchObject({ at: '1:D6', ...CONCEALED });
  expect(unit(nerve, 'u2').concealed).toBe(true);
});

test('[aslsk 8.3.b] only those of the side go under its counters, and who is hidden needs none', () => {
  const match = skirmish({
    scenario: {
      rules: ['concealment'],
      groups: [
        { id: 'german', side: 'german', elr: 3, units: {}, setUp: ['1:A1-D7'], concealment: 2 },
        { id: 'russian', side: 'russian', elr: 3, units: {}, setUp: ['1:K1-M7'], concealment: 2 },
      ],
    },
    attacker: 'german',
    doing: [{ is: 'set-up', side: 'german' }],
    hexes: { '1:C4': HOUSE, '1:D5': HOUSE, '1:B4': HOUSE },
    units: ['german 4-6-7 C4', 'russian 4-4-7 D5', 'german 2-2-8 B4 hidden'],
    weapons: ['german 5cm PaK 38 of u3 facing 0'],
  });
  expect(offers(match, 'german', 'conceal')).toEqual(['conceal 1:C4']);
});
