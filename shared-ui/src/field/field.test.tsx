import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { axeFindings } from '../../tools/testing/axe-findings';
import { Field, TextInput } from './index';

const show = (content: ReactNode) => render(<main>{content}</main>);

it('a field is named, hinted and faulted for everybody', async () => {
  const { container } = show(
    <Field label="Email" hint="We send a code there." error="Enter an address.">
      <TextInput type="email" />
    </Field>,
  );
  const input = screen.getByLabelText('Email');
  expect(input).toHaveAccessibleDescription('We send a code there. Enter an address.');
  expect(input).toBeInvalid();
  expect(await axeFindings(container)).toEqual([]);
});
