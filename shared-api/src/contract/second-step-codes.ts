/** Code of the 401 after the right password of an account that has a second step: the login goes on. */
export const secondStepCode = 'SECOND_STEP';

/** Code of the 403 of a call that needs a check of who it is, not older than some minutes. */
export const checkNeededCode = 'CHECK_NEEDED';
