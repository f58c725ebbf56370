import { sentence } from '@cyberharbour/shared-api';
import { Button, Day, Field, Link, Notice, Stack, TextInput } from '@cyberharbour/shared-ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLetterOfCode } from '../api/letters';
import { codeOf } from './code-of';

/** What is known of a code, once somebody asked. */
function CheckAnswer({ code }: { code: string }) {
  const { data, error } = useLetterOfCode(code);
  if (code === '' || (data === undefined && !error)) return null;
  if (error)
    return (
      <Notice tone="danger">
        <p>{sentence(error, 'We could not look just now. Please try again in a moment.')}</p>
      </Notice>
    );
  if (!data)
    return (
      <Notice tone="warn">
        <p>
          <strong>{`No letter of ours has the code “${code}”.`}</strong> Compare it with the end of the mail once more.
          If it is what the mail says, the mail is not ours: follow no link in it.
        </p>
        <p>
          <Link href="/help">I followed one already</Link>
        </p>
      </Notice>
    );
  return (
    <Notice tone="success" icon="tick">
      <p>
        <strong>Yes, we sent a letter with this code</strong> on <Day at={data.sentAt} />: “
        <Link href={`/letters/${data._id}`}>{data.subject}</Link>”.
      </p>
      <p>Read it here, and compare: a mail that says something else, or asks for a password, is not that letter.</p>
    </Notice>
  );
}

/** Anybody compares the code of a mail with those of our letters. Without script the browser asks by the address. */
export function LetterCheck() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const code = codeOf(search);
  return (
    <section aria-labelledby="letter-check">
      <Stack>
        <h2 id="letter-check">Did you really send this?</h2>
        <form
          action="/letters"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('code');
            const query = new URLSearchParams({ code: typeof typed === 'string' ? typed.trim() : '' });
            void navigate(`/letters?${query.toString()}`, { state: { stay: true } });
          }}
        >
          <Field label="The code of the letter" hint="It stands at its end, as 7KQX-M2PD.">
            <div className="ui-inline">
              <TextInput name="code" key={code} defaultValue={code} required maxLength={40} autoComplete="off" />
              <Button type="submit">Compare</Button>
            </div>
          </Field>
        </form>
        <div role="status">
          <CheckAnswer code={code} />
        </div>
      </Stack>
    </section>
  );
}
