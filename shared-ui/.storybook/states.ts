import { userEvent } from 'storybook/test';

/**
 * As it is under a pointer, for whoever looks at the catalogue without one. A global of the story, which ends with it;
 * the parameter would stay on.
 */
export const hovered = { globals: { pseudo: { hover: true } } };

/** As it is where the first press of Tab leads. */
export const focused = { play: () => userEvent.tab() };

/**
 * As narrow as a phone. Its stories carry the tag `phone` as well, written out, as tags are read without running the
 * file: by it the test knows.
 */
export const onAPhone = { globals: { viewport: { value: 'mobile1' } } };
