import { Button, ButtonLink, Row, SaveBar, Stack } from '@cyberharbour/shared-ui';
import type { ReactNode } from 'react';

interface PostFormProps {
  onSubmit: () => Promise<void>;
  /** What becomes of it, beside the buttons. */
  note: string;
  button: string;
  /** In place of `button` while it is under way. */
  busyButton: string;
  busy: boolean;
  children: ReactNode;
}

/** What all forms of posts have in common: their end, with the way out before the way on. */
export const PostForm = ({ onSubmit, note, button, busyButton, busy, children }: PostFormProps) => (
  <form
    method="post"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit();
    }}
  >
    <Stack>
      {children}
      <SaveBar>
        <span className="ui-note">{note}</span>
        <Row>
          <ButtonLink tone="quiet" href="/dashboard">
            Cancel
          </ButtonLink>
          <Button type="submit" busy={busy}>
            {busy ? busyButton : button}
          </Button>
        </Row>
      </SaveBar>
    </Stack>
  </form>
);
