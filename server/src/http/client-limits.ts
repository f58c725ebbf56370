import type { ClientLimits } from '@cyberharbour/http-server';

export const clientLimits: ClientLimits = { head: 10_000, body: 30_000, upload: 120_000, pending: 16 };
