/** What a screen adds to what the engine tells: for the leak matrix, which looks at all of it in two worlds. */
import type { Witness, WitnessOf } from '../engine/fuzz/channels.ts';
import { type Choice, hash32, type Match, Random, type Side } from '../engine/index.ts';
import { Answers } from './back.ts';
import { forecast, recent } from './forecast.ts';
import { turnTo } from './now.ts';
import { NO_ORDERS, type PRESETS, withPreset } from './orders.ts';
import { reasonToldTo } from './reason-told.ts';
import { answeredFor, Declined } from './standing.ts';

/** Windows with more ways to react than this are not judged by orders here: each takes a forecast. */
const MOST_REACTIONS = 8;

/** The side is in front of a screen at which all sides play. */
export const screenWitness: WitnessOf = (world, side) => witnessOf(world as unknown as Match, side);

function witnessOf(match: Match, side: Side): Witness {
  const humans = match.sides;
  const answers = new Answers(match, { humans }, []);
  const declined = new Declined();
  const ordered = (choice: Choice) => {
    const alone = { declined, humans: [choice.by], present: choice.by };
    return (['usual', 'ambush'] as const satisfies readonly (keyof typeof PRESETS)[]).map(preset => {
      const orders = { [choice.by]: withPreset(NO_ORDERS, [choice.window?.on ?? ''], preset) };
      return answeredFor(match, choice, { ...alone, orders }) ?? 'asked';
    });
  };
  return {
    hear(by, text) {
      answers.note({ ...answers.place(by), label: labelOf(match, by, text) });
    },
    look({ closely, luck, reasons, act }) {
      const standing = { orders: {}, declined, humans, present: side };
      const own = match.choiceOf(side);
      return {
        undo: answers.undoNow(side),
        'hand-over': {
          ...turnTo(match, { present: side, humans }),
          // Of what is answered for another side one sees no more than that nobody was sent from the screen.
          isAsked: match.choices
            .filter(({ by }) => by !== side)
            .map(choice => answeredFor(match, choice, standing) === undefined),
        },
        'reasons of bots': Object.entries(reasons).map(([of, why]) => [
          of,
          reasonToldTo(match, side, why) ?? 'none',
        ]),
        ...(closely && {
          'standing orders':
            own?.window && match.offered(side).length <= MOST_REACTIONS ? ordered(own) : 'no window',
          forecasts: forecasts(match, side, act, new Random(hash32(`${luck} forecasts`))),
        }),
      };
    },
  };
}

function labelOf(match: Match, side: Side, text: string): string {
  const { rulebook, world } = match;
  const act = rulebook.verbs.parse(text);
  if (!act.ok) return text;
  return rulebook.presentation?.words(act.value, match.view(side), world).label ?? text;
}

/** Of something that is offered: of this act, if it is. */
function forecasts(match: Match, side: Side, act: string | undefined, random: Random): unknown {
  const offered = match.offered(side);
  if (offered.length === 0 || match.rulebook.presentation === undefined) return 'not asked';
  const text = act !== undefined && offered.includes(act) ? act : random.pick(offered);
  return forecast(match.rulebook, recent(match.save()), side, text) ?? 'none';
}
