declare global {
  /** Events of a rendered page until it is hydrated; undefined from then on. */
  var __cyberharbourEarlyEvents: Event[] | undefined;
}

/**
 * Runs in the head of a rendered page, allowed by its hash: notes what a person does until the page is hydrated. A form
 * is not sent by the browser itself meanwhile, since its fields would stand in the address.
 */
export const earlyEventsScript =
  "(()=>{let n='__cyberharbourEarlyEvents';globalThis[n]=[];for(let t of['input','change','click','submit','keydown'])" +
  "addEventListener(t,e=>{if(!globalThis[n])return;if(t==='submit'){e.preventDefault();e.stopImmediatePropagation()}" +
  'globalThis[n].push(e)},true)})()';

/** React compares with what it saw at hydration, which is what the person did already: by its own setter it forgets. */
function replayInput(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  // Anything else than what is typed, also in a field for numbers.
  field.value = value === '' ? '0' : '';
  // As the browser does, past React's setter, which would take the value for one that it knows.
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayChange(field: EventTarget) {
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  if (!(field instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(field.type)) return;
  field.checked = !field.checked;
  field.click();
}

/**
 * A button whose press does nothing without a script. Links, and what the browser opens and closes by itself, have
 * worked already.
 */
function replayClick(target: Element) {
  const button = target.closest('button');
  const isSubmit = button?.type === 'submit' && button.form !== null;
  if (button && !isSubmit && !target.closest('summary, a[href]')) button.click();
}

/**
 * What a key does by a script alone: it closes a menu, goes to the next tab, opens the search. What the browser does
 * for it, as writing into a field, is done already.
 */
function replayKey(target: Element, event: KeyboardEvent) {
  if (isText(target) && event.key !== 'Escape') return;
  // Its search and its menu hear the keys of the whole page.
  const header = document.querySelector('header');
  if (header) hydrate(header);
  target.dispatchEvent(new KeyboardEvent('keydown', event));
}

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type));

/** Of many letters into one field, or presses of one button, the last counts; of keys, each. */
const lastOfEach = (events: readonly Event[]): Event[] =>
  events.filter(
    ({ type, target }, place) =>
      type === 'keydown' || place === events.findLastIndex((event) => event.type === type && event.target === target),
  );

/** Nothing listens to an event of this kind, but React hydrates at once what it is for. */
const hydrate = (target: Element) => target.dispatchEvent(new Event('touchcancel', { bubbles: true }));

/** From its hydration on React watches a field, by a setter of its own. */
const isHydrated = (field: Element) => Object.hasOwn(field, 'value');

/**
 * A password manager fills a field without a key or a press, perhaps in a screen that is hydrated after the frame: by
 * itself React hydrates the field for the event, and finds nothing new in it.
 */
function replayLateInput({ target }: Event) {
  if (!isText(target) || isHydrated(target)) return;
  const { value } = target;
  hydrate(target);
  if (isHydrated(target)) replayInput(target, value);
}

/** Does once more what was done before the page was hydrated, in order; what is filled in later counts as well. */
export function replayEarlyEvents() {
  addEventListener('input', replayLateInput, true);
  const events = lastOfEach(globalThis.__cyberharbourEarlyEvents ?? []);
  globalThis.__cyberharbourEarlyEvents = undefined;
  // A screen that is hydrated for the first of them may put back what it knows into the fields of the others.
  const texts = new Map(events.map(({ target }) => [target, isText(target) ? target.value : '']));
  for (const event of events) {
    const { type, target } = event;
    if (!(target instanceof Element) || !target.isConnected) continue;
    hydrate(target);
    if (type === 'input' && isText(target)) replayInput(target, texts.get(target) ?? '');
    if (type === 'change') replayChange(target);
    if (type === 'click') replayClick(target);
    if (type === 'keydown') replayKey(target, event as KeyboardEvent);
    if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit((event as SubmitEvent).submitter);
  }
}
