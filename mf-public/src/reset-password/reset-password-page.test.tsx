import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { summary, typeAll } from '../testing/fields';
import { open } from '../testing/open';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a forgotten password', () => {
  it('that cannot be reset says so inline, without a toast', async () => {
    fakeApi({ failing: { 'POST /reset-password': { status: 400, message: 'Reset failed' } } });
    const { notices } = open('/reset-password');
    await typeAll({ Email: 'tom@example.com', 'New password': 'custard ulladulla' });
    screen.getByLabelText('Digit 1 of 6').focus();
    await userEvent.paste('123456');
    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
    expect((await summary()).getByText('Reset failed')).toBeVisible();
    expect(notices).toEqual([]);
  });
});
