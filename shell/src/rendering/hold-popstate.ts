/**
 * Keeps steps back and forward from the router while the page is hydrated: React would compare what the server rendered
 * with the screen of another address. Called before the router listens, since a window asks in the order of listening.
 * @returns ends that, and lets the router follow the steps that were taken meanwhile
 */
export function holdPopstate(): () => void {
  let isHeld = false;
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    isHeld = true;
  };
  addEventListener('popstate', hold);
  return () => {
    removeEventListener('popstate', hold);
    if (isHeld) dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  };
}
