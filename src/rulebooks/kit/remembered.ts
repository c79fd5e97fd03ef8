/**
 * Works something out once for the thing that it is about, as long as no other is asked of: a scene lives for one list, and
 * the next list has a scene of its own. So the last one is all that is remembered, at the price of a comparison. Where a rule
 * looks whether there is anything to do before it asks, it remembers the scene of the view itself (`sceneOf`): what was worked
 * out for the question serves the list that follows, for nothing is written in between and the next step begins anew.
 */
export function remembered<K extends object, V>(workOut: (about: K) => V): (about: K) => V {
  let last: K | undefined;
  let value: V | undefined;
  return about => {
    if (about !== last) {
      value = workOut(about);
      last = about;
    }
    return value as V;
  };
}

/**
 * Works something out once for each of the things that it is about, for as long as that thing lives: a world, a scenario.
 * Whoever asks of a world mostly asks of the same one again, and need not look it up.
 */
export function rememberedOf<K extends object, V>(workOut: (about: K) => V): (about: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return remembered(about => {
    let found = known.get(about);
    if (!found) {
      found = { value: workOut(about) };
      known.set(about, found);
    }
    return found.value;
  });
}

/** The same for each of many parts of one thing: the hexes of a world, the sides of a scenario. */
export function rememberedIn<K extends object, P, V>(
  workOut: (whole: K, part: P) => V,
): (whole: K, part: P) => V {
  const partsOf = rememberedOf((_whole: K) => new Map<P, V>());
  return (whole, part) => {
    const parts = partsOf(whole);
    let found = parts.get(part);
    if (found === undefined && !parts.has(part)) {
      found = workOut(whole, part);
      parts.set(part, found);
    }
    return found as V;
  };
}
