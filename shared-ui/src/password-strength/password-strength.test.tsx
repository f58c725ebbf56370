import { render, screen } from '@testing-library/react';
import { PasswordStrength } from './password-strength';
import { strengthOf } from './strength';

it.each([
  ['kelp', 'weak'],
  ['Password12345!', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['kelp ferry', 'fair'],
  ['correct horse battery staple', 'strong'],
] as const)('%j is %s', (password, strength) => expect(strengthOf(password)).toBe(strength));

it('says it in words, and nothing before there is a password', () => {
  const { rerender } = render(<PasswordStrength password="" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<PasswordStrength password="kelp ferry" />);
  expect(screen.getByRole('status')).toHaveTextContent('Password strength: Fair. A word more makes it strong.');
});
