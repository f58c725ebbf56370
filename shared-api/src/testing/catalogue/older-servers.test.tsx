import { act, waitFor } from '@testing-library/react';
import { ApiFailure, useResources, useSession } from './every-entry';
import { apiVersion } from '../../contract/index';
import { changes } from './every-hook';
import { loads } from './every-load';
import { recordedApi } from './recorded-api';
import first from './recorded/openapi-1.0.0.json';
import second from './recorded/openapi-1.1.0.json';
import third from './recorded/openapi-1.2.0.json';
import fourth from './recorded/openapi-1.3.0.json';
import fifth from './recorded/openapi-1.4.0.json';
import ours from './recorded/openapi-1.5.0.json';
import { renderHooks } from '../render-hooks';

/** What a server of an earlier release has not; of these, a page says so. All else has to work. */
const after4 = ['useSiteSearch', 'useAlerts', 'useRunningAlerts'];
const after3 = [
  'usePendingUpdates',
  'useApproveUpdates',
  'useSendBackUpdate',
  'useTakeBackUpdates',
  'useRequestRecovery',
  'useStopRecovery',
  'useRecoveries',
  'useApproveRecovery',
  'useRefuseRecovery',
  'useKeepEmail',
  'useChangePassword',
  'useCompleteLogin',
  'usePasskeyLogin',
  'useFreshCheck',
  'useBeginApp',
  'useConfirmApp',
  'useAddPasskey',
  'useRenameKey',
  'useRemoveKey',
  'useRenewRecoveryCodes',
  'useLoginMethods',
  'useCheckState',
  'useSecondSteps',
  'useEndSession',
  'useEndOtherSessions',
  'useBeginExport',
  'useRemoveExport',
  'useOwnData',
  'useDeletion',
  'useRequestDeletion',
  'useCancelDeletion',
  'useSessions',
  'useActivity',
  'useAuditCheck',
  'useRevisions',
];
const after2 = [
  'usePostsOf',
  'useDownloadUsers',
  'useDownloadBlogs',
  'useDownloadCampaigns',
  'useDownloadSubscribers',
  'useDownloadAuditLog',
];
const after1 = ['useStatistics'];
const after0 = [
  'useHistory',
  'useAuditLog',
  'useSendBackBlog',
  'useSendBackCampaign',
  'useSubscribe',
  'useSubscribers',
  'useSubscriberCounts',
];
const releases = [
  ['1.5.0', ours, []],
  // Beside calls of hooks: reports of what people feel, which a tab sends and does not wait for.
  ['1.4.0', fifth, after4],
  ['1.3.0', fourth, [...after4, ...after3]],
  ['1.2.0', third, [...after4, ...after3, ...after2]],
  ['1.1.0', second, [...after4, ...after3, ...after2, ...after1]],
  ['1.0.0', first, [...after4, ...after3, ...after2, ...after1, ...after0]],
] as const;

const plainly =
  'The server does not offer this yet: it is of an earlier release than this page. Please try again after its next update.';

it('the newest of them is the API that this source tree describes', () => {
  expect(releases[0][0]).toBe(apiVersion);
});

describe.each(releases)('against a server of release %s', (_, document, missing) => {
  const isMissing = (name: string) => (missing as readonly string[]).includes(name);

  it.each(changes.map(([call, hook, sent, , failed]) => ({ call, name: hook.name, hook, sent, failed })))(
    '$name ($call) works, or says what is missing',
    async ({ name, hook, sent, failed: byToast }) => {
      recordedApi(document);
      const { said, use } = renderHooks();
      const change = use(hook);
      const failed = await act(() =>
        change.current.mutateAsync(sent as never).then(
          () => null,
          (error: unknown) => error,
        ),
      );
      if (!isMissing(name)) return expect(failed).toBeNull();
      expect(failed).toBeInstanceOf(ApiFailure);
      // Where no toast says it, the page does.
      return expect(byToast === undefined ? [`! ${(failed as ApiFailure).message}`] : said).toEqual([`! ${plainly}`]);
    },
  );

  it.each(loads.map(([call, hook]) => ({ call, name: hook.name || String(hook), hook })))(
    '$call works, or says what is missing',
    async ({ name, hook }) => {
      recordedApi(document);
      const { use } = renderHooks();
      const load = use(hook);
      await waitFor(() => expect(load.current.isPending).toBe(false));
      const expected = missing.some((one) => name.includes(one)) ? plainly : undefined;
      expect(load.current.error?.message).toBe(expected);
    },
  );

  it('the session and the library are what they are', async () => {
    recordedApi(document);
    const { use } = renderHooks();
    const both = use(() => ({ session: useSession(), library: useResources() }));
    await waitFor(() => expect(both.current.session.status).toBe('signedIn'));
    await waitFor(() => expect(both.current.library.resources).toHaveLength(1));
    expect(both.current.library.fallback).toBe(false);
  });
});
