import { Field, Select, TextInput } from '@cyberharbour/shared-ui';
import type { ListFilter } from '../list/use-list-filter';
import { accountActs, alertActs, letterActs, postActs, releaseActs, resourceActs } from './acts';

/** What entries are about. */
export const kinds = [
  { value: 'user', label: 'Accounts', acts: accountActs, noun: '' },
  { value: 'alert', label: 'Alerts', acts: alertActs, noun: 'Alert ' },
  { value: 'blog', label: 'Blogs', acts: postActs, noun: 'Blog ' },
  { value: 'campaign', label: 'Campaigns', acts: postActs, noun: 'Campaign ' },
  { value: 'letter', label: 'Letters', acts: letterActs, noun: 'Letter ' },
  { value: 'release', label: 'Releases', acts: releaseActs, noun: 'Release ' },
  { value: 'resource', label: 'Resources', acts: resourceActs, noun: 'Resource ' },
  { value: 'update', label: 'Updates', acts: postActs, noun: 'Update ' },
] as const;

/** Everything that the log can be narrowed to by what was done. */
export const actions = kinds.flatMap(({ value: kind, acts }) => Object.keys(acts).map((act) => `${kind}.${act}`));

interface FiltersProps {
  filter: ListFilter;
  kind: (typeof kinds)[number]['value'] | undefined;
  action: string | undefined;
}

/** What it is about, what was done, and when. */
export const Filters = ({ filter: { from, to, set }, kind, action }: FiltersProps) => (
  <>
    <Field className="adm-audit-filter" label="About">
      <Select value={kind ?? ''} onChange={(event) => set({ kind: event.target.value || undefined })}>
        <option value="">All</option>
        {kinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
    <Field className="adm-audit-filter" label="Done">
      <Select value={action ?? ''} onChange={(event) => set({ action: event.target.value || undefined })}>
        <option value="">Everything</option>
        {kinds.map(({ value, label, acts, noun }) => (
          <optgroup key={value} label={label}>
            {Object.entries(acts).map(([act, { name }]) => (
              <option key={act} value={`${value}.${act}`}>
                {noun}
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
    <Field className="adm-audit-filter" label="From">
      <TextInput
        type="date"
        value={from ?? ''}
        max={to}
        onChange={(event) => set({ from: event.target.value || undefined })}
      />
    </Field>
    <Field className="adm-audit-filter" label="To">
      <TextInput
        type="date"
        value={to ?? ''}
        min={from}
        onChange={(event) => set({ to: event.target.value || undefined })}
      />
    </Field>
  </>
);
