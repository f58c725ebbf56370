import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import { open } from '../testing/open';

describe('said beforehand', () => {
  it('what a picture may be, beside the picker', async () => {
    fakeApi({ user: user() });
    open('/blog/create');
    expect(await screen.findByLabelText('Cover Image')).toHaveAccessibleDescription(
      'JPG, PNG or WebP up to 8 MB. Location data is taken out.',
    );
  });
});
