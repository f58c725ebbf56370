import { findViolations, wcag } from '../product/axe.ts';
import { admin } from '../product/product.ts';
import { logIn } from '../product/accounts.ts';
import { expect, test } from '../product/test.ts';

const demoBlog = '/blog/019c87cb-b400-752e-bca9-6513269e0d37';

const open: Record<string, string> = {
  '/': 'Secure Your Business. Empower Your Community.',
  '/campaigns': 'Campaigns',
  '/campaigns/nobody-knows': 'Campaign not found.',
  '/blog': 'Blog',
  [demoBlog]: 'The invoice that was almost right',
  '/blog/nobody-knows': 'Blog not found',
  '/resources': 'Resource library',
  '/resources/phishing': 'Resource library',
  '/letters': 'Our letters',
  '/letters?code=nothing': 'Our letters',
  '/letters/nobody-knows': 'Letter not found',
  '/alerts': 'Alerts',
  '/alerts/nobody-knows': 'Alert not found',
  '/search': 'Search',
  '/search?q=phish&kind=blog': 'Search',
  '/assessment': 'Full assessment',
  '/help': 'Something happening now?',
  '/about': 'About CyberHarbour',
  '/how-we-count': 'How we count',
  '/contact': 'Contact',
  '/terms': 'Terms',
  '/login': 'Welcome back',
  '/signup': 'Come aboard',
  '/forgot-password': 'Forgot your password?',
  '/verify-otp': 'Check your email',
  '/reset-password': 'Choose a new password',
  '/recover-account': 'Get back into your account',
};

const members: Record<string, string> = {
  '/dashboard': 'Welcome, Administrator',
  '/dashboard/details': 'User Details',
  '/dashboard/details/security': 'Security',
  '/blog/create': 'New Blog',
  [`${demoBlog}/edit`]: 'Edit blog',
  '/campaigns/create': 'New Campaign',
  '/admin': 'On watch',
  '/admin/users': 'Users',
  '/admin/approvals': 'Approvals',
  '/admin/blogs': 'Blogs',
  '/admin/campaigns': 'Campaigns',
  '/admin/resources': 'Library',
  '/admin/resources/new': 'Add a resource',
  '/admin/newsletter': 'Newsletter',
  '/admin/letters': 'Letters',
  '/admin/alerts': 'Alerts',
  '/admin/alerts/new': 'Write an alert',
  '/admin/audit': 'Audit log',
};

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme} colours`, () => {
    // Without motion: a colour on its way to another is none of either.
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const [path, heading] of Object.entries(open)) {
      test(`${path} shows "${heading}" to anybody, and axe finds nothing`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(/ · CyberHarbour$/);
        await page.waitForLoadState('networkidle');
        expect(await findViolations(page, { tags: wcag })).toEqual([]);
      });
    }

    test('every screen behind the sign-in shows its heading, and axe finds nothing', async ({ page }) => {
      await logIn(page, admin);
      for (const [path, heading] of Object.entries(members)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
        await page.waitForLoadState('networkidle');
        expect.soft(await findViolations(page, { tags: wcag }), path).toEqual([]);
      }
    });
  });
}

test('an address that nobody knows says so, with header, footer and status 404', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(
    (footer?.y ?? 0) + (footer?.height ?? 0),
    'the footer ends the page, however little stands on it',
  ).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Infinity);
});
