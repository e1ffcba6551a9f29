/**
 * A function that makes its answer once for each object it is asked about, and lets go of it with the object: what all returns of a
 * run ask of one tree, say.
 */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
