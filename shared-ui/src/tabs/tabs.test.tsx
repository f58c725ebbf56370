import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel, Tabs } from './index';

const tabs = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;

function Both() {
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  return (
    <>
      <Tabs id="t" label="Your blog" tabs={tabs} value={shown} onChange={setShown} />
      {tabs.map(({ value }) => (
        <TabPanel key={value} tabsId="t" value={value} shown={shown}>
          {`Panel ${value}`}
        </TabPanel>
      ))}
    </>
  );
}

it('tabs are one stop of Tab; arrows, Home and End go round and show at once', async () => {
  render(<Both />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Write', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Preview', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Preview' })).toHaveTextContent('Panel preview');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Write' })).toHaveTextContent('Panel write');
  await userEvent.keyboard('{End}{Home}{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Preview' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('a panel without tabs is a plain block with what was typed and the focus that was in it', async () => {
  const panels = (plain: boolean) =>
    tabs.map(({ value }) => (
      <TabPanel key={value} tabsId="t" value={value} shown="write" plain={plain}>
        <input aria-label={`Field ${value}`} />
      </TabPanel>
    ));
  const { rerender } = render(panels(false));
  await userEvent.type(screen.getByRole('textbox', { name: 'Field write' }), 'ahoy');
  rerender(panels(true));
  expect(screen.getByRole('textbox', { name: 'Field write' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Field write' })).toHaveValue('ahoy');
  expect(screen.getByRole('textbox', { name: 'Field preview' })).toBeVisible();
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
});
