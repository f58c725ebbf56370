import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import './tabs.css';

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** What the tabs are views of, for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Views of one thing in the same place, one at a time. For pages with addresses, take links. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
  dir,
  ...rest
}: TabsProps<Value>) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  function open(chosen: string) {
    const tab = tabs.find((one) => one.value === chosen);
    if (tab) onChange(tab.value);
  }

  return (
    <Root asChild value={value} onValueChange={open} dir={direction}>
      {/* The library knows the direction only from us, and would write it on the element; the page says it, and the arrows ask when the keyboard comes. */}
      <div {...rest} dir={dir} className={classNames('ui-tabs', className)}>
        <List
          className="ui-tabs__list"
          aria-label={label}
          onFocusCapture={({ currentTarget }) => setDirection(currentTarget.matches(':dir(rtl)') ? 'rtl' : 'ltr')}
        >
          {tabs.map((tab) => (
            <Trigger key={tab.value} className="ui-tabs__tab" value={tab.value} disabled={tab.disabled ?? false}>
              {tab.label}
            </Trigger>
          ))}
        </List>
        {tabs.map((tab) => (
          <Content key={tab.value} className="ui-tabs__panel" value={tab.value}>
            {tab.content}
          </Content>
        ))}
      </div>
    </Root>
  );
}
