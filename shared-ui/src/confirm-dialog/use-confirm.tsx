import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';

export interface Question {
  title: ReactNode;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger-solid';
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

/** `const { confirm, dialog } = useConfirm()`: render `dialog` once, then `if (await confirm({ ... }))`. */
export function useConfirm() {
  const [asked, setAsked] = useState<Asked>();
  const confirm = (question: Question) => new Promise<boolean>((answer) => setAsked({ ...question, answer }));
  const settle = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(undefined);
  };
  const { answer: _answer, text, ...question } = asked ?? { title: '', confirmLabel: '', answer: undefined, text: undefined };
  const dialog = (
    <ConfirmDialog {...question} open={asked !== undefined} onConfirm={() => settle(true)} onCancel={() => settle(false)}>
      {text}
    </ConfirmDialog>
  );
  return { confirm, dialog };
}
