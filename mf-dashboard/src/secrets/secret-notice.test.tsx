import { blog, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('before something private becomes public', () => {
  it('a form says what it found, and posts it when pressed again', async () => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.click(screen.getByLabelText('Content'));
    await userEvent.paste('My TFN 123 456 782, card 4111 1111 1111 1111, my password is Ferry2026.');
    await userEvent.upload(screen.getByLabelText('Cover Image'), new File(['x'], 'wharf.jpg', { type: 'image/jpeg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveFocus();
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['A password: ••••••', 'A tax file number: ••• ••• 782', 'A card number: •••• 1111']);
    expect(api.calls).not.toContain('POST /blogs');
    await userEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(api.calls).toContain('POST /blogs');
  });

  it.each([
    ['an ABN', 'ABN 51 824 753 556'],
    ['a phone number', 'Ring 0412 345 678 or +61 2 9374 4000'],
    ['advice', 'A password is a key: never tell it. Your PIN is yours alone.'],
    ['a number that only looks like one', 'Order 123 456 789, card 4111 1111 1111 1112'],
  ])('%s is nothing to warn of', async (_, text) => {
    const api = fakeApi({ user: user(), blogs: [blog()] });
    open('/blog/b1/edit');
    const content = await screen.findByLabelText('Content');
    await userEvent.clear(content);
    await userEvent.paste(text);
    await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(api.calls).toContain('PUT /blogs/b1');
  });
});
