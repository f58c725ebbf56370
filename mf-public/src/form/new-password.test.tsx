import { fakeApi } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a new password', () => {
  it.each([
    ['harbour', /^Password strength: Weak: it is short/],
    ['aaaaaaaaaaaaaaaa', /^Password strength: Weak: it repeats/],
    ['password12345', /^Password strength: Weak: most of it is what everybody tries first/],
    ['ladder custard', /^Password strength: Fair/],
    ['ladder custard ulladulla', /^Password strength: Strong/],
  ])('%s is judged, with the reason', async (password, said) => {
    fakeApi();
    open('/signup');
    await userEvent.type(await screen.findByLabelText('Password'), password);
    expect(
      screen.getByText((_, node) => node?.getAttribute('role') === 'status' && said.test(node.textContent)),
    ).toBeVisible();
  });

  it('can be looked at while it is typed', async () => {
    fakeApi();
    open('/reset-password');
    const field = await screen.findByLabelText('New password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(field).toHaveAttribute('type', 'text');
  });
});
