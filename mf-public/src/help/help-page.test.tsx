import { blog, campaign, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { open } from '../testing/open';
import { contacts } from './contacts';

describe('the help page', () => {
  it.each([
    ['Money has gone', 'Ring your bank now'],
    ['I clicked a link, or gave something away', 'Close the page'],
    ['Somebody is in my account', 'Change the password from another device'],
    ['My device is locked, or a stranger is on it', 'Take it off the internet'],
    ['Somebody uses my name or documents', 'Ring IDCARE'],
  ])('for “%s” begins with “%s”: three things, in order, and whom to ring', async (what, first) => {
    fakeApi();
    open('/help');
    const choices = within(await screen.findByRole('navigation', { name: 'What happened?' }));
    const section = screen.getByRole('region', { name: what });
    expect(choices.getByRole('link', { name: what })).toHaveAttribute('href', `#${section.id}`);
    const steps = within(section).getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    expect(steps[0]).toHaveTextContent(first);
    expect(section.textContent).toMatch(/Ring |Tell /);
  });

  it('rings with one press, and says who publishes the numbers and when they were checked', async () => {
    fakeApi();
    open('/help');
    expect(await screen.findByRole('link', { name: 'Ring Emergency 000' })).toHaveAttribute('href', 'tel:000');
    expect(
      screen.getAllByRole('link', { name: `Ring Australian Cyber Security Hotline ${contacts.hotline.said}` })[0],
    ).toHaveAttribute('href', contacts.hotline.href);
    expect(screen.getByText(/as published by .*checked on/)).toHaveTextContent(/checked on 2\d Nov(ember)? 2026/);
    for (const { href, said } of Object.values(contacts))
      if (href.startsWith('tel:')) expect(said.replace(/\D/g, '').endsWith(href.replace(/\D/g, ''))).toBe(true);
  });

  it.each([
    ['/login', 'The first three things to do'],
    ['/assessment', 'Get help now'],
    ['/blog/b1', 'The first three things to do'],
    ['/campaigns/c1', 'The first three things to do'],
  ])('is a press away from %s, by one link', async (address, name) => {
    fakeApi({ blogs: [blog()], campaigns: [campaign()] });
    open(address);
    await screen.findByRole('link', { name });
    expect(document.querySelectorAll('a[href="/help"]')).toHaveLength(1);
  });
});
