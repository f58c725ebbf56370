import { activityEntry, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { activityEvents } from '@cyberharbour/shared-api/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../../testing/open';
import { sayWhat } from './activity-words';

describe('what happened lately', () => {
  it('is said in words, with device, network and time', async () => {
    fakeApi({
      user: user(),
      activity: [
        activityEntry({ _id: 'e3', event: 'role.changed', detail: 'business', device: null, network: null }),
        activityEntry({ _id: 'e2', event: 'login.refused' }),
        activityEntry({ _id: 'e1', event: 'session.ended', detail: 'Safari on iOS' }),
      ],
    });
    open('/dashboard/details/security');
    expect(await screen.findByText('The role of your account became business')).toBeVisible();
    expect(screen.getByText(/, by an administrator$/)).toBeVisible();
    expect(screen.getByText('A sign-in with a wrong password was refused')).toBeVisible();
    expect(screen.getByText('Another device was signed out: Safari on iOS')).toBeVisible();
    expect(screen.getAllByText(/4 Mar 2026.*/)[0]).toBeVisible();
  });

  it('has a sentence for every event, and one for those of later releases', () => {
    const said = [...activityEvents, 'invented.later'].map((event) => sayWhat(activityEntry({ event })));
    expect(new Set(said).size).toBe(said.length);
    expect(said.at(-1)).toBe('Something about your account was changed');
  });

  it('grows by pages, and says so when it cannot be had', async () => {
    const activity = ['e1', 'e2', 'e3'].map((_id) => activityEntry({ _id }));
    const api = fakeApi({ user: user(), activity, pageSize: 2, failing: { 'GET /user/activity': { status: 500 } } });
    open('/dashboard/details/security');
    expect(await screen.findByText('Failed to load what happened lately.')).toBeVisible();
    delete api.holdings.failing;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByText('Signed in')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findAllByText('Signed in')).toHaveLength(3);
  });
});
