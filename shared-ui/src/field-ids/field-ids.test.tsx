import { render, screen } from '@testing-library/react';
import { useFieldIds } from './index';

function Form({ title }: { title: string }) {
  const idOf = useFieldIds();
  return (
    <form aria-label={title}>
      <label htmlFor={idOf('email')}>{`Email of ${title}`}</label>
      <input id={idOf('email')} />
      <input id={idOf('name')} aria-label={`Name of ${title}`} />
    </form>
  );
}

describe('useFieldIds', () => {
  it('gives each field of a form an id of its own, by which its label finds it', () => {
    render(<Form title="One" />);
    const [email, name] = [screen.getByLabelText('Email of One'), screen.getByLabelText('Name of One')];
    expect(email.id).toMatch(/-email$/);
    expect(name.id).toMatch(/-name$/);
  });

  it('gives two forms on one page different ids for the same name', () => {
    render(
      <>
        <Form title="One" />
        <Form title="Two" />
      </>,
    );
    expect(screen.getByLabelText('Email of One').id).not.toBe(screen.getByLabelText('Email of Two').id);
  });

  it('stays the same when the form is drawn again', () => {
    const { rerender } = render(<Form title="One" />);
    const { id } = screen.getByLabelText('Email of One');
    rerender(<Form title="One, again" />);
    expect(screen.getByLabelText('Email of One, again').id).toBe(id);
  });
});
