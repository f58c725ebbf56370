/** Sentences that the product documents for a whole form: several fields share one, and it stands above the form. */
const shared = new Set([
  'Please fill in all required fields.',
  'Please complete all business fields.',
  'Please fill in all business details',
]);

const words: Record<string, string> = {
  name: 'Enter your name.',
  email: 'Enter your email.',
  password: 'Choose a password.',
  newPassword: 'Choose a password.',
  confirmPassword: 'Type the password again.',
  businessName: 'Enter the name of your business.',
  businessAddress: 'Enter the address of your business.',
  businessAbn: 'Enter your ABN.',
};

/**
 * What stands at a field: which one is meant, where the message is the one for the whole form.
 * @param message of the resolver or the server; undefined where nothing is wrong
 */
export const atField = (name: string, message: string | undefined): string | undefined =>
  message !== undefined && shared.has(message) ? (words[name] ?? message) : message;
