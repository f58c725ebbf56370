import { Button, Field, Stack, TextInput } from '@cyberharbour/shared-ui';

/** The six digits in one field. Who is signed in is known once the form is there. */
export const CodeFormWithoutScript = () => (
  <noscript>
    <form method="post">
      <Stack>
        <Field label="Your code">
          <TextInput name="otp" inputMode="numeric" autoComplete="one-time-code" />
        </Field>
        <Button type="submit" size="lg">
          Verify email
        </Button>
      </Stack>
    </form>
  </noscript>
);
