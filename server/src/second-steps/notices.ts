export const keyAddedNotice = (name: string) => ({
  subject: 'A second step was added to your CyberHarbour account',
  sentence: `“${name}” is a second step of your account now: logging in asks for one.`,
});

export const keyRemovedNotice = (name: string, isLast: boolean) => ({
  subject: 'A second step was removed from your CyberHarbour account',
  sentence: `“${name}” is no second step of your account any more.${isLast ? ' It was the last one: the password alone opens your account now.' : ''}`,
});

export const recoveryCodesNotice = {
  subject: 'New recovery codes for your CyberHarbour account',
  sentence: 'Ten new recovery codes were made for your account. Those before open nothing any more.',
};

export const recoveryCodeNotice = (left: number) => ({
  subject: 'A recovery code of your CyberHarbour account was used',
  sentence: `Somebody used one of your recovery codes in place of a second step. ${left === 0 ? 'None is left: make new ones under Security.' : `${left} ${left === 1 ? 'is' : 'are'} left.`}`,
});

export const unlockedNotice = {
  subject: 'The second steps of your CyberHarbour account were removed',
  sentence:
    'We removed every second step of your account because we were asked to, and signed every device out. Your password alone opens it now: add a second step under Security.',
};

/** The password was right, the codes were not: the first sign that a password is known. */
export const wrongCodesNotice = {
  subject: 'Somebody knows your CyberHarbour password',
  sentence:
    'Somebody logged in with your password, and then gave wrong codes for your second step five times. They did not get in.',
};
