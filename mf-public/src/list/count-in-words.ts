import { formatCount } from '@cyberharbour/shared-ui/numbers';

interface Counted {
  data: { total: number } | undefined;
  isPending: boolean;
}

/** How many there are, in words; that they are on their way, before. */
export function countInWords({ data, isPending }: Counted, one: string, many: string): string {
  if (isPending) return 'Loading...';
  if (!data) return '';
  return formatCount(data.total, one, many);
}
