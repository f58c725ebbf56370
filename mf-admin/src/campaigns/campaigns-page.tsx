import { PostsPage } from '../posts/posts-page';
import { campaignKind } from './campaign-kind';

export const Component = () => <PostsPage kind={campaignKind} />;
