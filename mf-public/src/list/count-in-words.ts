interface Counted {
  data: { total: number } | undefined;
  isPending: boolean;
}

/** How many there are, in words; that they are on their way, before. */
export function countInWords({ data, isPending }: Counted, one: string, many: string): string {
  if (isPending) return 'Loading...';
  if (!data) return '';
  return data.total === 1 ? `1 ${one}` : `${data.total.toLocaleString('en-AU')} ${many}`;
}
