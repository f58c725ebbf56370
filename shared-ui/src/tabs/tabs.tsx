import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { tabAfter } from './tab-after';
import './tabs.css';

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** What the tabs are views of, for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Views of one thing in the same place, one at a time. For pages with addresses, take links. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, className, ...rest }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.find((tab) => tab.value === value);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const place = tabAfter(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
      rightToLeft,
    );
    const next = place === undefined ? undefined : tabs[place];
    if (place === undefined || !next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  }

  return (
    <div {...rest} className={classNames('ui-tabs', className)}>
      <div ref={list} className="ui-tabs__list" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            className="ui-tabs__tab"
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open ? (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel may hold nothing that takes the focus
        <div id={`${id}-panel`} className="ui-tabs__panel" role="tabpanel" aria-labelledby={`${id}-${open.value}`} tabIndex={0}>
          {open.content}
        </div>
      ) : null}
    </div>
  );
}
