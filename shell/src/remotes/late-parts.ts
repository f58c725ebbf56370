/** Resolves when the page has done what it is opened for. Safari has no idle callbacks. */
export const untilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 500);
  });

/**
 * Resolves when something can be put before an element and nobody sees a thing move: the element is out of view, or
 * somebody pressed something in this moment and expects the page to change.
 */
export const untilUnseen = (follower: Element | null) =>
  new Promise<void>((resolve) => {
    if (!follower || typeof IntersectionObserver === 'undefined') {
      resolve();
      return;
    }
    const presses = ['pointerdown', 'keydown'];
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) end();
    });
    const end = () => {
      observer.disconnect();
      for (const press of presses) removeEventListener(press, end);
      resolve();
    };
    for (const press of presses) addEventListener(press, end);
    observer.observe(follower);
  });
