import { useCreateCampaign, useEditedCampaign, useUpdateCampaign } from '@cyberharbour/shared-api/campaigns';
import { CampaignForm, campaignImageMissing, type Campaign } from '@cyberharbour/shared-api/contract';
import type { PostKind } from '../post-form/post-kind';
import { toField, toWire } from './local-time';

/** Times are local, as the fields hold them. */
interface CampaignFields {
  title: string;
  description: string;
  startTime: string;
  endTime: string;
  image: File | null;
  imageAlt: string;
  imageFocus: string;
}

/** All that is particular to the form of a campaign. */
export const campaignKind: PostKind<{ post: Campaign; fields: CampaignFields; body: CampaignForm }> = {
  name: 'campaign',
  title: 'Campaign',
  lede: 'A small promise, kept by a lot of people at once.',
  titleHint: 'A small promise that many people can keep.',
  text: { name: 'description', label: 'Description', hint: 'What people do, where, and what to bring.', rows: 10 },
  times: [
    { name: 'startTime', label: 'Start', hint: 'In your own time zone.' },
    { name: 'endTime', label: 'End', hint: 'After the start.' },
  ],
  picture: { label: 'Image', missing: campaignImageMissing },

  empty: { title: '', description: '', startTime: '', endTime: '', image: null, imageAlt: '', imageFocus: '' },
  fieldsOf: ({ title, description, startTime, endTime, imageAlt, imageFocus }) => ({
    title,
    description,
    startTime: toField(startTime),
    endTime: toField(endTime),
    image: null,
    imageAlt: imageAlt ?? '',
    imageFocus: imageFocus ?? '',
  }),
  textOf: ({ description }) => description,
  bodyOf: ({ title, description, startTime, endTime, imageAlt, imageFocus }) => ({
    title,
    description,
    startTime: toWire(startTime),
    endTime: toWire(endTime),
    imageAlt,
    imageFocus: imageFocus || undefined,
  }),
  pictureOf: (image) => ({ image: image ?? undefined }),
  schema: CampaignForm,
  authorOf: ({ createdBy }) => createdBy,
  addressOf: (id) => `/campaigns/${id}`,

  useEdited: useEditedCampaign,
  useCreate: useCreateCampaign,
  useUpdate: useUpdateCampaign,
};
