import { useCreateBlog, type Draft } from '@cyberharbour/shared-api';
import { blogImageMissing } from '@cyberharbour/shared-api/contract';
import { PageHead } from '@cyberharbour/shared-ui';
import { useNavigate } from 'react-router-dom';
import { Area } from '../area/area';
import { Unverified } from '../area/unverified';
import { useAttempt } from '../form/attempt';
import { PostForm } from '../form/post-form';
import { SecretNotice } from '../form/secret-notice';
import { failInto } from '../form/session-ended';
import { useIds } from '../form/use-ids';
import { useKeptForm } from '../form/use-kept-form';
import { useSecretCheck } from '../form/use-secret-check';
import { WithDraft } from '../form/with-draft';
import { BlogFieldset, readBlog, type BlogFields } from './blog-fields';

const empty: BlogFields = { title: '', content: '', image: null, imageAlt: '' };

function CreateForm({ draft }: { draft: Draft }) {
  const creating = useCreateBlog();
  const attemptOf = useAttempt();
  const navigate = useNavigate();
  const idOf = useIds();
  const secrets = useSecretCheck();
  const kept = useKeptForm({ draft, stored: empty, resolver: readBlog(blogImageMissing) });
  const { form } = kept;
  const sent = () => {
    kept.done();
    void navigate('/dashboard');
  };
  const submit = form.handleSubmit(({ title, content, image, imageAlt }) => {
    if (!image || !secrets.passes(title, content)) return;
    creating.mutate(
      { title, content, image, imageAlt, attempt: attemptOf({ title, content, image, imageAlt }) },
      { onSuccess: sent, onError: (error) => failInto(error, 'Failed to create blog.', form.setError) },
    );
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
      busy={creating.isPending}
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
