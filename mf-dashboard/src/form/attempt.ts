import { useState } from 'react';

/** A key for one attempt to post: sent again with every try, so that a lost answer does not make a second post. */
export const useAttempt = (): string => useState(() => crypto.randomUUID())[0];
