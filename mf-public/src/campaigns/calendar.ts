import { calendarMoment, calendarText, writeCalendar } from '../calendar/write-calendar';

interface Entry {
  _id: string;
  title: string;
  description: string;
  startTime: string;
  endTime: string;
  updatedAt: string;
}

/**
 * A campaign as a calendar takes it (RFC 5545). The same campaign has the same UID, so that a later file replaces the
 * entry.
 */
export const calendarOf = ({ _id, title, description, startTime, endTime, updatedAt }: Entry, address: URL): string =>
  writeCalendar('Campaigns', [
    [
      `UID:${_id}@${address.hostname}`,
      `DTSTAMP:${calendarMoment(updatedAt)}`,
      `DTSTART:${calendarMoment(startTime)}`,
      `DTEND:${calendarMoment(endTime)}`,
      `SUMMARY:${calendarText(title)}`,
      `DESCRIPTION:${calendarText(description)}`,
      `URL:${address.href}`,
    ],
  ]);

/** A name that every file system takes. */
export const calendarName = (title: string): string =>
  `${
    title
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'campaign'
  }.ics`;
