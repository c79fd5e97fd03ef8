/** What the others could do about the act that is pointed at, shown before it is done. */
import { useEffect, useState } from 'react';
import type { Offer } from '../../../play/offer.ts';
import type { Shot } from '../../../play/shot.ts';
import type { Session } from '../session.ts';
import { shotsFor } from './gunner.ts';

/** Whoever only passes over a hex is asked nothing about it. */
const REST = 150;

export function useDanger(session: Session, offer: Offer | undefined): Shot | undefined {
  const { version, ask } = session.now;
  const text = offer && ask && offer.places.length > 0 && !offer.words.grave ? offer.text : undefined;
  const [found, setFound] = useState<{ readonly key: string; readonly shot: Shot | undefined }>();
  const key = `${version} ${text}`;
  useEffect(() => {
    if (text === undefined) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      shotsFor(session, { is: 'danger', act: text }).then(
        ([shot]) => isWanted && setFound({ key: `${version} ${text}`, shot }),
      );
    }, REST);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [session, text, version]);
  return found?.key === key ? found.shot : undefined;
}
