import { campaign, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';

describe('a campaign is passed on', () => {
  it('by a link that says by which way, and that is counted', async () => {
    const api = fakeApi({ campaigns: [campaign()] });
    const user = userEvent.setup();
    open('/campaigns/c1');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/campaigns/c1?via=link');
    expect(api.sent.filter((_, place) => api.calls[place] === 'POST /campaigns/c1/steps')).toContainEqual({
      step: 'passed-on',
      source: 'link',
    });
  });

  it('on paper, in a calendar and on another site, by links that need no script', async () => {
    fakeApi({ campaigns: [campaign({ title: 'Spot "the" phish' })] });
    open('/campaigns/c1');
    await userEvent.click(await screen.findByText('Poster, strips, slide, calendar and card'));
    const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leads('Poster, A4')).toBe('/cards/campaigns/c1/poster?size=a4');
    expect(leads('Pull-off strips, A5')).toBe('/cards/campaigns/c1/strip?size=a5');
    expect(leads('Calendar that follows its times')).toBe('/feeds/campaigns/c1.ics');
    expect(screen.getByLabelText('Card for your own site')).toHaveValue(
      '<iframe src="http://localhost/cards/campaigns/c1/card" title="Spot &quot;the&quot; phish" width="360" height="340" loading="lazy"></iframe>',
    );
  });
});
