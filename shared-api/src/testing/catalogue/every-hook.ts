import * as api from './every-entry';
import { blog } from '../index';

const image = new File(['x'], 'wharf.jpg', { type: 'image/jpeg' });
const times = { startTime: '2027-03-02T09:00:00.000Z', endTime: '2027-03-03T09:00:00.000Z' };
const read = (_id: string) => ({ _id, updatedAt: blog().updatedAt });
const account = { name: 'Tom', email: 'tom@example.com', password: 'ladder custard', role: 'general' as const };

const signed = { id: 'k', rawId: 'k', type: 'public-key' } as const;

interface Changing {
  mutateAsync: (sent: never) => Promise<unknown>;
}
interface Loading {
  isError: boolean;
  isPending: boolean;
  error: Error | null;
}

/** One call of the product: its hook, what is sent, and the two sentences of the specification. */
export const changes: [
  call: string,
  hook: () => Changing,
  sent: unknown,
  done: string | undefined,
  failed: string | undefined,
][] = [
  [
    'POST /auth/login',
    api.useLogin,
    { email: account.email, password: account.password },
    'Login successful',
    'Login failed.',
  ],
  ['POST /auth/login/second-step', api.useCompleteLogin, { code: '123456' }, 'Login successful', undefined],
  ['POST /auth/login/passkey', api.usePasskeyLogin, signed, 'Login successful', undefined],
  ['POST /auth/check', api.useFreshCheck, { password: 'anchor' }, undefined, undefined],
  ['POST /user/second-steps/apps', api.useBeginApp, { name: 'Phone' }, undefined, undefined],
  [
    'POST /user/second-steps/apps/a1/confirm',
    api.useConfirmApp,
    { id: 'a1', code: '123456' },
    'Second step added',
    undefined,
  ],
  [
    'POST /user/second-steps/passkeys',
    api.useAddPasskey,
    { name: 'Laptop', passkey: signed },
    'Second step added',
    undefined,
  ],
  ['PUT /user/second-steps/a1', api.useRenameKey, { id: 'a1', name: 'Phone' }, 'Name changed', 'Update failed.'],
  ['DELETE /user/second-steps/a1', api.useRemoveKey, 'a1', 'Second step removed', 'Update failed.'],
  ['POST /user/second-steps/recovery-codes', api.useRenewRecoveryCodes, undefined, undefined, 'Update failed.'],
  ['POST /auth/register', api.useRegister, account, 'Account created! Please verify your email.', 'Signup failed.'],
  ['POST /auth/send-verify-otp', api.useSendCode, undefined, undefined, 'Failed to send OTP.'],
  [
    'POST /auth/verify-otp',
    api.useVerifyCode,
    { userId: 'u1', otp: '123456' },
    'Your account has been verified!',
    'Verification failed.',
  ],
  [
    'POST /auth/forgot-password',
    api.useForgotPassword,
    { email: account.email },
    'Reset OTP sent to your email.',
    'Failed to send OTP.',
  ],
  [
    'POST /reset-password',
    api.useResetPassword,
    { email: account.email, otp: '123456', newPassword: 'anchor' },
    'Password reset successfully.',
    undefined,
  ],
  ['POST /newsletter/subscribe', api.useSubscribe, { email: account.email }, undefined, undefined],
  ['POST /auth/logout', api.useLogout, undefined, 'Logged out successfully', 'Logout failed.'],
  [
    'PUT /user/update',
    api.useUpdateDetails,
    { name: 'Tom', email: account.email, role: 'general' },
    'Details updated',
    'Update failed.',
  ],
  ['POST /user/export', api.useBeginExport, undefined, undefined, undefined],
  ['DELETE /user/export', api.useRemoveExport, undefined, 'File deleted', 'Delete failed.'],
  ['POST /user/deletion', api.useRequestDeletion, { posts: 'go' }, undefined, undefined],
  ['DELETE /user/deletion', api.useCancelDeletion, undefined, 'Your account stays.', 'Update failed.'],
  ['DELETE /user/sessions/s1', api.useEndSession, 's1', 'Device signed out', 'Failed to sign that device out.'],
  [
    'DELETE /user/sessions',
    api.useEndOtherSessions,
    undefined,
    'Other devices signed out',
    'Failed to sign the other devices out.',
  ],
  ['DELETE /user/email', api.useKeepEmail, undefined, 'Your email stays as it is.', 'Update failed.'],
  [
    'PUT /user/password',
    api.useChangePassword,
    { currentPassword: 'anchor', newPassword: 'ladder custard' },
    'Password changed',
    'Failed to change the password.',
  ],
  [
    'POST /blogs',
    api.useCreateBlog,
    { title: 'A', content: 'B', image },
    'Blog created successfully',
    'Failed to create blog.',
  ],
  [
    'PUT /blogs/b1',
    api.useUpdateBlog,
    { id: 'b1', title: 'A', content: 'B', updatedAt: 'then' },
    'Blog updated',
    'Update failed',
  ],
  ['DELETE /blogs/b1', api.useDeleteBlog, 'b1', 'Blog deleted', 'Delete failed.'],
  [
    'POST /campaigns',
    api.useCreateCampaign,
    { title: 'A', description: 'B', ...times, image },
    'Campaign created successfully!',
    'Failed to create campaign.',
  ],
  [
    'PUT /campaigns/c1',
    api.useUpdateCampaign,
    { id: 'c1', title: 'A', description: 'B', ...times, updatedAt: 'then' },
    'Campaign updated',
    'Update failed',
  ],
  ['DELETE /campaigns/c1', api.useDeleteCampaign, 'c1', 'Campaign deleted', 'Delete failed.'],
  [
    'PUT /admin/users/u1/role',
    api.useChangeRole,
    { users: [{ _id: 'u1', role: 'general' }], role: 'admin' },
    'Role updated to admin',
    'Failed to update role',
  ],
  ['DELETE /admin/users/u1', api.useDeleteUsers, ['u1'], 'User deleted', 'Failed to delete user'],
  ['PUT /admin/blogs/b1/approve', api.useApproveBlogs, [read('b1')], 'Blog approved', 'Approval failed'],
  ['PUT /admin/campaigns/c1/approve', api.useApproveCampaigns, [read('c1')], 'Campaign approved', 'Approval failed'],
  [
    'PUT /admin/blogs/b1/reject',
    api.useSendBackBlog,
    { blog: read('b1'), reason: 'Why' },
    'Blog sent back',
    'Rejection failed',
  ],
  [
    'PUT /admin/campaigns/c1/reject',
    api.useSendBackCampaign,
    { campaign: read('c1'), reason: 'Why' },
    'Campaign sent back',
    'Rejection failed',
  ],
  ['PUT /admin/blogs/b1/status', api.useTakeBackBlogs, [read('b1')], 'It waits again', 'Update failed'],
  [
    'PUT /admin/campaigns/c1/status',
    api.useTakeBackCampaigns,
    [read('c1')],
    'It waits again',
    'Failed to update status',
  ],
  [
    'PUT /admin/blogs/b1/status',
    api.useSetBlogStatus,
    { blogs: [read('b1')], status: 'archived' },
    'Status updated',
    'Update failed',
  ],
  ['GET /admin/users', api.useDownloadUsers, {}, undefined, 'Failed to load users'],
  ['GET /admin/blogs', api.useDownloadBlogs, {}, undefined, 'Failed to load blogs.'],
  ['GET /admin/campaigns', api.useDownloadCampaigns, {}, undefined, 'Failed to load campaigns.'],
  ['GET /admin/audit', api.useDownloadAuditLog, {}, undefined, 'Failed to load the audit log.'],
  ['GET /admin/audit/check', api.useAuditCheck, undefined, undefined, undefined],
  ['GET /admin/newsletter', api.useDownloadSubscribers, {}, undefined, 'Failed to load subscribers.'],
  [
    'PUT /admin/campaigns/c1/status',
    api.useSetCampaignStatus,
    { campaigns: [read('c1')], status: 'archived' },
    'Campaign status updated',
    'Failed to update status',
  ],
];

