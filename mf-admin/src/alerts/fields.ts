import type { Alert, AlertForm } from '@cyberharbour/shared-api/contract';

const hour = 3_600_000;
const day = 24 * hour;

/** As a field for day and time takes it, in the zone of this device: `2026-03-04T09:00`. */
export function toLocalTime(time: number): string {
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 16);
}

/** The form as it is typed: its end in the zone of this device. */
export type TypedAlert = AlertForm;

export const emptyAlert = (now: number): TypedAlert => ({
  title: '',
  happened: '',
  affected: '',
  advice: '',
  link: '',
  endsAt: toLocalTime(Math.ceil(now / hour) * hour + 3 * day),
});

export const toTyped = ({ title, happened, affected, advice, link, endsAt }: Alert): TypedAlert => ({
  title,
  happened,
  affected,
  advice,
  link: link?.href ?? '',
  endsAt: toLocalTime(Date.parse(endsAt)),
});

/** What is sent; a time that nobody typed stays none, for the server to say so. */
export const toSend = (typed: TypedAlert): AlertForm => ({
  ...typed,
  endsAt: typed.endsAt === '' ? '' : new Date(typed.endsAt).toISOString(),
});
