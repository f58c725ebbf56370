import { mostCounted } from '@cyberharbour/shared-api/contract';
import { formatUpTo } from '@cyberharbour/shared-ui/numbers';

interface Counted {
  data: { total: number } | undefined;
  isPending: boolean;
}

/** How many a list has; "10,000+" where a search was counted no further. */
export const formatTotal = (total: number): string => formatUpTo(total, mostCounted);

/** How many there are, in words; that they are on their way, before. */
export function countInWords({ data, isPending }: Counted, one: string, many: string): string {
  if (isPending) return 'Loading...';
  if (!data) return '';
  return `${formatTotal(data.total)} ${data.total === 1 ? one : many}`;
}
