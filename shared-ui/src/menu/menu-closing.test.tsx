import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './index';

describe('a menu', () => {
  const menu = (
    <>
      <Menu summary="Tom">
        <a href="#dashboard">Dashboard</a>
      </Menu>
      <button type="button">Elsewhere</button>
    </>
  );
  const opened = () => document.querySelector('details')?.open;

  it('closes on a press outside', async () => {
    render(menu);
    await userEvent.click(screen.getByText('Tom'));
    expect(opened()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(opened()).toBe(false);
  });

  it('closes once a button was pressed, and the focus goes back to its own', async () => {
    render(
      <Menu summary="Tom">
        <button type="button">Log out</button>
      </Menu>,
    );
    await userEvent.click(screen.getByText('Tom'));
    await userEvent.click(screen.getByText('Log out'));
    expect(opened()).toBe(false);
    expect(screen.getByText('Tom').closest('summary')).toHaveFocus();
  });

  it('closes on Escape, and the focus goes back to its button', async () => {
    render(menu);
    await userEvent.click(screen.getByText('Tom'));
    screen.getByRole('link', { name: 'Dashboard' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(opened()).toBe(false);
    expect(screen.getByText('Tom').closest('summary')).toHaveFocus();
  });
});
