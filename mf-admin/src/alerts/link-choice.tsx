import { useCampaigns } from '@cyberharbour/shared-api/campaigns';
import { Select } from '@cyberharbour/shared-ui';
import { useLibrary } from '../api/library';

/** A guide of the library or a campaign that runs, or neither. */
export function LinkChoice({ value, onChange }: { value: string; onChange: (link: string) => void }) {
  const guides = (useLibrary().data ?? []).filter(({ slug, retiredAt }) => slug && retiredAt === null);
  const campaigns = useCampaigns().data?.items ?? [];
  const groups = [
    { label: 'Guides', links: guides.map(({ slug, title }) => ({ href: `/resources/${slug ?? ''}`, title })) },
    { label: 'Campaigns', links: campaigns.map(({ _id, title }) => ({ href: `/campaigns/${_id}`, title })) },
  ];
  const isListed = groups.some(({ links }) => links.some(({ href }) => href === value));
  return (
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">None</option>
      {value === '' || isListed ? null : <option value={value}>The one chosen before</option>}
      {groups.map(({ label, links }) => (
        <optgroup key={label} label={label}>
          {links.map(({ href, title }) => (
            <option key={href} value={href}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
