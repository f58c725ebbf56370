import { EditPage } from '../post-form/edit-form';
import { blogKind } from './blog-kind';

export const Component = () => <EditPage kind={blogKind} />;
