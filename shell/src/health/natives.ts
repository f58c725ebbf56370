type Owner = [name: string, object: object];

const listOwners = (): Owner[] => [
  ['Array', Array.prototype],
  ['Object', Object.prototype],
  ['String', String.prototype],
  ['Function', Function.prototype],
  ['Promise', Promise.prototype],
  ['EventTarget', EventTarget.prototype],
  ['Node', Node.prototype],
  ['Element', Element.prototype],
  ['History', History.prototype],
  ['JSON', JSON],
];

const globals = ['fetch', 'Promise', 'XMLHttpRequest', 'setTimeout', 'requestAnimationFrame'];

let remembered: [name: string, object: object, key: PropertyKey, descriptor: PropertyDescriptor | undefined][] = [];

/** Remembers the functions of the browser that everybody on the page builds on, before a remote's first script. */
export function rememberNatives() {
  const read = (name: string, object: object, key: PropertyKey) =>
    [name, object, key, Reflect.getOwnPropertyDescriptor(object, key)] as (typeof remembered)[number];
  remembered = [
    ...globals.map((key) => read('', globalThis, key)),
    ...listOwners().flatMap(([name, object]) => Reflect.ownKeys(object).map((key) => read(name, object, key))),
  ];
}

const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) =>
  one?.value === other?.value && one?.get === other?.get;

/** Puts back what was replaced since then. @returns the names of what was */
export function restoreNatives(): string[] {
  return remembered.flatMap(([name, object, key, descriptor]) => {
    if (isSame(Reflect.getOwnPropertyDescriptor(object, key), descriptor)) return [];
    if (descriptor) Reflect.defineProperty(object, key, descriptor);
    return [`${name}.${String(key)}`];
  });
}
