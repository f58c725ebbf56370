import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { axeFindings } from '../../tools/testing/axe-findings';
import { Card } from './index';

const show = (content: ReactNode) => render(<main>{content}</main>);

it('a card has one link, and axe finds nothing', async () => {
  const { container } = show(
    <Card heading="h2" href="/blog/1" title="The invoice" more="Read More" meta={['Mei']}>
      One letter was wrong.
    </Card>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(await axeFindings(container)).toEqual([]);
});
