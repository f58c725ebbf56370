import type { Notify } from '@cyberharbour/shared-api';

type Kind = 'success' | 'error' | 'warning';

/** The toaster is loaded with the first thing it has to say: most visits never see one. */
async function say(kind: Kind, text: string) {
  try {
    const { toast } = await import(/* webpackChunkName: "toaster" */ './toaster');
    const isGood = kind === 'success';
    // What went wrong is said once at a time, however many calls it went wrong for.
    toast[kind](text, { role: isGood ? 'status' : 'alert', ...(!isGood && { toastId: text }) });
  } catch (failure) {
    // The page itself says the same beside the control; only the second voice is missing.
    console.warn(`The toaster could not be loaded, it would have said: ${text}`, failure);
  }
}

export const notify: Notify = {
  success: (text) => void say('success', text),
  error: (text) => void say('error', text),
  warn: (text) => void say('warning', text),
};
