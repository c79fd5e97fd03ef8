import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemText } from '../../../board/index.ts';
import { lockNLoad } from '../index.ts';
import { scenarioCard } from '../present/scenario-card.ts';
import { worldOf } from '../testing/bench.ts';
import { chartsInPlay } from './charts-in-play.ts';
import { scenarioById } from './content.ts';
import type { Scenario } from './scenario.ts';
import { scenarioProblems } from './validate-scenario.ts';

const FOLDER = 'content/scenarios/lnl';
const files = readdirSync(FOLDER).filter(name => name.endsWith('.json'));
const text = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');
const problems = (source: string) => scenarioProblems(source, 'x.json').map(problemText).join('\n');

test.each(files)('%s has no problems', name => {
  expect(problems(text(name))).toBe('');
});

const LESSON = text('01-first-light.json');

test.each([
  ['"initiative": "american"', '"initiative": "danish"', "there is no side 'danish'"],
  ['"american", "percent"', '"danish", "percent"', "there is no side 'danish'"],
  ['"percent": 64', '"percent": 40', 'favours.percent'],
  ['"german MG34": 1', '"american BAR": 1', "'american BAR' fights for another side"],
  ['"german MG34": 1', '"german crew": 1', "'german crew' is not among weapons"],
  ['"1:O1-S10"', '"2:O1-S10"', 'no hex in 2:O1-S10'],
  ['"1:P3"', '"1:P3/1"', '1:P3/1 has no upper floor'],
  ['"least": 2', '"least": 4', 'at least 4 of 3'],
])('%s becomes %s: %s', (was, is, wrong) => {
  expect(LESSON).toContain(was);
  expect(problems(LESSON.replace(was, is))).toContain(wrong);
});

test('[lnl 1.3.a] a set-up area must have room for its group', () => {
  const crowded = LESSON.replace('"1:K1-M10"', '"1:K1"').replace(
    '"american 2-5-4-6": 3',
    '"american 2-5-4-6": 4',
  );
  expect(problems(crowded)).toContain('1 hexes are too few for the group');
});

const withWorks = (works: object) =>
  LESSON.replace('"rules": []', `"works": ${JSON.stringify(works)}, "rules": []`);
const mines = { at: '1:P3', by: 'german', firepower: 1 };

test('[lnl 21.1.a, 21.4.d] neither bunkers nor mines go into buildings, but foxholes may', () => {
  expect(problems(withWorks({ mines: [mines] }))).toContain('1:P3 is a building');
  expect(problems(withWorks({ bunkers: [{ at: '1:P5', kind: 'Bunker', facing: 0 }] }))).toContain(
    '1:P5 is a building',
  );
  expect(problems(withWorks({ foxholes: ['1:P5'] }))).toBe('');
});

test('[lnl 21.2.c, 21.1.a] neither foxholes nor bunkers lie in water', () => {
  const inTown = (works: object) => problems(withWorks(works).replace('village[K-W]', 'town'));
  const bunker = (at: string) => ({ bunkers: [{ at, kind: 'Bunker', facing: 0 }] });
  expect(inTown({ foxholes: ['1:G2'] })).toContain('1:G2 is water');
  expect(inTown({ foxholes: ['1:G4'] })).toContain('a stream runs through 1:G4');
  expect(inTown(bunker('1:G4'))).toContain('a stream runs through 1:G4');
  expect(inTown({ wire: ['1:G4'] })).not.toContain('1:G4');
});

test('[lnl 21.4.a] no more than two mines lie in a hex', () => {
  const field = { ...mines, at: '1:K4' };
  expect(problems(withWorks({ mines: [field, field] }))).toBe('');
  expect(problems(withWorks({ mines: [field, field, field] }))).toContain('too many mines in 1:K4');
});

