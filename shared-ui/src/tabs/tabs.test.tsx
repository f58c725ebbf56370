import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { tabAfter } from './tab-after';
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
  ['ArrowLeft', 1],
  ['ArrowRight', 2],
  ['ArrowDown', undefined],
])('where text runs from right to left, %s leads from the first of three to %s', (key, place) =>
  expect(tabAfter(key, 0, 3, true)).toBe(place),
);
