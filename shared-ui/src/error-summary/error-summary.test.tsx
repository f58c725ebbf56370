import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary, failuresOf } from './index';

describe('ErrorSummary', () => {
  it('takes the focus, and each line leads to its field', async () => {
    const errors = failuresOf(
      { title: { message: 'Give it a title.' }, root: { message: 'Update failed' } },
      (name) => `form-${name}`,
    );
    render(
      <>
        <ErrorSummary errors={errors} />
        <input id="form-title" aria-label="Title" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Give it a title.' }));
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getByText('Update failed')).toBeVisible();
  });

  it('says a sentence that several fields share once', () => {
    const all = { message: 'Please fill in all required fields.' };
    expect(failuresOf({ name: all, email: all }, (name) => name)).toEqual([{ id: 'name', message: all.message }]);
  });
});
