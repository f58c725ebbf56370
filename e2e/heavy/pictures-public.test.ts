import { comparePictures, holdTime } from '../product/pictures/compare.ts';
import { test } from '../product/pictures/test.ts';
import { openState, publicStates } from '../product/public-states.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, state] of Object.entries(publicStates)) {
  test(`${name} looks as accepted, light and dark, 1280, 390 and 320 wide`, async ({ page, product, faults }) => {
    await holdTime(page);
    await openState(page, product, state);
    await comparePictures(page, name);
    // The browser's own lines about what this state takes away.
    if (state.meet) faults.length = 0;
  });
}
