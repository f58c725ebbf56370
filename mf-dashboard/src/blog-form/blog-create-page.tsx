import { intoForm, useCreateBlog } from '@cyberharbour/shared-api';
import { blogImageMissing } from '@cyberharbour/shared-api/contract';
import { PageHead } from '@cyberharbour/shared-ui';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Area } from '../area/area';
import { Unverified } from '../area/unverified';
import { useAttempt } from '../form/attempt';
import { PostForm } from '../form/post-form';
import { useIds } from '../form/use-ids';
import { BlogFieldset, readBlog, type BlogFields } from './blog-fields';

function CreateForm() {
  const creating = useCreateBlog();
  const attemptOf = useAttempt();
  const navigate = useNavigate();
  const idOf = useIds();
  const form = useForm<BlogFields>({ resolver: readBlog(blogImageMissing), defaultValues: { title: '', content: '', image: null }, shouldFocusError: false });
  const submit = form.handleSubmit(({ title, content, image }) => {
    if (!image) return;
    creating.mutate(
      { title, content, image, attempt: attemptOf({ title, content, image }) },
      { onSuccess: () => void navigate('/dashboard'), onError: (error) => intoForm(error, 'Failed to create blog.', form.setError) },
    );
  });
  return (
    <PostForm onSubmit={submit} note="Waiting to be read. Most are read within a day." button="Create Blog" busyButton="Sending" busy={creating.isPending}>
      <BlogFieldset form={form} idOf={idOf} />
    </PostForm>
  );
}

export const Component = () => (
  <Area>
    <PageHead title="New Blog" lede="What happened, what you did, and what you would do sooner." />
    <Unverified />
    <CreateForm />
  </Area>
);
