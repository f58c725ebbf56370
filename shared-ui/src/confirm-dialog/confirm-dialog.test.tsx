import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@cyberharbour/shared-ui';
import { useConfirm } from './index';

describe('a question before something that cannot be taken back', () => {
  function Asking({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
    const { confirm, dialog } = useConfirm();
    return (
      <>
        <Button onClick={() => void confirm({ title: 'Delete this user?', confirmLabel: 'Delete' }).then(onAnswer)}>
          Ask
        </Button>
        {dialog}
      </>
    );
  }

  it.each([
    ['Delete', true],
    ['Cancel', false],
  ])('answered by %s is %s', async (name, answer) => {
    const onAnswer = jest.fn();
    render(<Asking onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByRole('dialog', { name: 'Delete this user?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onAnswer).toHaveBeenCalledWith(answer);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
