import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('said beforehand', () => {
  it('how much of a title is too much, which is not sent either', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    open('/blog/b1/edit');
    const title = await screen.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.click(title);
    await userEvent.paste('x'.repeat(162));
    expect(screen.getByText('2 characters too many')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    expect(
      await within(await screen.findByRole('alert')).findByText('A title has at most 160 characters.'),
    ).toBeVisible();
    expect(api.calls.some((call) => call.startsWith('PUT'))).toBe(false);
  });
});
