import { PostsPage } from '../posts/posts-page';
import { blogKind } from './blog-kind';

export const Component = () => <PostsPage kind={blogKind} />;
