import { recordAudit } from '../audit/record.ts';
import { connectionFor, type Context } from '../context.ts';
import { wasRemoved } from '../changes/store.ts';
import { newId, isId } from '../database/ids.ts';
import { transact, type Tx } from '../database/transact.ts';
import { ConcurrentUpdateError, fieldError, HttpError, notFoundError } from '../http/http-error.ts';
import { type EditBase, refuseStale } from '../http/versions.ts';
import { createOnce } from '../idempotency/create-once.ts';
import type { ReplyKey } from '../idempotency/store.ts';
import { readPage } from '../lists/paging.ts';
import { removeFiles, removePicture } from '../media/remove.ts';
import { aboutPicture, pictureFields } from '../media/picture-fields.ts';
import { insertPicture } from '../media/store.ts';
import { keepRevision } from '../revisions/keep-revision.ts';
import type { Viewer } from '../sessions/guards.ts';
import { countNew, countPublic, recount } from './counts.ts';
import { keepEarlier, recordEdit, resubmit } from './edits.ts';
import type { PostEditFields, PostForm, PostKind, PublicQuery } from './kind.ts';
import type { PostChange, ReadPost } from './post.ts';
import { removePosts } from './remove-post.ts';
import { storeWithinQuota } from './picture-quota.ts';
import { pictureTables } from './picture-tables.ts';
import { type Becomes, becomesOf, changesTimeAlone, publishColumns } from './publish-time.ts';
import { isScheduled, visibilityAt } from './visibility-at.ts';

const missing = ({ texts }: PostKind) => notFoundError(texts.missing);
const isTheirs = (by: Viewer | null, post: ReadPost) =>
  by !== null && (by.role === 'admin' || post.author_id === by.id);

/** The public list; with `author`, that member's own in every status. */
export async function listPosts(
  context: Context,
  kind: PostKind,
  query: PublicQuery,
  by: Viewer | null,
  author: Viewer | null,
) {
  const { db, publicApiUrl } = context;
  const isNarrowed = author !== null || Boolean(query.q ?? query.type ?? query.topic);
  const filter = {
    ...(author ? { authorId: author.id } : { isPublic: true }),
    type: query.type,
    topic: query.topic,
    q: query.q,
  };
  const connection = connectionFor(context, query);
  const [{ rows, nextCursor }, total] = await Promise.all([
    readPage(query, (request) =>
      isNarrowed ? kind.store.list(connection, filter, request) : kind.store.listPublic(db, request),
    ),
    isNarrowed ? kind.store.count(connection, filter) : countPublic(db, kind),
  ]);
  const viewer = kind.listsForViewer ? by : author;
  return {
    success: true as const,
    [kind.table]: rows.map((row) => kind.summarise(row, publicApiUrl, viewer)),
    nextCursor,
    total,
  };
}

/**
 * A hidden one only to its author and to administrators, and where the kind says so only when `hiddenToo` asks for it.
 */
export async function readPost(
  { db }: Context,
  kind: PostKind,
  by: Viewer | null,
  id: string,
  hiddenToo: boolean,
): Promise<ReadPost> {
  const post = await requirePost(db, kind, id);
  const mayRead = isTheirs(by, post) && (hiddenToo || !kind.hiddenOnRequest);
  if (post.visibility === 0 && !mayRead) throw missing(kind);
  return post;
}

export async function createPost(
  context: Context,
  kind: PostKind,
  by: Viewer,
  form: PostForm,
  picture: Buffer | null,
  key: ReplyKey | null,
): Promise<object> {
  const { imageMissing } = kind.texts;
  if (!picture && imageMissing !== null) throw fieldError('image', imageMissing);
  return createOnce(context, by.id, key, {
    async prepare() {
      await context.limits.postsPerMember.take(by.id);
      return picture ? storeWithinQuota(context, by.id, picture) : null;
    },
    discard: async (stored) => {
      if (stored) await removeFiles(context.media, stored);
    },
    create: async (tx, stored, now) => {
      const id = newId();
      const columns = toColumns(kind, form);
      const goesLive = publishColumns(kind, form, null, { resubmitted: false, after: columns }, now);
      if (stored) await insertPicture(tx, stored, now);
      await kind.store.insert(tx, {
        image_alt: null,
        id,
        ...columns,
        ...goesLive,
        media_id: stored?.id ?? null,
        status: 'pending',
        author_id: by.id,
        created_at: now,
        updated_at: now,
      });
      await countNew(tx, kind);
      return kind.show(await requirePost(tx, kind, id), context.publicApiUrl, by);
    },
  });
}

export type PostEdit = PostForm & PostEditFields & EditBase;

