import { calendarMoment, calendarText, writeCalendar } from '../calendar/write-calendar';
import { actions } from './actions';
import type { Answers } from './answers';
import type { Saved } from './saved';
import { scoreOf } from './scoring';
import { todo } from './todo';

/** Until the check is worth taking again. */
const months = 6;

/** DATE (3.3.4): `20270302`. */
const dateOf = (day: string) => day.replaceAll('-', '');

function sixMonthsAfter(at: string): string {
  const day = new Date(at);
  // The last day of a shorter month, not the first of the one after it.
  const date = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months + 1, 0);
  day.setUTCDate(Math.min(date, day.getUTCDate()));
  return day.toISOString().slice(0, 10);
}

interface Reminder {
  id: string;
  day: string;
  title: string;
  text: string;
}

interface Checked {
  at: string;
  answers: Answers;
  tasks: Saved['tasks'];
}

/** What somebody wants to be reminded of: what they gave a date, and to take the check again. */
function remindersOf({ at, answers, tasks }: Checked, address: URL): Reminder[] {
  const dated = todo(answers).flatMap(({ id }) => {
    const { done, owner, due } = tasks[id] ?? { done: false, owner: '', due: '' };
    const { title, how } = actions[id];
    const text = [owner === '' ? '' : `Owner: ${owner}`, how].filter(Boolean).join('\n');
    return done || due === '' ? [] : [{ id, day: due, title, text }];
  });
  const again = {
    id: 'again',
    day: sixMonthsAfter(at),
    title: 'Take the CyberHarbour assessment again',
    text: `Last time the tide mark was ${scoreOf(answers)} of 100. On the same device you see how far you have come: ${address.href}`,
  };
  return [...dated, again];
}

/**
 * Reminders for a calendar, made on this device. The same reminder has the same UID, so that a later file replaces it.
 */
export const reminderFile = (checked: Checked, address: URL): string =>
  writeCalendar(
    'Assessment',
    remindersOf(checked, address).map(({ id, day, title, text }) => [
      `UID:assessment-${id}@${address.hostname}`,
      `DTSTAMP:${calendarMoment(checked.at)}`,
      `DTSTART;VALUE=DATE:${dateOf(day)}`,
      `SUMMARY:${calendarText(title)}`,
      `DESCRIPTION:${calendarText(text)}`,
      `URL:${address.href}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      // On the day itself, at nine.
      'TRIGGER:PT9H',
      `DESCRIPTION:${calendarText(title)}`,
      'END:VALARM',
    ]),
  );
