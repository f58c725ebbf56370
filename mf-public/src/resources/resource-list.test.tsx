import { fakeApi, resource } from '@cyberharbour/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

const hold = (calls: string[], call: string) => waitFor(() => expect(calls).toContain(call));

describe('the library', () => {
  it('never empties while the next answer is on its way', async () => {
    const api = fakeApi({ resources: [resource(), resource({ id: 'r2', title: 'Passkeys', category: 'Passwords' })] });
    const { router } = open('/resources');
    expect(await screen.findByText('2 guides')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Search resources'), 'pass');
    await hold(api.calls, 'GET /resources?q=pass&limit=100');
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    expect(await screen.findByText('1 guide')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Passwords' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/resources/passwords', search: '?q=pass' }),
    );
    expect(await screen.findByRole('link', { name: /Passkeys/ })).toBeVisible();
    expect(screen.getByLabelText('Search resources')).toHaveValue('pass');
  });
});
