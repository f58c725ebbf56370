export const roles = [
  { value: 'general', label: 'General' },
  { value: 'business', label: 'Business' },
  { value: 'admin', label: 'Admin' },
] as const;

export const roleWords = roles.map(({ value }) => value);

export const roleLabel = (role: string) => roles.find(({ value }) => value === role)?.label ?? role;
