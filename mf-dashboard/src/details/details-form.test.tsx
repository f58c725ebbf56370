import { fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('account details', () => {
  it('turn a general account into a business, with all three fields', async () => {
    const api = fakeApi({ user: user() });
    const { notices } = open('/dashboard/details');
    await userEvent.click(await screen.findByRole('button', { name: 'Convert to Business' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(within(await screen.findByRole('alert')).getByText('Please fill in all business details')).toBeVisible();
    expect(screen.getByLabelText('Business name')).toHaveAccessibleDescription('Enter the name of your business.');
    await userEvent.type(screen.getByLabelText('Business name'), 'Okafor Plumbing');
    await userEvent.type(screen.getByLabelText('Business address'), '1 Hill Street');
    await userEvent.type(screen.getByLabelText('ABN'), '51824753556');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Business Details' })).toBeVisible();
    expect(api.sent[api.calls.indexOf('PUT /user/update')]).toMatchObject({
      role: 'business',
      businessAbn: '51824753556',
    });
    expect(notices).toEqual([{ kind: 'success', text: 'Details updated' }]);
  });

  it('with an ABN that cannot be right point it out, and take it all the same', async () => {
    const api = fakeApi({
      user: user({ role: 'business', businessName: 'Okafor Plumbing', businessAddress: '1 Hill Street' }),
    });
    open('/dashboard/details');
    await userEvent.type(await screen.findByLabelText('ABN'), '51 824 753 565');
    expect(screen.queryByText(/does not look like an ABN/)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText(/^This does not look like an ABN/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() =>
      expect(api.sent.at(api.calls.indexOf('PUT /user/update'))).toMatchObject({ businessAbn: '51 824 753 565' }),
    );
  });

  it('with a doubtful ABN are saved by the first press: nothing comes between the button and the pointer', async () => {
    const api = fakeApi({
      user: user({ role: 'business', businessName: 'Okafor Plumbing', businessAddress: '1 Hill Street' }),
    });
    open('/dashboard/details');
    const pointer = userEvent.setup();
    await pointer.type(await screen.findByLabelText('ABN'), '12345678901');
    await pointer.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Save details' }) });
    expect(screen.getByLabelText('ABN')).not.toHaveFocus();
    expect(screen.queryByText(/^This does not look like an ABN/)).not.toBeInTheDocument();
    await pointer.pointer({ keys: '[/MouseLeft]' });
    expect(await screen.findByText(/^This does not look like an ABN/)).toBeVisible();
    await waitFor(() => expect(api.calls).toContain('PUT /user/update'));
  });

  it('of a general member are sent without business fields', async () => {
    const api = fakeApi({ user: user() });
    open('/dashboard/details');
    expect(await screen.findByRole('definition')).toHaveTextContent('General');
    await userEvent.type(screen.getByLabelText('Name'), ' Jr');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() =>
      expect(api.sent.at(api.calls.indexOf('PUT /user/update'))).toEqual({
        name: 'Tom Okafor Jr',
        email: 'tom@example.com',
        role: 'general',
      }),
    );
  });
});

describe('said beforehand', () => {
  it('that a new e-mail is verified again, and that a business stays one', async () => {
    fakeApi({ user: user() });
    open('/dashboard/details');
    const email = await screen.findByLabelText('Email');
    await userEvent.type(email, '.au');
    expect(email).toHaveAccessibleDescription(
      'A new email has to be verified again. Until then you sign in with the old one.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Convert to Business' }));
    expect(screen.getByText('Saving makes this a business account. That cannot be turned back.')).toBeVisible();
  });
});
