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
  const dialog = (
    <ConfirmDialog
      title={asked?.title ?? ''}
      confirmLabel={asked?.confirmLabel ?? ''}
      {...(asked?.cancelLabel === undefined ? {} : { cancelLabel: asked.cancelLabel })}
      {...(asked?.tone === undefined ? {} : { tone: asked.tone })}
      open={asked !== undefined}
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    >
      {asked?.text}
    </ConfirmDialog>
  );
  return { confirm, dialog };
}
