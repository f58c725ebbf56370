import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserMenu } from './index';

beforeEach(() => {
  render(
    <UserMenu name="Mia">
      <a href="#dashboard">Dashboard</a>
      <a href="#account">Account</a>
      <button type="button">Log out</button>
      <a href="#about">About</a>
    </UserMenu>,
  );
});
const opened = () => document.querySelector('details')?.open;
const item = (name: string) => screen.getByText(name);

it('an arrow on its button opens it at the end that the arrow points from', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(opened()).toBe(true);
  expect(item('Dashboard')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(opened()).toBe(false);
  expect(screen.getByText('Mia').closest('summary')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('About')).toHaveFocus();
});

it('arrows go round, Home and End to the ends', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(item('Log out')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(item('Dashboard')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Home}');
  expect(item('Dashboard')).toHaveFocus();
});

it('a letter goes to the next that begins with it', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}a');
  expect(item('Account')).toHaveFocus();
  await userEvent.keyboard('a');
  expect(item('About')).toHaveFocus();
  await userEvent.keyboard('l');
  expect(item('Log out')).toHaveFocus();
  await userEvent.keyboard('z');
  expect(item('Log out')).toHaveFocus();
});

it('keys with Alt or Control stay the browser’s', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Control>}a{/Control}{Alt>}{ArrowDown}{/Alt}');
  expect(item('Dashboard')).toHaveFocus();
});
