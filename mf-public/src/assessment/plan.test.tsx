import { campaign, fakeApi, resource } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { reminderFile } from './reminder';
import { textOf } from './saved';
import { all, key } from './testing/answer';

beforeEach(() => {
  localStorage.clear();
  fakeApi();
});

const last = { at: '2026-08-31T03:00:00.000Z', answers: all('yes', { 'ring-back': 'no', 'backup-tried': 'no' }) };

describe('a plan', () => {
  const openPlan = (tasks: Parameters<typeof textOf>[0]['tasks'] = {}) => {
    localStorage.setItem(key, textOf({ draft: {}, last, tasks }));
    open('/assessment');
  };

  it('leads to a campaign under way that asks for the like, once for each area', async () => {
    const running = { startTime: '2020-01-01T00:00:00.000Z', endTime: '2099-01-01T00:00:00.000Z' };
    fakeApi({
      campaigns: [
        campaign({ _id: 'c0', title: 'Invoices of last year', endTime: '2021-01-01T00:00:00.000Z' }),
        campaign({ ...running, _id: 'c1', title: 'Ring about every invoice', description: '' }),
      ],
    });
    openPlan();
    expect(await screen.findByRole('link', { name: 'Campaign under way: Ring about every invoice' })).toHaveAttribute(
      'href',
      '/campaigns/c1?via=assessment',
    );
    expect(screen.getAllByRole('link', { name: /^Campaign under way/ })).toHaveLength(1);
  });

  it('leads to the guide that the library has, or to its topic where it has it no longer', async () => {
    fakeApi({ resources: [resource({ id: 'r9', title: 'Spot a Fake Invoice', slug: 'spot-a-fake-invoice' })] });
    openPlan();
    const own = await screen.findByRole('link', { name: /^Guides: Malware/ });
    expect(own).toHaveAttribute('href', '/resources/malware');
    const invoices = within(screen.getByRole('region', { name: 'The plan, what helps most first' }));
    expect(invoices.getByRole('link', { name: /^Guide: Spot a Fake Invoice/ })).toHaveAttribute(
      'href',
      '/resources/spot-a-fake-invoice',
    );
  });

  it('gives a file of reminders for the calendar, made on the device', async () => {
    const saved = jest.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:reminders', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved(this.href, this.download);
    });
    const api = fakeApi();
    openPlan();
    await userEvent.click(await screen.findByRole('button', { name: 'Save reminders for your calendar' }));
    expect(saved).toHaveBeenCalledWith('blob:reminders', 'cyberharbour-reminders.ics');
    expect(api.calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
  });
});

it('reminds of what has a date and is not done, and of the next check in six months', () => {
  const tasks = {
    'ring-back': { done: false, owner: 'Mei; Tom', due: '2026-12-01' },
    'backup-tried': { done: true, owner: '', due: '2026-12-02' },
  };
  const lines = reminderFile({ ...last, tasks }, new URL('https://cyberharbour.example/assessment'))
    .replaceAll('\r\n ', '')
    .split('\r\n');
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART;VALUE=DATE:20261201',
    'DTSTART;VALUE=DATE:20270228',
  ]);
  expect(lines.filter((line) => line.startsWith('UID'))).toEqual([
    'UID:assessment-ring-back@cyberharbour.example',
    'UID:assessment-again@cyberharbour.example',
  ]);
  expect(lines.filter((line) => line.includes('Mei'))[0]).toContain('Owner: Mei\\; Tom');
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2);
});
