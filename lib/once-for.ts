type Plain = string | number | boolean;

/**
 * The same function, which makes each thing once for a record (and the plain values beside it) and keeps it as long as the record is held.
 * Answers of the API are shared by all pages made of them, so that what a page shows of a record need not be made for every page anew.
 * Nobody may change what it gives.
 */
export function onceFor<Item extends object, Rest extends Plain[], Made>(
  make: (item: Item, ...rest: Rest) => Made,
): (item: Item, ...rest: Rest) => Made {
  const all = new WeakMap<Item, Map<string, Made>>();
  return (item, ...rest) => {
    let made = all.get(item);
    if (!made) all.set(item, (made = new Map()));
    const name = rest.join(' ');
    const known = made.get(name);
    if (known !== undefined) return known;
    const fresh = make(item, ...rest);
    made.set(name, fresh);
    return fresh;
  };
}
