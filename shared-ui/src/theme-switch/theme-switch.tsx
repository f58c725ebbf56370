import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import './theme-switch.css';

export type Theme = 'light' | 'dark' | 'device';

export interface ThemeSwitchProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  value: Theme;
  onChange: (theme: Theme) => void;
  label?: string;
  labels?: Record<Theme, string>;
}

const english: Record<Theme, string> = { light: 'Light', dark: 'Dark', device: 'As the device' };
const choices = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
  { theme: 'device', icon: 'device' },
] as const;

/** Morning, night, or whatever the device says. Only asks; keeping and applying the answer is the host's. */
export function ThemeSwitch({
  value,
  onChange,
  label = 'Theme',
  labels = english,
  className,
  ...rest
}: ThemeSwitchProps) {
  const name = useId();
  return (
    <fieldset {...rest} className={classNames('ui-theme', className)}>
      <legend className="ui-hidden">{label}</legend>
      {choices.map(({ theme, icon }) => (
        <label key={theme} className="ui-theme__choice" title={labels[theme]}>
          <input
            className="ui-hidden"
            type="radio"
            name={name}
            value={theme}
            checked={theme === value}
            onChange={() => onChange(theme)}
          />
          <Icon name={icon} />
          <span className="ui-hidden">{labels[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
