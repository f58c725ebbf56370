import { mostCounted } from '@cyberharbour/shared-api/contract';
import { formatUpTo } from '@cyberharbour/shared-ui/numbers';

interface Counted {
  data: { total: number } | undefined;
  isPending: boolean;
}

/**
 * How many there are, in words; "10,000+" where a search was counted no further. Before, that they are on their way.
 */
export function countInWords({ data, isPending }: Counted, one: string, many: string): string {
  if (isPending) return 'Loading...';
  if (!data) return '';
  return `${formatUpTo(data.total, mostCounted)} ${data.total === 1 ? one : many}`;
}
