import { useCreateBlog } from '@cyberharbour/shared-api/blogs';
import type { Draft } from '@cyberharbour/shared-api/drafts';
import { blogImageMissing } from '@cyberharbour/shared-api/contract';
import { PageHead } from '@cyberharbour/shared-ui';
import { useWatch } from 'react-hook-form';
import { Area } from '../area/area';
import { Unverified } from '../area/unverified';
import { PostForm } from '../form/post-form';
import { SecretNotice } from '../form/secret-notice';
import { failInto } from '../form/session-ended';
import { useIds } from '../form/use-ids';
import { useKeptForm } from '../form/use-kept-form';
import { useSecretCheck } from '../form/use-secret-check';
import { useSending } from '../form/use-sending';
import { WithDraft } from '../form/with-draft';
import { BlogFieldset, readBlog, type BlogFields } from './blog-fields';

const empty: BlogFields = { title: '', content: '', image: null, imageAlt: '' };

function CreateForm({ draft }: { draft: Draft }) {
  const creating = useCreateBlog();
  const idOf = useIds();
  const secrets = useSecretCheck();
  const kept = useKeptForm({ draft, stored: empty, resolver: readBlog(blogImageMissing) });
  const { form } = kept;
  const image = useWatch({ control: form.control, name: 'image' });
  const { send, onTheWay } = useSending({
    done: kept.done,
    failed: (error) => failInto(error, 'Failed to create blog.', form.setError),
  });
  const submit = form.handleSubmit(async ({ title, content, image: picture, imageAlt }) => {
    if (!picture || !secrets.passes(title, content)) return;
    const blog = { title, content, image: picture, imageAlt };
    await send((sending) => creating.mutateAsync({ ...blog, sending }));
  });
  return (
    <PostForm
      kept={kept}
      first="title"
      onSubmit={submit}
      error={creating.error}
      note="Waiting to be read. Most are read within a day."
      button="Create Blog"
      busyButton="Sending"
      onTheWay={onTheWay}
      withPicture={image !== null}
    >
      <BlogFieldset form={form} idOf={idOf} />
      <SecretNotice found={secrets.found} button="Create Blog" />
    </PostForm>
  );
}

export const Component = () => (
  <Area>
    <PageHead title="New Blog" lede="What happened, what you did, and what you would do sooner." />
    <Unverified />
    <WithDraft form="blog">{(draft) => <CreateForm draft={draft} />}</WithDraft>
  </Area>
);
