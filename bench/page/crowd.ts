/** A battle larger than any scenario: four boards, and three hundred counters spread over them. */
import { type Battlefield, hexLabel } from '../../src/board/index.ts';
import { battlefieldOf } from '../../src/board/library.ts';
import { type Counter, type CounterSymbol, Random } from '../../src/engine/index.ts';

const LAYOUT = 'village+hill/farm+town';
const COUNTERS = 300;

export function battlefield(): Battlefield {
  const outcome = battlefieldOf(LAYOUT);
  if (!outcome.ok) throw new Error(outcome.wrong);
  return outcome.value;
}

const NATIONS = ['german', 'russian', 'american', 'british'];
const SYMBOLS: readonly CounterSymbol[] = ['squad', 'half-squad', 'leader', 'gun', 'tank'];

/** Stacks of one to four, some broken, some with a marker, every third with a weapon. */
export function crowd(field: Battlefield): readonly Counter[] {
  const random = new Random('a crowded map');
  const counters: Counter[] = [];
  while (counters.length < COUNTERS) {
    const at = hexLabel(field, random.below(field.hexCount));
    const height = 1 + random.below(4);
    for (let i = 0; i < height && counters.length < COUNTERS; i++) {
      const bearer = counterAt(random, `u${counters.length}`, at);
      counters.push(bearer);
      if (random.below(3) === 0 && counters.length < COUNTERS)
        counters.push({ ...counterAt(random, `u${counters.length}`, at), on: bearer.id });
    }
  }
  return counters;
}

function counterAt(random: Random, id: string, at: string): Counter {
  const nation = random.pick(NATIONS);
  const isBroken = random.below(4) === 0;
  return {
    id,
    side: nation,
    at,
    title: `${nation} ${id}`,
    face: {
      nation,
      symbol: random.pick(SYMBOLS),
      tone: isBroken ? 'weak' : 'plain',
      figures: [
        { text: '4', name: 'firepower', at: 'bottom' },
        { text: '6', name: 'range', at: 'bottom' },
        { text: '7', name: 'morale', at: 'bottom' },
        { text: '2', name: 'class', at: 'top-right' },
      ],
    },
    badges:
      random.below(3) === 0 ? [{ text: 'Prep', means: 'It has fired.', cite: '3', tone: 'neutral' }] : [],
  };
}
