import type { Move } from './codemod.ts';

/**
 * Names that the core of a package had, by the entry point that has them now. A table is never changed once it was
 * published: the next move has one of its own.
 */
const entryPoints: Record<string, Record<string, string>> = {
  '@cyberharbour/shared-ui': {
    avatar: 'Avatar',
    band: 'Band BandProps',
    card: 'Card CardProps',
    'chart-frame': 'ChartFrame ChartFrameProps ChartSlice Hatch Swatch',
    'code-input': 'CodeInput CodeInputProps',
    'error-summary': 'ErrorSummary ErrorSummaryProps FieldFailure failuresOf',
    'image-picker': 'ImagePicker ImagePickerProps usePreview',
    'item-list': 'Item ItemList ItemProps',
    'load-more': 'LoadMore LoadMoreProps',
    'password-input': 'PasswordInput PasswordInputProps',
    'password-strength': 'PasswordStrength PasswordStrengthProps',
    progress: 'Progress ProgressProps',
    prompt: 'Prompt PromptProps',
    queue: 'Queue QueueItem QueueItemProps',
    'radio-group': 'RadioGroup RadioGroupProps RadioOption',
    sheet: 'Facts Sheet SheetProps',
    'side-nav': 'AppLayout SideNav SideNavItem SideNavProps',
    'stat-tiles': 'StatTile StatTileProps StatTiles',
    table: 'SortDirection SortableHeader SortableHeaderProps Table',
    tabs: 'Tabs TabsProps',
  },
  '@cyberharbour/shared-api': {
    account: 'useUpdateDetails',
    'admin-blogs':
      'BlogFilter useAllBlogs useApproveBlogs useDownloadBlogs usePendingBlogs useSendBackBlog useSetBlogStatus useWaitingBlog',
    'admin-campaigns':
      'ModeratedFilter useAllCampaigns useApproveCampaigns useDownloadCampaigns usePendingCampaigns useSendBackCampaign useSetCampaignStatus',
    'admin-counts': 'Counts useCounts',
    'admin-history': 'useHistory',
    'admin-newsletter': 'SubscriberFilter useDownloadSubscribers useSubscriberCounts useSubscribers',
    'admin-statistics': 'useStatistics useWaitingCount',
    'admin-users': 'UserFilter useChangeRole useDeleteUsers useDownloadUsers usePostsOf useUsers',
    blogs:
      'ChangedBlog NewBlog blog blogs blogsNearby myBlogs ownBlog useBlog useBlogs useBlogsNearby useCreateBlog useDeleteBlog useEditedBlog useMyBlogs useOwnBlog useUpdateBlog',
    campaigns:
      'CampaignFilter ChangedCampaign NewCampaign campaign campaigns campaignsNearby myCampaigns useCampaign useCampaigns useCampaignsNearby useCopiedCampaign useCreateCampaign useDeleteCampaign useEditedCampaign useMyCampaigns useUpdateCampaign',
    drafts: 'Draft DraftFields useDraft',
    newsletter: 'useSubscribe',
    'password-reset': 'useForgotPassword useResetPassword',
    resources: 'ResourceFilter resources useResources',
    'sign-up': 'useRegister useSendCode useVerifyCode',
  },
};

export const toEntryPoints: readonly Move[] = Object.entries(entryPoints).flatMap(([from, entries]) =>
  Object.entries(entries).flatMap(([entry, names]) =>
    names.split(' ').map((name) => ({ from, name, to: `${from}/${entry}` })),
  ),
);

/** What was called otherwise, and stayed where it was. */
export const renamed: readonly Move[] = [
  { from: '@cyberharbour/shared-api', name: 'ReleaseOutcome', as: 'ReleaseReport', to: '@cyberharbour/shared-api' },
];
