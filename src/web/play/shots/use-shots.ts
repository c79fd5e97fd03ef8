/**
 * One points at whom one means, and the sensible shot is put together: who takes part, with what odds. Nothing is said before the
 * word that fires; whoever is not to take part is left out with a click.
 */
import { useEffect, useState } from 'react';
import { type Battlefield, type HexIx, hexId, hexOfPlace } from '../../../board/index.ts';
import type { Counter } from '../../../engine/index.ts';
import type { Member, Shot } from '../../../play/shot.ts';
import type { Now, Session } from '../session.ts';
import { shotsFor } from './gunner.ts';

export interface Shots {
  /** The shot that waits for its word. */
  readonly aimed: Shot | undefined;
  /** Being put together: it takes a moment. */
  readonly aiming: HexIx | undefined;
  /** The best one at what is pointed at, or by the one who is pointed at; undefined as long as none is known. */
  pointedAt(hex: HexIx, counter: string | undefined): Shot | undefined;
  /** Takes aim at who is in the hex; where nobody can shoot at them, `otherwise`. */
  aim(hex: HexIx, otherwise: () => void): void;
  leaveOut(member: Member): void;
  bringIn(member: Member): void;
  fire(): void;
  drop(): void;
}

interface Scene {
  readonly session: Session;
  readonly now: Now;
  readonly battlefield: Battlefield;
  /** Where nobody may look along a line beforehand, nobody may take aim. */
  readonly mayLook: boolean;
  /** What is pointed at: whoever points is about to want something. */
  readonly hovered: HexIx | undefined;
  countersIn(hex: HexIx): readonly Counter[];
  /** It has been put together: for those who listen. */
  told(shot: Shot): void;
}

interface State {
  readonly version: number;
  readonly all: readonly Shot[];
  readonly aimed?: Shot | undefined;
  readonly aiming?: HexIx | undefined;
}

export function useShots(scene: Scene): Shots {
  const { session, now, battlefield, mayLook, hovered, countersIn } = scene;
  const { version, ask } = now;
  const [kept, setState] = useState<State>({ version, all: [] });
  const state = kept.version === version ? kept : { version, all: [] };
  const mayAim = mayLook && ask !== undefined && !now.together && !session.canSetUp;
  const isAbout = (hex: HexIx, isMeant: (counter: Counter) => boolean) => countersIn(hex).some(isMeant);
  const isTheirs = ({ side }: Counter) => side !== ask?.side;
  const change = (next: Partial<State>) =>
    session.now.version === version &&
    setState(before => ({ all: [], ...(before.version === version ? before : {}), ...next, version }));

  const isPointing = mayAim && hovered !== undefined && isAbout(hovered, () => true);
  useEffect(() => {
    if (!isPointing) return;
    let isWanted = true;
    shotsFor(session, { is: 'all' }).then(all => {
      if (isWanted && all.length > 0)
        setState(before => (before.version === version ? { ...before, all } : { version, all }));
    });
    return () => {
      isWanted = false;
    };
  }, [session, version, isPointing]);

  const placesIn = (hex: HexIx) =>
    new Set([hexId(battlefield, hex), ...countersIn(hex).flatMap(({ at }) => at ?? [])]);
  const isAt = (hex: HexIx) => (shot: Shot) => hexOfPlace(battlefield, shot.at) === hex;
  const makeOf = (acts: readonly string[]) =>
    void shotsFor(session, { is: 'of', acts }).then(([aimed]) => aimed && change({ aimed }));
  return {
    aimed: state.aimed,
    aiming: state.aiming,
    pointedAt: (hex, counter) =>
      state.all.find(isAt(hex)) ??
      state.all.find(({ first, joined }) =>
        [...first, ...joined.flatMap(({ pieces }) => pieces)].some(
          piece => piece === counter || piece.startsWith(`${counter}.`),
        ),
      ),
    aim(hex, otherwise) {
      if (!mayAim || !isAbout(hex, isTheirs)) return otherwise();
      change({ aiming: hex, aimed: undefined });
      void findShot(session, [...placesIn(hex)], isAt(hex)).then(aimed => {
        if (session.now.version !== version) return;
        change({ aimed, aiming: undefined });
        if (aimed) scene.told(aimed);
        else otherwise();
      });
    },
    leaveOut: ({ act }) => state.aimed && makeOf(state.aimed.acts.filter(each => each !== act)),
    bringIn: ({ act, place }) => state.aimed && makeOf(state.aimed.acts.toSpliced(place, 0, act)),
    fire() {
      for (const act of state.aimed?.acts ?? []) {
        // Where there was nothing to choose, the table has given the answer by itself.
        const isAsked = session.now.ask?.offers.some(({ text }) => text === act);
        if (isAsked && !session.answer(act).ok) return;
      }
    },
    drop: () => change({ aimed: undefined, aiming: undefined }),
  };
}

/** What the doctrine would do there, or else what can be done at all. */
async function findShot(
  session: Session,
  places: readonly string[],
  isThere: (shot: Shot) => boolean,
): Promise<Shot | undefined> {
  const known = (await shotsFor(session, { is: 'all' })).find(isThere);
  if (known) return known;
  for (const place of places) {
    const [shot] = await shotsFor(session, { is: 'at', place });
    if (shot) return shot;
  }
  return undefined;
}
