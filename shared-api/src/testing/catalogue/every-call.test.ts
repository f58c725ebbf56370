import { changes } from './every-hook';
import { loads } from './every-load';
import { operationsOf } from './recorded-api';
import ours from './recorded/openapi-1.5.0.json';

/** Calls that no screen makes by a hook, and what makes them. */
const asides: Record<string, string> = {
  'GET /auth/verify': 'the guard, by verifySession',
  'GET /resources': 'useResources, which never fails',
  'GET /newsletter/confirm': 'the link in a letter opens this page of the server',
  'POST /newsletter/confirm': 'its button',
  'GET /newsletter/unsubscribe': 'the link in a letter opens this page of the server',
  'POST /newsletter/unsubscribe': 'its button',
  'GET /newsletter/topics': 'the link in a letter opens this page of the server',
  'POST /newsletter/topics': 'its button',
  'GET /user/deletion/keep': 'the link in a letter opens this page of the server',
  'POST /user/deletion/keep': 'its button',
  'GET /user/email/keep': 'the link in a letter opens this page of the server',
  'POST /user/email/keep': 'its button',
  'POST /auth/login/passkey/options': 'signLogin, before the browser asks',
  'POST /auth/check/options': 'signCheck, before the browser asks',
  'POST /user/second-steps/passkeys/options': 'createPasskey, before the browser asks',
  'GET /user/export/file': 'a link, once the file is ready',
  'GET /auth/recovery/confirm': 'the link in a letter opens this page of the server',
  'POST /auth/recovery/confirm': 'its button',
  'GET /auth/recovery/stop': 'the link in a letter opens this page of the server',
  'POST /auth/recovery/stop': 'its button',
  'GET /auth/report': 'the link in a letter opens this page of the server',
  'POST /auth/report': 'its button',
  'POST /releases/outcomes': 'the shell, when a tab is left',
  'POST /releases/feel': 'the shell, when a page is left',
  'GET /decision-time': 'useMedianHours of mf-dashboard, which alone asks it',
  'GET /admin/blogs/{id}/background': 'useBlogBackground of mf-admin, which alone asks it',
  'GET /admin/campaigns/{id}/background': 'useCampaignBackground of mf-admin, which alone asks it',
  'POST /campaigns/{id}/steps': 'useStep of mf-public, which alone counts',
  'GET /campaigns/{id}/progress': 'useProgress of mf-public, which alone shows it',
  'POST /campaigns/{id}/questions': 'useQuestions of mf-public, which alone asks it',
  'GET /campaigns/{id}/figures': 'useFigures of mf-dashboard, which alone shows them',
  'GET /home/campaigns': 'useHomeCampaigns of mf-public, which alone shows them',
  'PUT /admin/campaigns/{id}/home': 'useSetOnHome of mf-admin, which alone decides it',
  'GET /resources/{id}': 'useGuide of mf-public, which alone shows it',
  'GET /admin/resources': 'useLibrary of mf-admin, which alone looks after it',
  'POST /admin/resources': 'useSaveResource of mf-admin',
  'PUT /admin/resources/{id}': 'useSaveResource of mf-admin',
  'PUT /admin/resources/{id}/picture': 'useSetResourcePicture of mf-admin',
  'PUT /admin/resources/{id}/retired': 'useRetireResource of mf-admin',
  'GET /admin/link-findings': 'useLinkFindings of mf-admin, which alone shows them',
  'PUT /admin/link-findings/{id}/address': 'useSettleFinding of mf-admin',
  'PUT /admin/link-findings/{id}/dismiss': 'useSettleFinding of mf-admin',
  'PUT /admin/resources/{id}/place': 'useMoveResource of mf-admin',
  'GET /letters': 'sentLetters of mf-public, which alone lists them',
  'GET /letters/{id}': 'sentLetter of mf-public, which alone shows it',
  'GET /alerts/{id}': 'alert of mf-public, which alone shows it',
  'POST /admin/alerts': 'useStartAlert of mf-admin, where alerts are written',
  'GET /admin/alerts/{id}': 'useAlert of mf-admin',
  'PUT /admin/alerts/{id}': 'useCorrectAlert of mf-admin',
  'PUT /admin/alerts/{id}/end': 'useEndAlert of mf-admin',
  'PUT /admin/alerts/{id}/letter': 'useSendAlertLetter of mf-admin',
  'GET /admin/letters': 'useLetters of mf-admin, where letters are written',
  'POST /admin/letters': 'useCreateLetter of mf-admin',
  'GET /admin/letters/{id}': 'useLetter of mf-admin',
  'PUT /admin/letters/{id}': 'useSaveLetter of mf-admin',
  'DELETE /admin/letters/{id}': 'useDeleteLetter of mf-admin',
  'GET /admin/letters/{id}/preview': 'useLetterPreview of mf-admin',
  'GET /admin/letters/{id}/mail': 'a link of the preview',
  'POST /admin/letters/{id}/pictures': 'useStoreLetterPicture of mf-admin',
  'POST /admin/letters/{id}/test': 'useTestLetter of mf-admin',
  'PUT /admin/letters/{id}/send': 'useSendLetter of mf-admin',
  'POST /admin/letters/{id}/stop': 'useStopLetter of mf-admin',
  'GET /admin/releases': 'useReleases of mf-releases, which alone shows them',
  'GET /admin/releases/{id}': 'useRelease of mf-releases, which alone shows it',
  'GET /admin/releases/{id}/gates': 'useGates of mf-releases, which alone asks them',
  'GET /admin/releases/{id}/difference': 'useDifference of mf-releases, which alone shows it',
  'POST /admin/releases/{id}/moves': 'useMoveRelease of mf-releases, which alone moves them',
  'GET /campaigns/{id}/updates': 'useUpdates of mf-public, and useOwnUpdates of mf-dashboard',
  'POST /campaigns/{id}/updates': 'usePostUpdate of mf-dashboard, where they are written',
  'PUT /updates/{id}': 'useChangeUpdate of mf-dashboard, where they are written',
  'DELETE /updates/{id}': 'useDeleteUpdate of mf-dashboard, where they are written',
  'GET /admin/updates': 'programs: the console lists what waits, and the page of a campaign has all of its own',
  'GET /admin/updates/{id}/background': 'useUpdateBackground of mf-admin, which alone asks it',
  'POST /campaigns/{id}/thanks': 'useThanks of mf-public, which alone asks it',
  'POST /formatted-text': 'useFormatted, which reads by a POST since texts are long',
  'GET /user/drafts': 'useOwnDrafts of mf-dashboard, whose forms alone have drafts',
  'GET /user/draft': 'useSharedDraft of mf-dashboard',
  'PUT /user/draft': 'useSharedDraft of mf-dashboard',
  'DELETE /user/draft': 'useSharedDraft and useThrowDraftAway of mf-dashboard',
  'GET /user/joins': 'useJoins of mf-dashboard, which alone shows them',
  ...Object.fromEntries(
    ['confirm', 'stop', 'still-30', 'still-90', 'confirm-thanks', 'stop-thanks'].flatMap((page) => [
      [`GET /campaign-questions/${page}`, 'the link in a letter opens this page of the server'],
      [`POST /campaign-questions/${page}`, 'its button'],
    ]),
  ),
  'GET /releases/counts': 'cyberharbour-mf promote --watch',
  'GET /releases/feel': 'cyberharbour-mf promote --watch',
};

const made = [...changes, ...loads].map(([call]) => call);
const operations = operationsOf(ours);

it.each(operations)('$name has a hook', ({ name, method, pattern }) => {
  const isHooked = made.some((call) => call.startsWith(`${method} `) && pattern.test(call.slice(method.length + 1)));
  expect(isHooked).toBe(!(name in asides));
});

it('every exception is a call of the API', () => {
  expect(Object.keys(asides).filter((name) => !operations.some((operation) => operation.name === name))).toEqual([]);
});
