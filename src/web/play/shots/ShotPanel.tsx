import { type ReactNode, useEffect, useRef } from 'react';
import type { Member } from '../../../play/shot.ts';
import { OddsCard } from '../odds/OddsCard.tsx';
import type { Session } from '../session.ts';
import type { Shots } from './use-shots.ts';
import './shots.css';

interface Props {
  readonly session: Session;
  readonly shots: Shots;
}

/** The shot that waits for its word: who takes part, who might, and the one button that fires. */
export function ShotPanel({ session, shots }: Props) {
  const { aimed } = shots;
  const nameOf = (thing: string) => session.nameOf(thing);
  const fire = useRef<HTMLButtonElement>(null);
  const isAimed = aimed !== undefined;
  // Whoever came by the keys is on the map still, and fires with the same key; whoever is elsewhere is brought here.
  useEffect(() => {
    if (isAimed && document.activeElement === document.body) fire.current?.focus({ preventScroll: true });
  }, [isAimed]);
  if (aimed === undefined) return null;
  const { card, chances, source } = aimed.forecast;
  const namesOf = ({ pieces }: Member) => pieces.map(nameOf).join(', ');
  return (
    <section className="shot" aria-label="Shot">
      <ul className="shot-members" aria-label="Who takes part">
        {aimed.first.map(piece => (
          <li key={piece} className="shot-member" data-part="first">
            {nameOf(piece)}
          </li>
        ))}
        {aimed.joined.map(member => (
          <Chip
            key={member.act}
            part="in"
            label={`Leave out ${namesOf(member)}`}
            onClick={() => shots.leaveOut(member)}
          >
            {namesOf(member)} <span aria-hidden="true">×</span>
          </Chip>
        ))}
        {aimed.others.map(member => (
          <Chip
            key={member.act}
            part="out"
            label={`Bring in ${namesOf(member)}`}
            onClick={() => shots.bringIn(member)}
          >
            <span aria-hidden="true">+</span> {namesOf(member)}
          </Chip>
        ))}
      </ul>
      <div className="confirm-buttons">
        <button ref={fire} type="button" className="primary" onClick={shots.fire}>
          {aimed.label}
        </button>
        <button type="button" onClick={shots.drop}>
          Cancel
        </button>
      </div>
      <OddsCard book={session.book.id} card={card} chances={chances} source={source} nameOf={nameOf} />
    </section>
  );
}

interface ChipProps {
  readonly part: 'in' | 'out';
  readonly label: string;
  readonly children: ReactNode;
  onClick(): void;
}

function Chip({ part, label, children, onClick }: ChipProps) {
  return (
    <li>
      <button type="button" className="shot-member" data-part={part} aria-label={label} onClick={onClick}>
        {children}
      </button>
    </li>
  );
}
