import { campaign } from '@cyberharbour/shared-api/testing';
import { calendarOf } from './calendar';

describe('a calendar file', () => {
  const file = calendarOf(
    {
      ...campaign(),
      title: 'Tea, scones; and \\ passwords',
      description: `First line\r\nSecond 🛟 ${'é'.repeat(90)}\u0007`,
      startTime: '2097-03-02T09:00:00+11:00',
    },
    new URL('https://cyberharbour.example/campaigns/c1'),
  );
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n');

  it('is one event in UTC, with a lasting name', () => {
    expect(unfolded.slice(0, 4)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//CyberHarbour//Campaigns//EN',
      'BEGIN:VEVENT',
    ]);
    expect(unfolded).toContain('UID:c1@cyberharbour.example');
    expect(unfolded).toContain('DTSTART:20970301T220000Z');
    expect(unfolded).toContain('DTSTAMP:20260304T050607Z');
    expect(unfolded.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  });

  it('escapes what has a meaning of its own, and leaves out control characters', () => {
    expect(unfolded).toContain(String.raw`SUMMARY:Tea\, scones\; and \\ passwords`);
    expect(unfolded).toContain(String.raw`DESCRIPTION:First line\nSecond 🛟 ${'é'.repeat(90)}`);
  });

  it('has no line above 75 octets and cuts no character', () => {
    for (const line of file.split('\r\n')) {
      expect(new Blob([line]).size).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Cs}/u);
    }
  });
});
