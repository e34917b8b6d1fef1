/** A proxy for a value that a hook sets later, usable from the first line of a test file. */
export function onceStarted<Thing extends object>(current: () => Thing): Thing {
  return new Proxy({} as Thing, {
    get(_, name) {
      const thing = current();
      const value: unknown = Reflect.get(thing, name, thing);
      return typeof value === "function" ? value.bind(thing) : value;
    },
    set: (_, name, value) => Reflect.set(current(), name, value),
    // Allows spreading it.
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, name) => {
      const found = Reflect.getOwnPropertyDescriptor(current(), name);
      return found && { ...found, configurable: true };
    },
  });
}
