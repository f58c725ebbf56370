const inOrder = [undefined, 'session', 'admin'] as const;
type Guard = (typeof inOrder)[number];

/** Whether a guard lets in whom the other one would not. */
export const isWeaker = (guard: Guard, than: Guard): boolean => inOrder.indexOf(guard) < inOrder.indexOf(than);