/** What a member changes of what was approved is looked at again; `becomes` says so. */
export async function updatePost(
  context: Context,
  kind: PostKind,
  by: Viewer,
  id: string,
  form: PostEdit,
  picture: Buffer | null,
): Promise<{ post: ReadPost; becomes: Becomes }> {
  const { db, clock, media, publicApiUrl } = context;
  const current = await requireOwnPost(db, kind, by, id);
  // First of all: whoever edits an older version names its picture too, and that is no fault of theirs.
  refuseStale(form, current.updated_at);
  refuseForeignPicture(kind, current, form.imageUrl, picture, publicApiUrl);
  await context.limits.editsPerMember.take(by.id);
  const stored = picture ? await storeWithinQuota(context, current.author_id ?? by.id, picture) : null;
  const saved = await transact(db, async (tx) => {
    const before = await requireOwnPost(tx, kind, by, id);
    refuseStale(form, before.updated_at);
    const columns = toColumns(kind, form);
    const timeAlone = isScheduled(kind, before) && changesTimeAlone(before, columns, stored !== null);
    const resubmitted = kind.visibilityOf(before.status) > 0 && by.role !== 'admin' && !timeAlone;
    if (stored) await insertPicture(tx, stored, clock());
    const change = {
      ...columns,
      ...publishColumns(kind, form, before, { resubmitted, after: columns }, clock()),
      ...resubmit(before, by, resubmitted),
      ...keepEarlier(kind, before, resubmitted, clock()),
      ...(stored ? { media_id: stored.id, image_focus: form.imageFocus || null } : {}),
    };
    await savePost(tx, kind, before, change, clock());
    await recordEdit(tx, by, kind, before, form, clock());
    const post = await requirePost(tx, kind, id);
    await keepRevision(tx, kind, by, before, post, clock());
    return { post, becomes: becomesOf(kind, before, post, resubmitted), replaced: before.media_id };
  }).catch(async (error: unknown) => {
    // Not where the connection broke: the transaction may stand.
    if (stored && error instanceof HttpError) await removeFiles(media, stored);
    throw error;
  });
  const { replaced, ...answer } = saved;
  if (stored) await removeUnused(context, kind, replaced);
  return answer;
}

export async function deletePost(
  context: Context,
  kind: PostKind,
  by: Viewer,
  id: string,
  base: EditBase,
): Promise<void> {
  const { db, clock } = context;
  const gone = await transact(db, async (tx) => {
    const post = await requireOwnPost(tx, kind, by, id);
    refuseStale(base, post.updated_at);
    await removePosts(tx, kind, [post]);
    if (post.author_id === by.id) return post;
    const before = { title: post.title, status: post.status };
    const action = `${kind.name}.deleted` as const;
    const entry = { action, kind: kind.name, itemId: id, before, wordsOf: post.author_id };
    await recordAudit(tx, { by, ...entry }, clock());
    return post;
  });
  await removeUnused(context, kind, gone.media_id);
}

/** The picture that a post of this kind held. */
async function removeUnused({ db, media }: Context, { table }: PostKind, mediaId: string | null): Promise<void> {
  if (mediaId) await removePicture(db, media, [...new Set([...pictureTables, table])], mediaId);
}

/** Changes it and its counts. Throws ConcurrentUpdateError when it is no longer as it was read. */
export async function savePost(
  tx: Tx,
  kind: PostKind,
  before: ReadPost,
  change: PostChange,
  now: number,
): Promise<void> {
  if (!(await kind.store.update(tx, before, change, now))) throw new ConcurrentUpdateError();
  const after = { ...before, ...change };
  const visibility = visibilityAt(kind, after, now);
  await recount(tx, kind, before, { status: after.status, waits: after.waits, visibility });
}

/** Throws a 404 when there is none. */
export async function requirePost(db: Context['db'], kind: PostKind, id: string): Promise<ReadPost> {
  const post = isId(id) ? await kind.store.find(db, id) : undefined;
  if (post) return post;
  throw isId(id) && (await wasRemoved(db, id)) ? new HttpError(404, 'GONE', kind.texts.missing) : missing(kind);
}

/** The post, when the caller may change it: what they may not even see does not exist for them. */
export async function requireOwnPost(db: Context['db'], kind: PostKind, by: Viewer, id: string): Promise<ReadPost> {
  const post = await requirePost(db, kind, id);
  if (isTheirs(by, post)) return post;
  throw post.visibility > 0 ? new HttpError(403, 'NOT_ALLOWED', kind.texts.notAuthor) : missing(kind);
}

function refuseForeignPicture(
  { name }: PostKind,
  post: ReadPost,
  imageUrl: string | undefined,
  picture: Buffer | null,
  publicApiUrl: string,
): void {
  if (picture || !imageUrl || imageUrl === pictureFields(post, publicApiUrl).imageUrl) return;
  throw fieldError('imageUrl', `The image address is not the one of this ${name}. Please choose a file instead.`);
}

const toColumns = (kind: PostKind, form: PostForm) => ({
  title: form.title,
  ...aboutPicture(form),
  ...kind.toColumns(form),
});
