import type {
  AccountAct,
  AuditEntry,
  AlertAct,
  LetterAct,
  PostAct,
  ReleaseAct,
  ResourceAct,
} from '@cyberharbour/shared-api/contract';

type Facts = Pick<AuditEntry, 'before' | 'after'>;

interface Act {
  /** In the filter. */
  name: string;
  /** What somebody did; `what` is an account in the genitive (`Zoë’s`), or a post (`the blog “Tides”`). */
  say: (what: string, facts: Facts) => string;
}

const fact = (facts: AuditEntry['before'], name: string) => String(facts?.[name] ?? 'unknown');

export const accountActs: Record<AccountAct, Act> = {
  role: {
    name: 'Role changed',
    say: (whose, { before, after }) => `changed ${whose} role from ${fact(before, 'role')} to ${fact(after, 'role')}`,
  },
  deleted: { name: 'Account deleted', say: (whose) => `deleted ${whose} account` },
  password: { name: 'Password changed', say: (whose) => `set a new password for ${whose} account` },
  'email-requested': {
    name: 'New email asked for',
    say: (whose) => `asked for a new email address for ${whose} account`,
  },
  email: { name: 'Email changed', say: (whose) => `confirmed a new email address for ${whose} account` },
  'email-returned': { name: 'Email taken back', say: (whose) => `took back the email address of ${whose} account` },
  'key-added': { name: 'Second step added', say: (whose) => `added a second step to ${whose} account` },
  'key-removed': { name: 'Second step removed', say: (whose) => `removed a second step from ${whose} account` },
  'recovery-codes': { name: 'Recovery codes made', say: (whose) => `made new recovery codes for ${whose} account` },
  'recovery-code': { name: 'Recovery code used', say: (whose) => `used a recovery code of ${whose} account` },
  'sign-in-reported': {
    name: 'Sign-in reported',
    say: (whose) => `reported a sign-in to ${whose} account as not theirs`,
  },
  'deletion-requested': { name: 'Deletion asked for', say: (whose) => `asked for ${whose} account to be deleted` },
  'deletion-cancelled': {
    name: 'Deletion cancelled',
    say: (whose) => `kept ${whose} account, which was to be deleted`,
  },
  'recovery-requested': {
    name: 'Recovery asked for',
    say: (whose) => `asked administrators for ${whose} account`,
  },
  'recovery-checked': {
    name: 'Recovery checked',
    say: (whose, { after }) => `made sure who asks for ${whose} account (${fact(after, 'check')})`,
  },
  'recovery-started': {
    name: 'Recovery begun',
    say: (whose, { after }) => `began the ${fact(after, 'days')} days until ${whose} account is handed over`,
  },
  'recovery-refused': { name: 'Recovery refused', say: (whose) => `refused to hand ${whose} account over` },
  'recovery-stopped': { name: 'Recovery stopped', say: (whose) => `stopped the recovery of ${whose} account` },
  recovered: { name: 'Account recovered', say: (whose) => `handed ${whose} account over to its new address` },
  'admin-by-command': {
    name: 'Made an administrator by command',
    say: (whose) => `made ${whose} account an administrator’s at the command line`,
  },
  'unlocked-by-command': {
    name: 'Unlocked by command',
    say: (whose) => `removed every second step of ${whose} account at the command line`,
  },
  'signed-out-by-command': {
    name: 'Signed out by command',
    say: (whose, { after }) =>
      after?.['everybody'] === true
        ? 'ended every session of every account at the command line'
        : `ended every session of ${whose} account at the command line`,
  },
};

const published = ['approved', 'active'];

export const postActs: Record<PostAct, Act> = {
  status: {
    name: 'status changed',
    say: (what, { before, after }) => {
      const [was, is] = [fact(before, 'status'), fact(after, 'status')];
      if (was === is) return `said why ${what} is ${is}`;
      return was === 'pending' && published.includes(is) ? `approved ${what}` : `changed ${what} from ${was} to ${is}`;
    },
  },
  'sent-back': { name: 'sent back', say: (what) => `sent ${what} back to its author` },
  edited: { name: 'edited', say: (what) => `edited ${what}` },
  deleted: { name: 'deleted', say: (what) => `deleted ${what}` },
};

/** A move of the release console, as `to promote mf_public 1.2.0 for 10 % of visitors`. */
function describeMove(what: string, { after }: Facts): string {
  const version = after?.['version'] === undefined ? '' : ` ${fact(after, 'version')}`;
  const share = after?.['percent'] === undefined ? '' : ` for ${fact(after, 'percent')} % of visitors`;
  const verb = fact(after, 'move') === 'rollback' ? 'roll back' : fact(after, 'move');
  return `${verb} ${what}${version}${share}`;
}

export const releaseActs: Record<ReleaseAct, Act> = {
  moved: { name: 'moved', say: (what, facts) => `asked to ${describeMove(what, facts)}` },
  refused: { name: 'refused', say: (what, facts) => `was refused to ${describeMove(what, facts)}` },
};

export const resourceActs: Record<ResourceAct, Act> = {
  added: { name: 'added', say: (what) => `added ${what}` },
  edited: { name: 'edited', say: (what) => `edited ${what}` },
  retired: { name: 'retired', say: (what) => `retired ${what}` },
  restored: { name: 'brought back', say: (what) => `brought back ${what}` },
  moved: {
    name: 'moved',
    say: (what, { before, after }) => `moved ${what} from place ${fact(before, 'place')} to ${fact(after, 'place')}`,
  },
};

export const alertActs: Record<AlertAct, Act> = {
  started: { name: 'started', say: (what) => `started ${what}` },
  corrected: { name: 'corrected', say: (what) => `corrected ${what}` },
  ended: { name: 'ended', say: (what) => `ended ${what}` },
  mailed: {
    name: 'mailed',
    say: (what, { after }) => `sent a letter about ${what} to ${fact(after, 'readers')} readers`,
  },
};

export const letterActs: Record<LetterAct, Act> = {
  edited: { name: 'edited', say: (what) => `edited ${what}` },
  deleted: { name: 'deleted', say: (what) => `deleted ${what}` },
  scheduled: {
    name: 'scheduled',
    say: (what, { after }) => `scheduled ${what} for ${fact(after, 'readers')} readers`,
  },
  sent: { name: 'sent', say: (what, { after }) => `sent ${what} to ${fact(after, 'readers')} readers` },
  stopped: { name: 'stopped', say: (what) => `stopped ${what}` },
};
