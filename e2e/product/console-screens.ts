import type { Page } from '@playwright/test';

/** Addresses of the console that show something in every product. */
export const consoleScreens = [
  '/admin',
  '/admin/users',
  '/admin/approvals',
  '/admin/blogs',
  '/admin/campaigns',
  '/admin/resources',
  '/admin/resources/new',
  '/admin/newsletter',
  '/admin/letters',
  '/admin/alerts',
  '/admin/alerts/new',
  '/admin/audit',
];

interface ConsoleData {
  /** The calls that bring what the screen shows. */
  data: string;
  /** What it says when they fail. */
  failed: string;
  /** Until all of it is there. */
  filled: (page: Page) => Promise<unknown>;
}

/** Screens of the console that show what they have fetched. */
export const consoleData: Record<string, ConsoleData> = {
  '/admin': {
    data: '**/api/admin/{users,blogs,campaigns}?limit=0',
    failed: 'Failed to load admin stats',
    filled: (page) => page.getByRole('img').nth(1).waitFor(),
  },
  '/admin/users': {
    data: '**/api/admin/users',
    failed: 'Failed to load users',
    filled: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  '/admin/blogs': {
    data: '**/api/admin/blogs',
    failed: 'Failed to load blogs.',
    filled: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  '/admin/campaigns': {
    data: '**/api/admin/campaigns',
    failed: 'Failed to load campaigns.',
    filled: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  '/admin/resources': {
    data: '**/api/admin/resources',
    failed: 'Failed to load the library.',
    filled: (page) =>
      page
        .getByRole('button', { name: /^Retire / })
        .first()
        .waitFor(),
  },
  '/admin/newsletter': {
    data: '**/api/admin/newsletter',
    failed: 'Failed to load subscribers.',
    filled: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  '/admin/letters': {
    data: '**/api/admin/letters',
    failed: 'Failed to load letters.',
    filled: (page) => page.getByText('No letter has been written yet.').waitFor(),
  },
  '/admin/alerts': {
    data: '**/api/alerts',
    failed: 'Failed to load alerts.',
    filled: (page) => page.getByText('No alert has been written yet.').waitFor(),
  },
  '/admin/audit': {
    data: '**/api/admin/audit',
    failed: 'Failed to load the audit log.',
    filled: (page) => page.getByRole('button', { name: 'Check that nothing was changed' }).waitFor(),
  },
  '/admin/approvals': {
    data: '**/api/admin/*/pending',
    failed: 'No blogs awaiting approval.',
    filled: (page) => page.getByRole('button', { name: 'Send back' }).waitFor(),
  },
};
