import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('a blog that is being written', () => {
  it('is seen as others will read it, counted and timed', async () => {
    fakeApi({ user: user() });
    open('/blog/create');
    await userEvent.type(await screen.findByLabelText('Title'), 'The invoice');
    await userEvent.type(screen.getByLabelText('Content'), 'It came on a Tuesday.{Enter}One letter was wrong.');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('The invoice')).toBeVisible();
    expect(await preview.findByText('One letter was wrong.')).toBeVisible();
    expect(preview.getByText('It came on a Tuesday.')).toBeVisible();
    expect(preview.getByText(/^\d+ \w+ \d{4}$/)).toBeVisible();
    expect(screen.getByText('11 of 160 characters')).toBeVisible();
    expect(screen.getByText('43 of 50,000 characters, about 1 minute to read')).toBeVisible();
  });
});
