/** Optional rules are switches, each by itself (7.0). */
import { expect, test } from 'vitest';
import { Match, quickDice, Random, someOptions } from '../../../engine/index.ts';
import { type BookAct, VERBS } from '../acts.ts';
import { panzer } from '../index.ts';
import { OPTIONS, type OptionId, optionsOf } from './options.ts';
import { autoSetUp } from './set-up.ts';

const IDS = OPTIONS.map(({ id }) => id as OptionId);
const on = (ids: readonly string[]) => {
  const { options } = optionsOf({ scenario: 'test', options: Object.fromEntries(ids.map(id => [id, 'on'])) });
  return IDS.filter(id => options[id]);
};
/** Part of another rule, without which it would say nothing. */
const isPart = (id: OptionId): boolean => !on([id]).includes(id);

test('[panzer 7.0] every optional rule is on or off, off if nothing is said, and none asks for another but what is part of one', () => {
  expect(on([])).toEqual([]);
  for (const { choices, otherwise } of OPTIONS) {
    expect(choices.map(({ value }) => value)).toEqual(['off', 'on']);
    expect(otherwise).toBe('off');
  }
  for (const id of IDS.filter(each => !isPart(each))) expect(on([id])).toEqual([id]);
  for (const id of IDS) {
    const without = IDS.filter(each => each !== id);
    const lost = without.filter(each => !on(without).includes(each));
    expect(lost.every(isPart)).toBe(true);
  }
  // A refinement of a rule has its number, or says that it stands on it.
  expect(IDS.filter(isPart)).toEqual([
    '7.1.1.1',
    '7.1.1.1.e',
    '7.6.green',
    '7.7.2',
    '7.20',
    '7.35.3',
    '7.39',
    '7.42.3',
  ]);
});

function playOn(seed: number): { readonly over: boolean; readonly chosen: readonly string[] } {
  const random = new Random(`options ${seed}`);
  const options = someOptions(panzer, random);
  const match = Match.begin(
    panzer,
    { scenario: 'tracks-in-the-gravel', options },
    { dice: quickDice(random) },
  );
  for (let n = 0; n < 20_000 && !match.outcome; n++) {
    const choice = random.pick(match.choices);
    const view = match.view(choice.by);
    const acts = choice.acts(view) as readonly BookAct[];
    const [planned] =
      choice.id === 'set-up' ? autoSetUp(match.world as never, view as never, choice.by, seed) : [];
    const verdict = match.answer(choice.by, VERBS.print(planned ?? random.pick(acts)));
    if (!verdict.ok) throw new Error(verdict.problem);
  }
  return {
    over: match.outcome !== undefined,
    chosen: Object.keys(options).filter(id => options[id] === 'on'),
  };
}

test('[panzer 7.0] games with any of them come to their end', () => {
  const games = [1, 2, 3, 4].map(playOn);
  expect(games.map(({ over }) => over)).toEqual([true, true, true, true]);
  expect(new Set(games.map(({ chosen }) => chosen.join())).size).toBe(4);
});
