/**
 * Works something out once for the thing that it is about, as long as no other is asked of: a scene lives for one list, and
 * the next list has a scene of its own. So the last one is all that is remembered, at the price of a comparison.
 */
export function remembered<K extends object, V>(workOut: (about: K) => V): (about: K) => V {
  let last: { readonly about: K; readonly value: V } | undefined;
  return about => {
    if (last?.about !== about) last = { about, value: workOut(about) };
    return last.value;
  };
}
