import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import './tabs.css';

export interface TabsProps<Value extends string> {
  /** Begins the ids of all tabs and panels. */
  id: string;
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** One of a few panels at a time (WAI-ARIA tabs): arrows, Home and End show the next at once. */
export function Tabs<Value extends string>({ id, label, tabs, value, onChange }: TabsProps<Value>) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[moves[event.key]?.(at, tabs.length - 1) ?? -1];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div className="ui-tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-controls={`${id}-${tab.value}-panel`}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={press}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps extends ComponentProps<'div'> {
  /** That of its tabs. */
  tabsId: string;
  value: string;
  /** The value that is shown. */
  shown: string;
  /** Whether its tabs are not in the page, as there is place for all panels at once. */
  plain?: boolean;
}

/**
 * What a tab shows. Hidden ones stay in the page: what was typed into them is not lost. A plain one is the same element
 * without a role, so that whoever types in it goes on where they were.
 */
export const TabPanel = ({ tabsId, value, shown, plain = false, className, ...rest }: TabPanelProps) => {
  const panel = {
    role: 'tabpanel',
    id: `${tabsId}-${value}-panel`,
    'aria-labelledby': `${tabsId}-${value}`,
    hidden: value !== shown,
  };
  return <div {...rest} {...(plain ? {} : panel)} className={classNames('ui-tabpanel', className)} />;
};
