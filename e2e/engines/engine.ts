/** What a person looks for on a screen: an element of one of these kinds, by its whole visible or accessible name. */
export interface Wanted {
  kind: 'button' | 'link' | 'field' | 'heading' | 'text';
  name: string;
}

/** A page of one browser engine, driven by WebDriver or WebDriver BiDi with real key presses and clicks. */
export interface EnginePage {
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>;
  isShown(wanted: Wanted): Promise<boolean>;
  /** @throws when it is not there */
  press(wanted: Wanted): Promise<void>;
  /** Types into a field. @throws when it is not there */
  type(wanted: Wanted, text: string): Promise<void>;
  /** Gives a file field a file. @throws when it is not there */
  choose(wanted: Wanted, file: string): Promise<void>;
  /** Runs a function in the page. @returns its result, or what its promise gives, by JSON */
  run<Result, Argument>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
}

export interface Engine {
  /** A page in a profile of its own. @param width of its window, in CSS pixels */
  newPage(width: number): Promise<EnginePage>;
  close(): Promise<void>;
}

/** Runs in the page. @returns the first element that is shown and answers the words */
export function findElement({ kind, name }: Wanted): Element | null {
  const wordsOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  if (kind === 'field') {
    const labels = [...document.querySelectorAll('label')].filter((label) => wordsOf(label) === name);
    const controls = labels.map(({ control }) => control).filter((control) => control !== null);
    return controls[0] ?? document.querySelector(`input[aria-label="${CSS.escape(name)}"]`);
  }
  const selector = { button: 'button, summary', link: 'a[href]', heading: 'h1, h2, h3', text: 'body *' }[kind];
  const found = [...document.querySelectorAll(selector)].filter((element) => wordsOf(element) === name);
  return found.find(isShown) ?? null;
}

/** @returns what was looked for @throws when it is not there */
export function requireElement<Found>(found: Found | null, { kind, name }: Wanted): Found {
  if (found === null) throw new Error(`There is no ${kind} "${name}".`);
  return found;
}
