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
