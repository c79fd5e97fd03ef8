import { type FormEvent, type RefObject, useId, useState } from 'react';
import type { Offer } from '../../../play/offer.ts';
import type { Session } from '../session.ts';
import type { TableHands } from '../use-table.ts';
import { commandsIn, stepIn, understand, without } from './command.ts';

interface Props {
  readonly session: Session;
  readonly hands: TableHands;
  readonly box: RefObject<HTMLInputElement | null>;
  nameOf(thing: string): string;
}

const MOST_NAMED = 6;

/** Acts typed as words, with completion: the same acts as everywhere, and grave ones ask once as everywhere. */
export function CommandBox({ session, hands, box, nameOf }: Props) {
  const [wrong, setWrong] = useState<string>();
  const list = useId();
  const obey = (line: string): string | undefined => {
    const commands = commandsIn(line);
    for (const [i, command] of commands.entries()) {
      const { ask } = session.now;
      const offers = [...(ask?.offers ?? []), ...(ask?.interjections ?? [])];
      const found = understand(command, offers, nameOf);
      if (found.is === 'nothing' && commands.length === 1)
        return inOneBreath({ session, hands, nameOf }, command);
      if (found.is === 'nothing') return `Nothing that is offered now is called “${command}”.`;
      if (found.is === 'unclear') return `“${command}” could be: ${named(found.offers)}.`;
      if (i === commands.length - 1) hands.consider(found.offer, 'keys');
      else if (found.offer.words.grave) return `“${found.offer.words.label}” has to be the last of a line.`;
      else session.answer(found.offer.text);
    }
    return undefined;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { current } = box;
    if (current === null || current.value.trim() === '') return;
    const problem = obey(current.value);
    setWrong(problem);
    if (problem === undefined) current.value = '';
  };
  return (
    <form className="command-box" onSubmit={onSubmit}>
      <input
        ref={box}
        list={list}
        aria-label="Type a command"
        placeholder="Type a command"
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={list}>
        {hands.offers.map(({ text, words }) => (
          <option key={text} value={words.label} />
        ))}
      </datalist>
      {wrong !== undefined && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}

/**
 * A line that names several acts and leads up to the dice, which ask once as always. If it can't be followed to its
 * end, nothing of it is done.
 */
function inOneBreath(
  { session, hands, nameOf }: Pick<Props, 'session' | 'hands' | 'nameOf'>,
  line: string,
): string | undefined {
  const offers = () => session.now.ask?.offers ?? [];
  let [rest, given] = [line, 0];
  while (rest !== '') {
    const step = stepIn(rest, offers(), nameOf);
    const { length } = session.now.journal;
    if (step === undefined || step.offer.words.grave || !session.answer(step.offer.text).ok) break;
    // Where there was but one target, it has been chosen already.
    const settled = session.now.journal.slice(length).flatMap(entry => (entry.is === 'act' ? entry.act : []));
    rest = settled.reduce(without, step.rest);
    given++;
  }
  if (rest !== '') {
    for (; given > 0; given--) session.undo();
    return `Nothing that is offered now is called “${rest}”.`;
  }
  const shot = offers().find(
    ({ words, pieces, places }) => words.grave && pieces.length + places.length === 0,
  );
  if (shot) hands.consider(shot, 'keys');
  return undefined;
}

function named(offers: readonly Offer[]): string {
  const labels = offers.slice(0, MOST_NAMED).map(({ words }) => words.label);
  return [...labels, ...(offers.length > MOST_NAMED ? [`${offers.length - MOST_NAMED} more`] : [])].join(
    '; ',
  );
}
