import type { PostsChoice } from '@cyberharbour/shared-api/contract';
import { Button, Stack } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { RadioGroup } from '@cyberharbour/shared-ui/radio-group';
import { useId, useState } from 'react';

interface AskForDeletionProps {
  waitDays: number;
  backupDays: number;
  busy: boolean;
  onAsk: (posts: PostsChoice) => void;
}

const options = [
  { value: 'stay', label: 'My public posts stay, without my name: “Unknown” takes its place' },
  { value: 'go', label: 'All my posts are deleted too, with their pictures' },
] as const;
const missing = 'Choose what becomes of your posts.';

/** Nothing is chosen for the member. */
export function AskForDeletion({ waitDays, backupDays, busy, onAsk }: AskForDeletionProps) {
  const [posts, setPosts] = useState<PostsChoice>();
  const [error, setError] = useState<string>();
  const { confirm, dialog } = useConfirm();
  const id = useId();
  const choose = (chosen: PostsChoice) => {
    setPosts(chosen);
    setError(undefined);
  };
  const ask = async () => {
    if (!posts) {
      setError(missing);
      document.getElementById(id)?.focus();
      return;
    }
    const text = `You can change your mind for ${waitDays} days. ${posts === 'go' ? 'Then your posts are deleted too.' : 'Then your public posts stay, without your name.'}`;
    if (await confirm({ title: 'Delete your account?', text, confirmLabel: 'Delete my account' })) onAsk(posts);
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <Stack>
        <p>
          For {waitDays} days everything works as before, and one click keeps your account. Then we delete it: your
          details, sessions, second steps, mails, pictures, the file with your data, your newsletter, and posts that
          nobody else can read. Backups that hold it are gone {backupDays} days later. Our log of decisions keeps
          entries without your name and words.
        </p>
        <RadioGroup
          id={id}
          label="What becomes of your posts?"
          options={options}
          value={posts}
          onChange={choose}
          error={error}
        />
        <div>
          <Button type="submit" tone="danger" busy={busy}>
            Delete my account
          </Button>
        </div>
      </Stack>
      {dialog}
    </form>
  );
}
