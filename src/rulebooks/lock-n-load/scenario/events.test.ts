import { expect, test } from 'vitest';
import { citesSaid, enact, isGone, type Position, play, skirmish, unit } from '../testing/bench.ts';
import { setOffEvents } from './events.ts';
import type { Scenario, ScenarioEvent } from './scenario.ts';

const D4 = '1:D4' as const;
const GERMAN = `german 1-6-4-5 ${D4}`;
const AMERICAN = 'american 2-5-4-6 L9';

const event = (more: Partial<ScenarioEvent> = {}): ScenarioEvent => ({
  id: 'cellar',
  by: 'occupation',
  at: D4,
  paragraph: 'The cellar is full of papers.',
  effects: [],
  ...more,
});

/** What is left of the markers when everybody has looked around. */
function look(events: readonly ScenarioEvent[], position: Partial<Position> = {}) {
  const { match } = enact(
    {
      units: [GERMAN, AMERICAN],
      events: events.map(({ id }) => id),
      ...position,
      scenario: { events: [...events], ...position.scenario },
    },
    [],
    function* (game) {
      setOffEvents(game);
    },
  );
  return match;
}

test('[lnl 1.8.a, 1.8.b] a marker is set off by whoever is in its hex, read out, and gone', () => {
  const match = look([event()]);
  expect(match.state.events).toBeUndefined();
  expect(citesSaid(match)).toEqual(['1.8.b']);
  expect(look([event({ at: '1:D5' })]).state.events).toEqual(['cellar']);
});

test('[lnl 1.8.a] a named side alone sets it off', () => {
  expect(look([event({ side: 'american' })]).state.events).toEqual(['cellar']);
  expect(look([event({ side: 'german' })]).state.events).toBeUndefined();
});

test('[lnl 1.8.a] other markers are set off by a line of sight to their hex', () => {
  const seen = event({ by: 'sight', at: '1:D6', side: 'german' });
  expect(look([seen]).state.events).toBeUndefined();
  expect(look([seen], { hexes: { '1:D5': 'woods' } }).state.events).toEqual(['cellar']);
  const far = event({ by: 'sight', at: '1:D7', side: 'german' });
  expect(look([far]).state.events).toBeUndefined();
  expect(look([far], { scenario: { rules: ['night'] } }).state.events).toEqual(['cellar']);
});

test('[lnl 1.8.b] its paragraph may give points, a bunker, mines and light', () => {
  const match = look(
    [
      event({
        effects: [
          { is: 'points', side: 'german', points: 2 },
          { is: 'bunker', at: '1:E5', kind: 'Bunker', facing: 3 },
          { is: 'mines', at: '1:E6', by: 'american', firepower: 2 },
          { is: 'starshell', at: '1:E7' },
        ],
      }),
    ],
    { points: { german: 1 } },
  );
  expect(match.state).toMatchObject({
    points: { german: 3 },
    bunkers: [{ at: '1:E5', kind: 'Bunker', facing: 3 }],
    mines: [{ at: '1:E6', by: 'american', firepower: 2 }],
    starshells: ['1:E7'],
  });
});

const REINFORCED: Partial<Scenario> = {
  events: [event({ effects: [{ is: 'reinforcements', side: 'american' }] })],
  groups: [
    { id: 'german', side: 'german', units: {} },
    { id: 'american', side: 'american', units: {} },
    { id: 'reserve', side: 'american', units: {}, arrive: { event: 'cellar', at: ['1:K8-K9'] } },
  ],
};
const RESERVE = 'american 2-5-4-6 group reserve';

test('[lnl 1.8.b] or bring reinforcements, which their owner puts where it says, before anything else goes on', () => {
  const match = skirmish({
    units: [GERMAN, 'german 1-6-4-5 A1', AMERICAN, RESERVE, RESERVE, 'american Medic group reserve'],
    events: ['cellar'],
    scenario: REINFORCED,
  });
  play(match, 'german', 'activate 1:A1');
  expect(match.offered('american')).toEqual(
    ['u4', 'u5', 'u6'].flatMap(id => [`arrive ${id} 1:K8`, `arrive ${id} 1:K9`]),
  );
  play(match, 'american', 'arrive u5 1:K9', 'arrive u4 1:K9', 'arrive u6 1:K8');
  expect(unit(match, 'u5').at).toBe('1:K9');
  expect(match.choiceOf('german')?.id).toBe('act');
});

test('[lnl 1.8.b] reinforcements come neither where enemies are nor where there is no room for them', () => {
  const full = Array<string>(3).fill('american 2-5-4-6 K8');
  const match = skirmish({
    units: [GERMAN, 'german 1-6-4-5 K9', ...full, RESERVE],
    events: ['cellar'],
    scenario: REINFORCED,
  });
  play(match, 'german', `activate ${D4}`);
  expect(isGone(match, 'u6')).toBe(true);
  expect(match.choiceOf('german')?.id).toBe('act');
});

