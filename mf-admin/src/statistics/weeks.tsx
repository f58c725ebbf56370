import type { Week } from '@cyberharbour/shared-api/contract';
import { Day, Link, ListHead } from '@cyberharbour/shared-ui';
import { formatNumber } from '@cyberharbour/shared-ui/numbers';
import { Table } from '@cyberharbour/shared-ui/table';
import { useId } from 'react';

const columns = [
  { name: 'members', label: 'New members', href: '/admin/users' },
  { name: 'blogs', label: 'New blogs', href: '/admin/blogs' },
  { name: 'campaigns', label: 'New campaigns', href: '/admin/campaigns' },
] as const;

/** What came in each week; every number opens the list of what it counts. */
export function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <ListHead title="New each week" titleId={id} />
      <Table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Seven days to</th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col" data-num="">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ from, to, ...counts }) => (
            <tr key={to}>
              <th scope="row">
                <Day at={`${to}T00:00:00.000Z`} />
              </th>
              {columns.map(({ name, label, href }) => (
                <td key={name} data-num="">
                  <Link href={`${href}?from=${from}&to=${to}`} aria-label={`${counts[name]} ${label.toLowerCase()}`}>
                    {formatNumber(counts[name])}
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
