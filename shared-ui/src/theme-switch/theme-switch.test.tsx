import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeSwitch, type Theme } from './index';

it('the theme is chosen by keyboard', async () => {
  function Switch() {
    const [theme, setTheme] = useState<Theme>('device');
    return <ThemeSwitch value={theme} onChange={setTheme} />;
  }
  render(<Switch />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'As the device' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});
