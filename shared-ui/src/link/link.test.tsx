import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, LinkProvider } from './index';

describe('links', () => {
  const Routed = ({ href, children }: { href: string; children?: ReactNode }) => (
    <a data-routed href={href}>
      {children}
    </a>
  );

  it.each([
    ['/blog', true],
    ['https://www.cyber.gov.au/', false],
    ['mailto:support@cyberharbour.example', false],
    ['#main', false],
  ])("%s is the host's: %s", (href, routed) => {
    render(
      <LinkProvider component={Routed}>
        <Link href={href}>There</Link>
      </LinkProvider>,
    );
    expect(screen.getByRole('link').hasAttribute('data-routed')).toBe(routed);
  });
});
