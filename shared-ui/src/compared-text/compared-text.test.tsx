import { render } from '@testing-library/react';
import { ComparedText } from './compared-text';

const textsOf = (container: HTMLElement, name: string) =>
  [...container.querySelectorAll(name)].map(({ textContent }) => textContent);

describe('ComparedText', () => {
  it('marks what came and what went, and says so to whoever does not see it', () => {
    const { container } = render(<ComparedText before="Ring the bank first." now="Ring your bank first." />);
    expect(textsOf(container, 'del')).toEqual(['Taken out: the']);
    expect(textsOf(container, 'ins')).toEqual(['Added: your']);
  });

  it('leaves out the middle of a long passage that stayed', () => {
    const same = 'word '.repeat(200);
    const { container } = render(<ComparedText before={`${same}one`} now={`${same}two`} />);
    expect(container.textContent.length).toBeLessThan(400);
    expect(container).toHaveTextContent('…');
  });
});
