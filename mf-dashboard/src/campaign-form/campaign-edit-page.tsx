import { EditPage } from '../post-form/edit-form';
import { campaignKind } from './campaign-kind';

export const Component = () => <EditPage kind={campaignKind} />;
