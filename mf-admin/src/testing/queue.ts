import { blog, campaign, user } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';

export const admin = user({ _id: 'a1', name: 'Priya Nair', role: 'admin' });
/** Two blogs and a campaign that wait. */
export const pending = () => ({
  user: admin,
  blogs: [
    blog({ _id: 'b1', status: 'pending', title: 'The USB stick' }),
    blog({
      _id: 'b2',
      status: 'pending',
      title: 'The second invoice',
      content: 'Read https://paypal.com@evil.example/pay first.',
    }),
  ],
  campaigns: [campaign({ status: 'pending', title: 'Spot the phish' })],
});
/** The item that lies open. */
export const sheet = (name: string) => screen.findByRole('region', { name });