export const loads: [call: string, hook: () => Loading, failed: string | undefined][] = [
  ['GET /blogs', () => api.useBlogs(), 'Failed to load blogs.'],
  ['GET /blogs', api.useMyBlogs, 'Failed to load blogs.'],
  ['GET /blogs/b1', () => api.useEditedBlog('b1'), 'Failed to load blog'],
  ['GET /campaigns', () => api.useCampaigns(), 'Failed to load campaigns.'],
  ['GET /campaigns', api.useMyCampaigns, 'Failed to load campaigns.'],
  ['GET /campaigns/c1', () => api.useEditedCampaign('c1'), 'Failed to load campaign.'],
  ['GET /admin/users', () => api.useUsers(), 'Failed to load users'],
  ['GET /admin/users/posts', () => api.usePostsOf(['u1']), undefined],
  ['GET /admin/users', api.useCounts, 'Failed to load admin stats'],
  ['GET /admin/blogs', () => api.useAllBlogs(), 'Failed to load blogs.'],
  ['GET /admin/campaigns', () => api.useAllCampaigns(), 'Failed to load campaigns.'],
  ['GET /admin/blogs/pending', api.usePendingBlogs, undefined],
  ['GET /admin/campaigns/pending', api.usePendingCampaigns, undefined],
  ['GET /admin/newsletter', () => api.useSubscribers(), 'Failed to load subscribers.'],
  ['GET /admin/newsletter', api.useSubscriberCounts, undefined],
  ['GET /admin/audit', () => api.useAuditLog(), 'Failed to load the audit log.'],
  ['GET /admin/audit', () => api.useHistory('blog', 'b1'), undefined],
  ['GET /admin/statistics', api.useStatistics, undefined],
  ['GET /blogs', api.useBlogsNearby, undefined],
  ['GET /blogs/b1', () => api.useBlog('b1'), undefined],
  ['GET /blogs/b1', () => api.useOwnBlog('b1'), 'Failed to load blog'],
  ['GET /blogs/b1', () => api.useWaitingBlog(read('b1')), undefined],
  ['GET /campaigns', api.useCampaignsNearby, undefined],
  ['GET /campaigns/c1', () => api.useCampaign('c1'), undefined],
  ['GET /campaigns/c1', () => api.useCopiedCampaign('c1'), 'Failed to load campaign.'],
  ['GET /admin/blogs/pending', api.useWaitingCount, undefined],
  ['GET /user/data', api.useAccount, undefined],
  ['GET /auth/login/second-step', api.useLoginMethods, undefined],
  ['GET /auth/check', api.useCheckState, undefined],
  ['GET /user/second-steps', api.useSecondSteps, undefined],
  ['GET /user/sessions', api.useSessions, undefined],
  ['GET /user/activity', api.useActivity, undefined],
  ['GET /user/export', api.useOwnData, undefined],
  ['GET /user/deletion', api.useDeletion, undefined],
];