const withEvent = (...effects: readonly object[]) => {
  const event = { id: 'cellar', by: 'occupation', at: '1:K4', paragraph: 'A cellar.', effects };
  return LESSON.replace('"rules": []', `"events": [${JSON.stringify(event)}], "rules": []`);
};
const bunkerBy = (at: string) => ({ is: 'bunker', at, kind: 'Bunker', facing: 0 });
const minesBy = (at: string, by = 'german') => ({ is: 'mines', at, by, firepower: 1 });

test('[lnl 21.1.a, 21.4.d] what an event lays obeys the same limits', () => {
  expect(problems(withEvent(bunkerBy('1:K4'), minesBy('1:K4'), minesBy('1:K4')))).toBe('');
  expect(problems(withEvent(bunkerBy('1:P5')))).toContain('1:P5 is a building');
  expect(problems(withEvent(minesBy('1:P3')))).toContain('1:P3 is a building');
  expect(problems(withEvent(bunkerBy('1:A1')))).toContain('no hex 1:A1');
  expect(problems(withEvent(minesBy('1:A1')))).toContain('no hex 1:A1');
  const inTown = problems(withEvent(bunkerBy('1:G4')).replace('village[K-W]', 'town'));
  expect(inTown).toContain('a stream runs through 1:G4');
});

test('[lnl 21.4.a] mines that lie there and mines that come are no more than two together', () => {
  const both = withEvent(minesBy('1:K4')).replace(
    '"rules": []',
    `"works": ${JSON.stringify({
      mines: [
        { ...mines, at: '1:K4' },
        { ...mines, at: '1:K4' },
      ],
    })}, "rules": []`,
  );
  expect(problems(both)).toContain('too many mines in 1:K4');
});

test.each([
  [minesBy('1:K4', 'danish'), 'events[0].effects[0].by'],
  [{ is: 'points', side: 'danish', points: 1 }, 'events[0].effects[0].side'],
  [{ is: 'reinforcements', side: 'danish' }, 'events[0].effects[0].side'],
])('an event names a side that is there: %o', (effect, path) => {
  expect(problems(withEvent(effect))).toContain("there is no side 'danish'");
  expect(problems(withEvent(effect))).toContain(path);
});

test('a Starshell of an event lights a hex of the map', () => {
  expect(problems(withEvent({ is: 'starshell', at: '1:A1' }))).toContain('no hex in 1:A1');
});

test('a scenario that is not there is named with those that are', () => {
  expect(() => scenarioById('nowhere')).toThrow(/no scenario 'nowhere'; expected one of .*first-light/);
});

test('the chart of off-board artillery is part of a match where missions are given or come by an event, and of no other', () => {
  const mission = { is: 'mission', side: 'german', firepower: 4 };
  const event = { title: '', text: '', effects: [mission] };
  const charts = (scenario: object) => Object.keys(chartsInPlay({ ...worldOf({ units: [], scenario }) }));
  expect(charts({})).not.toContain('offBoardArtillery');
  expect(charts({ missions: [{ side: 'german', firepower: 4 }] })).toContain('offBoardArtillery');
  expect(charts({ events: [event] })).toContain('offBoardArtillery');
  expect(charts({ events: [{ ...event, effects: [] }] })).not.toContain('offBoardArtillery');
});

test('[lnl 19.1.a] a scenario gives air support, to a side that it has and of a kind that there is', () => {
  const plane = (side: string, card: string) =>
    LESSON.replace('"initiative"', `"air": [{ "side": "${side}", "card": "${card}" }], "initiative"`);
  expect(problems(plane('german', 'german Ju 87D'))).toBe('');
  expect(problems(plane('danish', 'german Ju 87D'))).toContain("there is no side 'danish'");
  expect(problems(plane('german', 'german Me 262'))).toContain("there is no aircraft 'german Me 262'");
  const air = [{ side: 'german', card: 'german Ju 87D' }];
  const scenario = { ...scenarioById('first-light'), air } as Scenario;
  expect(lockNLoad.begin({ ...worldOf({ units: [] }), scenario }).air).toEqual(air);
  expect(JSON.stringify(scenarioCard(scenario))).toContain(
    'a Ju 87D, which comes when somebody rolls doubles',
  );
});