test('[lnl 22.0.b] where enemies hold all of it they come beside it', () => {
  const held = (['1:K8', '1:K9'] as const).map(at => `german 1-6-4-5 ${at}`);
  const match = skirmish({ units: [GERMAN, ...held, RESERVE], events: ['cellar'], scenario: REINFORCED });
  play(match, 'german', `activate ${D4}`);
  const around = ['1:J7', '1:J8', '1:J9', '1:K10', '1:K7', '1:L7', '1:L8', '1:L9'];
  expect(match.offered('american').toSorted()).toEqual(around.map(hex => `arrive u4 ${hex}`).toSorted());
});

test('[lnl 1.8.a] nothing happens before everybody has set up', () => {
  const match = look([event()], { doing: [{ is: 'set-up', side: 'german' }] });
  expect(match.state.events).toEqual(['cellar']);
});

test('[lnl 1.8.b] one marker is set off and others stay; what has been set off does not happen again', () => {
  const papers = event({ effects: [{ is: 'points', side: 'german', points: 1 }] });
  const attic = event({ id: 'attic', at: '1:D9' });
  expect(look([papers, attic]).state.events).toEqual(['attic']);
  const over = look([papers, attic], { events: ['attic'] });
  expect(over.state.events).toEqual(['attic']);
  expect(over.state.points).toBeUndefined();
});

test('[lnl 1.8.b] what was there before stays, and the points of the other side', () => {
  const match = look(
    [
      event({
        effects: [
          { is: 'points', side: 'german', points: 2 },
          { is: 'bunker', at: '1:E5', kind: 'Bunker', facing: 3 },
          { is: 'mines', at: '1:E6', by: 'american', firepower: 2 },
          { is: 'starshell', at: '1:E7' },
        ],
      }),
    ],
    {
      points: { american: 4 },
      bunkers: [{ at: '1:B5', kind: 'Light Bunker', facing: 0 }],
      mines: [{ at: '1:B6', by: 'german', firepower: 1 }],
      starshells: ['1:B7'],
    },
  );
  expect(match.state.points).toEqual({ american: 4, german: 2 });
  expect(match.state.bunkers?.map(({ at }) => at)).toEqual(['1:B5', '1:E5']);
  expect(match.state.mines?.map(({ at }) => at)).toEqual(['1:B6', '1:E6']);
  expect(match.state.starshells).toEqual(['1:B7', '1:E7']);
});

test('[lnl 1.8.b, 1.7.b, 1.7.f] a gun arrives outside of houses and water, and faces some way', () => {
  const gun = 'american 57mm ATG group reserve';
  const match = skirmish({
    units: [GERMAN, AMERICAN, gun, 'american 2-5-4-6 group late', RESERVE],
    hexes: { K8: 'stone building', K9: 'water' },
    events: ['cellar'],
    scenario: {
      ...REINFORCED,
      groups: [
        ...(REINFORCED.groups ?? []).slice(0, 2),
        { id: 'reserve', side: 'american', units: {}, arrive: { event: 'cellar', at: ['1:K8-K10'] } },
        { id: 'late', side: 'american', units: {}, arrive: { event: 'attic', at: ['1:K8-K10'] } },
      ],
    },
  });
  play(match, 'german', `activate ${D4}`);
  expect(match.offered('american')).toEqual(['arrive u3 1:K10', 'arrive u5 1:K8', 'arrive u5 1:K10']);
  play(match, 'american', 'arrive u3 1:K10', 'arrive u5 1:K8');
  expect(unit(match, 'u3')).toMatchObject({ at: '1:K10', facing: 0 });
  expect(match.choiceOf('german')?.id).toBe('act');
});

test('[lnl 1.8.b] the weapons of those who find no room are lost with them', () => {
  const full = ['1:K8', '1:K9'].flatMap(at => [1, 2, 3].map(() => `american 2-5-4-6 ${at}`));
  const match = skirmish({
    units: [GERMAN, ...full, 'u20: american 2-5-4-6 group reserve'],
    weapons: ['american BAR of u20'],
    events: ['cellar'],
    scenario: REINFORCED,
  });
  play(match, 'german', `activate ${D4}`);
  expect([isGone(match, 'u20'), isGone(match, 'w1')]).toEqual([true, true]);
});

test('[lnl 1.8.b, 1.7.f] a gun that arrives looks up the board, and a squad no way at all', () => {
  const match = skirmish({
    units: [GERMAN, 'german 1-6-4-5 A1', AMERICAN, RESERVE, 'american 57mm ATG group reserve'],
    events: ['cellar'],
    scenario: REINFORCED,
  });
  play(match, 'german', 'activate 1:A1');
  play(match, 'american', 'arrive u4 1:K9', 'arrive u5 1:K9');
  expect([unit(match, 'u4').facing, unit(match, 'u5').facing]).toEqual([undefined, 0]);
});
