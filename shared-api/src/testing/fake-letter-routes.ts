import {
  Done,
  LetterAnswer,
  LetterForm,
  LetterPage,
  LetterPicture,
  LetterPreview,
  SentLetterAnswer,
  SentLetterPage,
  type Letter,
} from '../contract/index';
import { makeLetter } from './letter-factories';
import { change, drop, editedElsewhere, isStale, ok, page, refuse, type Route } from './fake-answers';

type Call = Parameters<Route>[0];

const missing = refuse(404, 'Letter not found.', 'NOT_FOUND');

/** Every subscriber gets it; nothing is handed over as long as nobody says so. */
const show = ({ holdings }: Call, letter: Letter | undefined, message?: string) => {
  if (!letter) return missing;
  const readers = (holdings.subscribers ?? []).filter(({ state }) => state === 'subscribed').length;
  const waiting = letter.state === 'sending' ? readers : 0;
  const deliveries = { waiting, sent: letter.state === 'sent' ? readers : 0, refused: 0, left: 0 };
  return ok(LetterAnswer, { letter, readers, deliveries, ...(message !== undefined && { message }) });
};

/** A change makes a new version. */
const save = (call: Call, fields: Partial<Letter>, message: string) => {
  const { holdings, id } = call;
  if (isStale(holdings.letters, call)) return editedElsewhere;
  const before = holdings.letters?.find(({ _id }) => _id === id);
  const updatedAt = new Date(Date.parse(before?.updatedAt ?? '') + 1000).toISOString();
  return show(call, change(holdings.letters, id, { ...fields, updatedAt }), message);
};

const showSent = ({ _id, subject, code, begunAt, createdAt }: Letter) => ({
  _id,
  subject,
  code,
  sentAt: begunAt ?? createdAt,
});
/** Posts and pictures are read by the server. */
const partsOf = ({ blocks }: Letter): object[] =>
  blocks.flatMap((block): object[] =>
    block.kind === 'post'
      ? []
      : block.kind === 'picture'
        ? [{ ...block, ...showPicture(block.id), variants: [], width: 1600, height: 900 }]
        : [block],
  );
const showPicture = (id: string) => ({ id, url: `https://api.example.com/media/${id}-1600.webp` });
const isSent = ({ state }: Letter) => state !== 'draft' && state !== 'scheduled';

/** The calls of letters to subscribers. */
export const letterRoutes: Record<string, Route> = {
  'GET /letters': (call) => {
    const code = call.query.get('code');
    const letters = (call.holdings.letters ?? []).filter(isSent).filter((each) => code === null || each.code === code);
    return ok(SentLetterPage, page('letters', letters.map(showSent), call));
  },
  'GET /letters/:id': ({ holdings, id }) => {
    const letter = holdings.letters?.filter(isSent).find(({ _id }) => _id === id);
    if (!letter) return refuse(404, 'Letter not found', 'NOT_FOUND');
    const parts = partsOf(letter);
    return ok(SentLetterAnswer, { letter: { ...showSent(letter), parts } });
  },
  'GET /admin/letters': (call) => ok(LetterPage, page('letters', call.holdings.letters ?? [], call)),
  'POST /admin/letters': (call) => {
    const letter = makeLetter({ _id: 'l9', ...LetterForm.parse(call.body) });
    call.holdings.letters = [letter, ...(call.holdings.letters ?? [])];
    return show(call, letter);
  },
  'GET /admin/letters/:id': (call) =>
    show(
      call,
      call.holdings.letters?.find(({ _id }) => _id === call.id),
    ),
  'PUT /admin/letters/:id': (call) => save(call, LetterForm.parse(call.body), 'Draft saved'),
  'DELETE /admin/letters/:id': ({ holdings, id }) => {
    drop(holdings.letters, id);
    return ok(Done, { message: 'Draft deleted' });
  },
  'GET /admin/letters/:id/preview': ({ holdings, id }) => {
    const letter = holdings.letters?.find(({ _id }) => _id === id);
    if (!letter) return missing;
    const parts = partsOf(letter);
    const mailUrl = `https://api.example.com/api/admin/letters/${id}/mail`;
    return ok(LetterPreview, { parts, text: letter.subject, missing: letter.blocks.length - parts.length, mailUrl });
  },
  'POST /admin/letters/:id/pictures': () => ok(LetterPicture, { picture: showPicture('c'.repeat(32)) }),
  'POST /admin/letters/:id/test': ({ holdings }) =>
    ok(Done, { message: `A test is on its way to ${holdings.user?.email ?? ''}` }),
  'PUT /admin/letters/:id/send': (call) => {
    const sendAt = call.fields['sendAt'] ?? null;
    return sendAt === null
      ? save(call, { state: 'sending', begunAt: '2026-03-05T05:06:07.000Z' }, 'The letter is on its way')
      : save(call, { state: 'scheduled', sendAt }, 'The letter is scheduled');
  },
  'POST /admin/letters/:id/stop': (call) => save(call, { state: 'stopped' }, 'Stopped'),
};
