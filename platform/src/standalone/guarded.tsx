import { useLogin, useSession } from '@cyberharbour/shared-api';
import { Button, Field, Loading, Page, PageHead, Row, Stack, TextInput } from '@cyberharbour/shared-ui';
import type { ReactNode, SubmitEvent } from 'react';
import type { Guard } from '../host-contract/index';

/** The real session decides here too; who has none signs in on the spot, since the sign-in pages are another remote's. */
export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const { status, user } = useSession();
  if (status === 'unknown') return <Loading>Loading...</Loading>;
  if (!user) return <SignInHere />;
  return guard === 'admin' && user.role !== 'admin' ? <p>This area is for administrators.</p> : children;
}

function SignInHere() {
  const login = useLogin();
  const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    login.mutate({ email: text(form.get('email')), password: text(form.get('password')) });
  };
  return (
    <Page>
      <PageHead
        title="Sign in to see this path"
        lede="The sign-in pages are another remote's; this form asks the same API."
      />
      <form method="post" onSubmit={submit}>
        <Stack>
          <Field label="Email">
            <TextInput name="email" type="email" autoComplete="username" required />
          </Field>
          <Field label="Password">
            <TextInput name="password" type="password" autoComplete="current-password" required />
          </Field>
          <Row>
            <Button type="submit" busy={login.isPending}>
              Login
            </Button>
          </Row>
        </Stack>
      </form>
    </Page>
  );
}
