/** Where a match forbids looking along lines beforehand, nothing on the page may tell whether one is blocked. */
import { expect, test } from 'vitest';
import type { Match } from '../src/engine/index.ts';
import { forecast, recent } from '../src/play/forecast.ts';
import { askOf, tabletopOf } from '../src/play/now.ts';
import { reactionsIn } from '../src/play/reactions.ts';
import { skirmish as squadLeader } from '../src/rulebooks/squad-leader/testing/bench.ts';
import { skirmish as starterKit } from '../src/rulebooks/starter-kit/testing/bench.ts';
import { spokenForecast } from '../src/web/play/speech/use-telling.ts';

type Between = 'open' | 'stone building' | 'orchard' | 'woods';
type Duel = (between: Between, sight: 'strict' | 'open') => Match;

/** Two squads face each other; what stands between them is all that differs. */
const facing = (between: Between) =>
  ({
    hexes: { '1:C5': between, '1:C7': 'woods' },
    phase: 'prep-fire',
    attacker: 'german',
    units: [
      { card: 'german 4-6-7', at: '1:C4' },
      { card: 'german 9-1', at: '1:C4' },
      { card: 'russian 4-4-7', at: '1:C7' },
    ],
    weapons: [{ card: 'german LMG', by: 'u1' }],
  }) as const;

const inStarterKit: Duel = (between, sight) => starterKit({ ...facing(between), sight }) as unknown as Match;
const inSquadLeader: Duel = (between, sight) =>
  squadLeader({ ...facing(between), options: { sight } }) as unknown as Match;

/** All that the page could show or say to a side now: table, acts and their words, cards, odds, refusals, lines. */
function shown(match: Match, side: string) {
  const { presentation } = match.rulebook;
  const [ask, tabletop, view] = [askOf(match, side), tabletopOf(match, side), match.view(side)];
  const choice = match.choiceOf(side);
  const forecasts = ask?.offers.map(({ text }) => forecast(match.rulebook, recent(match.save()), side, text));
  const whyNot = tabletop.counters.map(({ id }) => match.whyNot(side, { piece: id }));
  return {
    ask,
    tabletop,
    forecasts,
    whyNot,
    spoken: forecasts?.map(each => each && spokenForecast(each, id => id)),
    chances: choice && reactionsIn(match, choice).map(({ chance }) => chance()),
    sight: presentation?.sight?.(view, '1:C4', '1:C7', match.world),
  };
}

/** What the Germans are shown from the first ask to the declaration, move by move. */
function story(match: Match) {
  const moments = [shown(match, 'german')];
  for (const answer of ['ready u1', 'at 1:C7', 'add w1', 'direct u2']) {
    match.answer('german', answer);
    moments.push(shown(match, 'german'));
  }
  return moments;
}

test.each([
  ['[aslsk 3.2.1.e]', inStarterKit],
  ['[sl 2.1.2]', inSquadLeader],
])('%s until an attack is declared, clear, hindered and blocked lines look and sound alike', (_, duel) => {
  const clear = story(duel('open', 'strict'));
  expect(clear.at(-1)?.ask?.offers.some(({ text }) => text === 'shoot')).toBe(true);
  expect(clear.at(-1)?.spoken?.join()).toContain('If the line is clear');
  for (const between of ['stone building', 'orchard', 'woods'] as const)
    expect(story(duel(between, 'strict')), between).toEqual(clear);
});

test.each([inStarterKit, inSquadLeader])('where players may look, the page shows the difference', duel => {
  expect(shown(duel('stone building', 'open'), 'german')).not.toEqual(shown(duel('open', 'open'), 'german'));
});
