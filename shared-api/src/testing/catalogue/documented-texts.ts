/**
 * The specification's catalogue of texts (its sections 7 and 8), line by line, each with the calls that say it: the
 * names of hooks, and `page` where
 * the page says it beside the control.
 */
export const documentedFailures: readonly (readonly [situation: string, texts: string, saidBy: readonly string[]])[] = [
  ['Login', 'Login failed.', ['useLogin']],
  ['Signup', 'Signup failed.', ['useRegister']],
  ['Send code', 'Failed to send OTP.', ['useSendCode', 'useForgotPassword']],
  ['Verify code', 'Verification failed.', ['useVerifyCode']],
  ['Reset password', 'Reset failed', ['page']],
  ['Load user', 'Failed to load user. / Failed to load user data.', ['page']],
  [
    'Load campaigns',
    'Failed to load campaigns.',
    ['useCampaigns', 'useMyCampaigns', 'useAllCampaigns', 'useDownloadCampaigns'],
  ],
  ['Load blogs', 'Failed to load blogs.', ['useBlogs', 'useMyBlogs', 'useAllBlogs', 'useDownloadBlogs']],
  ['Account update', 'Update failed.', ['useUpdateDetails']],
  ['Delete', 'Delete failed.', ['useDeleteBlog', 'useDeleteCampaign']],
  ['Create blog', 'Failed to create blog.', ['useCreateBlog']],
  ['Create campaign', 'Failed to create campaign.', ['useCreateCampaign']],
  ['Load campaign', 'Failed to load campaign.', ['useEditedCampaign', 'useCopiedCampaign']],
  ['Logout', 'Logout failed.', ['useLogout']],
  ['Admin stats', 'Failed to load admin stats', ['useCounts']],
  ['Admin users load', 'Failed to load users', ['useUsers', 'useDownloadUsers']],
  ['Role change', 'Failed to update role', ['useChangeRole']],
  ['User delete', 'Failed to delete user', ['useDeleteUsers']],
  ['Approve', 'Approval failed', ['useApproveBlogs', 'useApproveCampaigns']],
  ['Blog status / blog edit', 'Update failed', ['useSetBlogStatus', 'useUpdateBlog', 'useUpdateCampaign']],
  ['Campaign status', 'Failed to update status', ['useSetCampaignStatus']],
  ['Blog detail/edit load', 'Failed to load blog', ['useEditedBlog', 'useOwnBlog']],
];

export const documentedSuccesses: readonly (readonly [text: string, saidBy: string])[] = [
  ['Login successful', 'useLogin'],
  ['Account created! Please verify your email.', 'useRegister'],
  ['Reset OTP sent to your email.', 'useForgotPassword'],
  ['Your account has been verified!', 'useVerifyCode'],
  ['Logged out successfully', 'useLogout'],
  ['Details updated', 'useUpdateDetails'],
  ['Campaign deleted', 'useDeleteCampaign'],
  ['Blog deleted', 'useDeleteBlog'],
  ['Blog created successfully', 'useCreateBlog'],
  ['Campaign created successfully!', 'useCreateCampaign'],
  ['Campaign updated', 'useUpdateCampaign'],
  ['Password reset successfully.', 'useResetPassword'],
  ['Role updated to {role}', 'useChangeRole'],
  ['User deleted', 'useDeleteUsers'],
  ['Blog approved', 'useApproveBlogs'],
  ['Campaign approved', 'useApproveCampaigns'],
  ['Status updated', 'useSetBlogStatus'],
  ['Campaign status updated', 'useSetCampaignStatus'],
  ['Blog updated', 'useUpdateBlog'],
];
