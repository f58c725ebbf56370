import { CreatePage, NewPost } from '../post-form/create-form';
import { blogKind } from './blog-kind';

export const Component = () => (
  <CreatePage kind={blogKind}>
    <NewPost kind={blogKind} />
  </CreatePage>
);
