import { useLogin } from '@cyberharbour/shared-api';
import { Button, Field, Page, PageHead, Row, Stack, TextInput } from '@cyberharbour/shared-ui';
import type { SubmitEvent } from 'react';

/** Signs in against the real API, since the sign-in pages belong to another remote. */
export function SignInForm() {
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
