import { blog, fakeApi } from '@cyberharbour/shared-api/testing';
import { screen } from '@testing-library/react';
import { open } from '../testing/open';

afterEach(() => jest.useRealTimers());

describe('the pages that stand still', () => {
  it('tell how to reach somebody: email, phone and street address', async () => {
    fakeApi();
    open('/contact');
    expect(await screen.findByRole('link', { name: 'support@cyberharbour.example' })).toHaveAttribute(
      'href',
      'mailto:support@cyberharbour.example',
    );
    expect(screen.getByRole('link', { name: '(02) 5550 1234' })).toHaveAttribute('href', 'tel:+61255501234');
    expect(screen.getByText(/^12 Wharf Road/)).toHaveTextContent('12 Wharf RoadNewcastle NSW 2300');
  });

  it('describe themselves to whoever searches', async () => {
    fakeApi({ blogs: [blog({ content: `One line.\nAnd ${'another '.repeat(30)}` })] });
    open('/blog/b1');
    await screen.findByRole('heading', { level: 1, name: 'The invoice that was almost right' });
    const said = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(said).toMatch(/^One line\. And another .* another…$/);
    expect(said.length).toBeLessThanOrEqual(156);
  });
});
