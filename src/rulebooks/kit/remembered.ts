/** Works something out once for each thing it is about, and forgets it together with the thing. */
export function remembered<K extends object, V>(workOut: (about: K) => V): (about: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return about => {
    let found = known.get(about);
    if (!found) {
      found = { value: workOut(about) };
      known.set(about, found);
    }
    return found.value;
  };
}
