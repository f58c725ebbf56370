import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const tabs = [
  { value: 'blogs', label: 'Blogs', content: <p>Three blogs</p> },
  { value: 'campaigns', label: 'Campaigns', content: <p>One campaign</p> },
  { value: 'users', label: 'Users', content: <p>Nobody</p> },
] as const;

function Posts() {
  const [value, setValue] = useState<'blogs' | 'campaigns' | 'users'>('blogs');
  return <Tabs label="Waiting" tabs={tabs} value={value} onChange={setValue} />;
}
const tab = (name: string) => screen.getByRole('tab', { name });

it('shows the panel of the chosen tab only', async () => {
  render(<Posts />);
  expect(screen.getByRole('tablist', { name: 'Waiting' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Blogs' })).toHaveTextContent('Three blogs');
  await userEvent.click(tab('Users'));
  expect(screen.getByRole('tabpanel', { name: 'Users' })).toHaveTextContent('Nobody');
  expect(screen.queryByText('Three blogs')).not.toBeInTheDocument();
});

it('is one stop of the Tab key, and arrows go round', async () => {
  render(<Posts />);
  await userEvent.tab();
  expect(tab('Blogs')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Users')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('Campaigns')).toHaveFocus();
  expect(tab('Campaigns')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}{Home}');
  expect(tab('Blogs')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it.each([
  ['{ArrowLeft}', 'Campaigns'],
  ['{ArrowRight}', 'Users'],
  ['{ArrowDown}', 'Blogs'],
])('where text runs from right to left, %s leads from Blogs to %s', async (keys, name) => {
  render(
    <div dir="rtl">
      <Posts />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
});

it('passes over a tab that cannot be opened', async () => {
  const [blogs, campaigns, users] = tabs;
  const asked: string[] = [];
  render(
    <Tabs
      label="Waiting"
      tabs={[blogs, { ...campaigns, disabled: true }, users]}
      value="blogs"
      onChange={(value) => asked.push(value)}
    />,
  );
  expect(tab('Campaigns')).toBeDisabled();
  await userEvent.click(tab('Campaigns'));
  tab('Blogs').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(asked).toEqual(['users']);
});
