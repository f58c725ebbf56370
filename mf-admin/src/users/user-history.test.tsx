import { auditEntry, fakeApi, user } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import { pick } from '../testing/menus';
import { open } from '../testing/open';

const admin = user({ _id: 'a1', name: 'Priya Nair', email: 'priya@example.com', role: 'admin' });
const second = user({ _id: 'a2', name: 'Ana Lima', email: 'ana@example.com', role: 'admin' });
const mei = user({ _id: 'u2', name: 'Mei Castellano', email: 'mei@example.com', role: 'business' });
const everybody = () => ({ user: admin, users: [admin, second, user(), mei].map((one) => ({ ...one })) });

it('shows what became of an account', async () => {
  fakeApi({
    ...everybody(),
    audit: [
      auditEntry({
        kind: 'user',
        action: 'user.role',
        itemId: 'u2',
        before: { role: 'general' },
        after: { role: 'business' },
      }),
    ],
  });
  open('/admin/users?q=mei');
  await pick(/^More about/, 'History');
  expect(await screen.findByText('From general to business')).toBeVisible();
});
