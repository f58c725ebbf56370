import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './index';

describe('Button', () => {
  it('refuses a second press while it is busy, and keeps the focus', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={press}>
          Saving
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Saving' }));
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
