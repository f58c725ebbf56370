import { savesData } from '../saves-data';
import { attempt } from '../stored-object';

const place = 'fonts';

/**
 * Runs in the head of a rendered page, allowed by its hash: where a round trip takes longer than the 100 ms for which a
 * browser waits for an optional face (`font-display` in CSS Fonts 4), none would be shown, so none is asked for before
 * the page has started. Nor where somebody asks for little data. Browsers that say nothing of their line ask at once.
 */
export const lateFontsScript =
  '(()=>{let line=navigator.connection;try{if((line?.saveData||line?.rtt>100)&&' +
  `!localStorage.getItem('${place}'))document.documentElement.dataset.fonts='late'}catch{}})()`;

/** Fetches the faces that a page did without, for those after it. It stays as it is itself: a swap would move text. */
export async function fetchLateFonts(): Promise<void> {
  if (document.documentElement.dataset['fonts'] !== 'late' || savesData()) return;
  const faces = [...document.fonts].filter(({ display }) => display === 'optional');
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  if (loaded.every(({ status }) => status === 'fulfilled'))
    attempt(() => localStorage.setItem(place, 'here'), undefined);
}
