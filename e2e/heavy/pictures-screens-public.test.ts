import { never } from '../product/met-calls.ts';
import { comparePictures, holdTime } from '../product/pictures/compare.ts';
import { expect, test } from '../product/pictures/test.ts';
import { openState, publicStates } from '../product/public-states.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, state] of Object.entries(publicStates)) {
  test(`${name} looks as accepted, light and dark, 1280, 390 and 320 wide`, async ({ page, product, faults }) => {
    await holdTime(page);
    await openState(page, product, state);
    await comparePictures(page, name);
    // What is loading has to be so until the last picture; the words of other states may be those of a toast.
    if (state.meet?.[1] === never) await expect(page.getByText(state.shows).first()).toBeVisible();
    // The browser's own lines about what this state takes away.
    if (state.meet) faults.length = 0;
  });
}
