/** Encodings that an answer is sent in, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that a request takes (RFC 9110, 12.5.3); what says nothing of it gets the plain text. */
export function chooseEncoding(header: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const each of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = each.split(';').map((word) => word.trim());
    const weight = parameters.find((one) => one.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  return encodings.find((one) => (weights.get(one) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}
