/* global document, window -- these functions run in a page */

/** Runs in a page before its first script: remembers the functions that everybody on the page builds on. */
export function watchGlobals() {
  const classes =
    'Object Function Array String Number Boolean Promise Map Set WeakMap RegExp Date Error Node Element HTMLElement ' +
    'Document Event EventTarget History Navigator Storage Request Response Headers URL XMLHttpRequest MutationObserver';
  const names =
    'fetch queueMicrotask setTimeout setInterval clearTimeout requestAnimationFrame addEventListener structuredClone';
  const all = globalThis;
  const owners = [
    ['JSON', JSON],
    ['Math', Math],
    ['Reflect', Reflect],
    ...classes.split(' ').flatMap((name) => {
      const found = all[name];
      return found
        ? [
            [name, found],
            [`${name}.prototype`, found.prototype],
          ]
        : [];
    }),
  ];
  const read = () => {
    const functions = new Map();
    for (const name of [...names.split(' '), ...classes.split(' ')]) functions.set(name, all[name]);
    for (const [owner, object] of owners) {
      for (const key of Reflect.ownKeys(object)) {
        const { value, get, set } = Reflect.getOwnPropertyDescriptor(object, key) ?? {};
        functions.set(`${owner}.${String(key)}`, typeof value === 'function' ? value : (get ?? set));
      }
    }
    return functions;
  };
  const before = read();
  const changed = () => [...read()].filter(([name, now]) => before.get(name) !== now).map(([name]) => name);
  Object.defineProperty(globalThis, '__changedGlobals', { value: changed });
}

/**
 * Runs in a page: what a person at its top can see and reach.
 * @param selector of the heading that the page has to show
 */
export function look(selector) {
  window.scrollTo(0, 0);
  const controls = [...document.querySelectorAll('header:not(main header) :is(a[href], button, summary)')];
  const reachable = controls.filter((control) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && height > 0 && top !== null && control.contains(top);
  });
  const heading = document.querySelector(selector);
  return {
    reachable: reachable.map((control) => control.getAttribute('href') ?? control.textContent.trim()),
    changed: globalThis.__changedGlobals?.() ?? [],
    nodes: document.querySelectorAll('*').length,
    hasHeading: heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true,
  };
}
