import type { Credentials } from '@cyberharbour/shared-api/contract';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readEmail, saveEmail } from './remembered-email';

/** The box that saves an email in this browser for next time, and fills it in. Its value goes nowhere else. */
export function useRememberMe({ getValues, setValue }: UseFormReturn<Credentials>) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const email = readEmail();
    if (!email) return;
    if (box.current) box.current.checked = true;
    if (!getValues('email')) setValue('email', email);
  }, [getValues, setValue]);
  return { box, keepEmail: (email: string) => saveEmail(box.current?.checked ? email : null) };
}
