import type { ClientLimits } from '@cyberharbour/http-server';

export const clientLimits: ClientLimits = {
  head: 15_000,
  body: 15_000,
  upload: 120_000,
  pending: 2,
  connections: 1000,
};
