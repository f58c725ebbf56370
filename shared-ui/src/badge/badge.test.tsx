import { render } from '@testing-library/react';
import { Badge } from './index';

it('a badge says a status by flag and word', () => {
  const { container } = render(<Badge status="pending" />);
  expect(container).toHaveTextContent('Pending');
  expect(container.querySelector('svg')).toBeInTheDocument();
});
