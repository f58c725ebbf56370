import { render, screen } from '@testing-library/react';
import { FormattedText, type TextBlock } from './formatted-text';

const drawn = (blocks: readonly TextBlock[], level?: 3) =>
  render(<FormattedText text="" blocks={blocks} {...(level && { level })} />).container;

describe('FormattedText', () => {
  it('without blocks is a paragraph for each line, whatever is written in it', () => {
    const { container } = render(<FormattedText text={'# One\r\n\n <b>Two</b> \n*Three*'} />);
    expect(container.innerHTML).toBe(
      '<p dir="auto"># One</p><p dir="auto">&lt;b&gt;Two&lt;/b&gt;</p><p dir="auto">*Three*</p>',
    );
  });

  it('is headings, lists, steps, quotes and emphasis', () => {
    const container = drawn(
      [
        { kind: 'heading', lines: [[{ text: 'Before' }]] },
        { kind: 'subheading', lines: [[{ text: 'At the counter' }]] },
        { kind: 'list', lines: [[{ text: 'one' }], [{ text: 'two', strong: true, emphasis: true }]] },
        { kind: 'steps', lines: [[{ text: 'third' }]], start: 3 },
        { kind: 'quote', lines: [[{ text: 'Ring ' }, { text: 'first', emphasis: true }]] },
      ],
      3,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Before' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 4, name: 'At the counter' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two', 'third']);
    expect(container.querySelector('strong em')).toHaveTextContent('two');
    expect(container.querySelector('ol')).toHaveAttribute('start', '3');
    expect(container.querySelector('blockquote')).toHaveTextContent('Ring first');
  });

  it('says of each link where it leads, apart from the direction of its words', () => {
    drawn([
      {
        kind: 'paragraph',
        lines: [
          [
            { text: 'שלום', href: 'https://evil.example/', host: 'evil.example' },
            { text: 'cyber.gov.au', href: 'https://cyber.gov.au/', host: 'cyber.gov.au' },
          ],
        ],
      },
    ]);
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName('שלום evil.example');
    expect(first?.querySelectorAll('bdi')).toHaveLength(2);
    expect(first).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
    expect(second).toHaveAccessibleName('cyber.gov.au');
  });

  it('has no link without a place, nor to what is neither a page nor a mailbox, whatever the server says', () => {
    drawn([
      {
        kind: 'paragraph',
        lines: [
          [
            { text: 'a', href: 'javascript:alert(1)', host: 'bank.com' },
            { text: 'b', href: 'https://evil.example/' },
          ],
        ],
      },
    ]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('draws what a later server says as paragraphs', () => {
    const later = { kind: 'table', lines: [[{ text: 'cells' }]] } as unknown as TextBlock;
    expect(drawn([later]).innerHTML).toBe('<p dir="auto">cells</p>');
  });
});
