import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput } from './index';

describe('CodeInput', () => {
  function Code() {
    const [value, setValue] = useState('');
    return <CodeInput label="Your code" value={value} onChange={setValue} />;
  }
  const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

  it('takes a digit a box and goes on by itself', async () => {
    render(<Code />);
    await userEvent.type(screen.getByLabelText('Digit 1 of 6'), '12x3');
    expect(shown()).toEqual(['1', '2', '3', '', '', '']);
    expect(screen.getByLabelText('Digit 4 of 6')).toHaveFocus();
  });

  it.each([
    [1, '348', ['3', '4', '8', '', '', ''], 4],
    [2, '34890', ['', '3', '4', '8', '9', '0'], 6],
    [5, '348', ['', '', '', '', '3', '4'], 6],
  ])('spreads what box %i has when the page is hydrated, %s', (box, text, boxes, next) => {
    render(<Code />);
    fireEvent.input(screen.getByLabelText(`Digit ${box} of 6`), { target: { value: text } });
    expect(shown()).toEqual(boxes);
    expect(screen.getByLabelText(`Digit ${next} of 6`)).toHaveFocus();
  });

  it('takes a whole code over another one, also where a digit stays the same', async () => {
    render(<Code />);
    await userEvent.type(screen.getByLabelText('Digit 1 of 6'), '100456');
    screen.getByLabelText('Digit 1 of 6').focus();
    await userEvent.keyboard('123406');
    expect(shown()).toEqual(['1', '2', '3', '4', '0', '6']);
  });

  it.each([
    ['123456', ['1', '2', '3', '4', '5', '6']],
    [' 123456\n', ['1', '2', '3', '4', '5', '6']],
    ['12345', ['', '', '', '', '', '']],
    ['1234567', ['', '', '', '', '', '']],
    ['12a456', ['', '', '', '', '', '']],
  ])('a paste of %j gives %j', async (text, boxes) => {
    render(<Code />);
    screen.getByLabelText('Digit 3 of 6').focus();
    await userEvent.paste(text);
    expect(shown()).toEqual(boxes);
  });

  it('steps back on Backspace', async () => {
    render(<Code />);
    await userEvent.type(screen.getByLabelText('Digit 1 of 6'), '12');
    await userEvent.keyboard('{Backspace}');
    expect(shown()).toEqual(['1', '', '', '', '', '']);
  });
});
