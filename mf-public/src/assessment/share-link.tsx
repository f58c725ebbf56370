import { Button, Field, TextInput } from '@cyberharbour/shared-ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { copyText } from '../clipboard/copy-text';
import type { Answers } from './answers';
import { fragmentOf } from './share';

/** Made only when somebody asks for it: whoever has the link has the answers. */
export function ShareLink({ answers }: { answers: Answers }) {
  const [link, setLink] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const make = async () => {
    const made = new URL(`/assessment${fragmentOf(answers)}`, location.href).href;
    flushSync(() => setLink(made));
    field.current?.select();
    setSaid((await copyText(made)) ? 'Copied. Paste it where you need it.' : 'Copy it from the field.');
  };
  return (
    <div className="pub-share">
      <Button tone="quiet" onClick={() => void make()}>
        Make a link to share
      </Button>
      {link ? (
        <Field
          label="Link to this result"
          hint="It carries the answers itself. Whoever has it can read them; we never see them."
        >
          <TextInput ref={field} readOnly value={link} />
        </Field>
      ) : null}
      <p role="status">{said}</p>
    </div>
  );
}
